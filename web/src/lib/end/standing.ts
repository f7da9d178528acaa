import type { Period } from "../games/periods";
import type { ResultInfo } from "../protocol/generated";

/** What a result says, put in order. `places` are by seat; several seats may share one. */

export interface Step {
  place: number;
  seats: number[];
}

/** The places with those who share them, the first place first. */
export function podiumSteps(places: readonly number[]): Step[] {
  const found = new Map<number, number[]>();
  for (const [seat, place] of places.entries()) found.set(place, [...(found.get(place) ?? []), seat]);
  return [...found.entries()].sort(([a], [b]) => a - b).map(([place, seats]) => ({ place, seats }));
}

/** How a podium stands: the first place in the middle, the second to its left, the third to its right. */
export function onPodium(all: readonly Step[]): Step[] {
  const [first, second, third] = all;
  return [second, first, third].filter((step) => step !== undefined);
}

/** All seats, the best first; by number where there are no places. */
export function ranking(places: readonly number[], seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}

/** Where points came from or went to, of any seat; the sum is not a source. */
export function scoreSources(scores: ResultInfo["scores"]): string[] {
  const names = new Set(scores.flatMap((score) => Object.keys(score)));
  return [...names].filter((name) => name !== "total" && scores.some((score) => score[name]));
}

/** The periods, and what was counted only at the end as one more, so that the sums are the totals. */
export function withFinalCount(periods: readonly Period[], totals: readonly number[], label: string): Period[] {
  const rest = totals.map((total, seat) => total - periods.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  return rest.some((points) => points !== 0) ? [...periods, { label, points: rest }] : [...periods];
}
