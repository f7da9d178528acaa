import type { Tally } from "../protocol/generated";

/** Matches counted together: all of a game, or those as one role or at tables of one size. */
export interface Count {
  key: string;
  matches: number;
  wins: number;
  /** The mean of the places. */
  average: number;
}

/** The tallies by what `key` says of each, those with the most matches first; those with an empty key are left out. */
export function counted(tallies: readonly Tally[], key: (tally: Tally) => string): Count[] {
  const found = new Map<string, Count & { places: number }>();
  for (const tally of tallies) {
    const name = key(tally);
    if (name === "") continue;
    const sum = found.get(name) ?? { key: name, matches: 0, wins: 0, places: 0, average: 0 };
    sum.matches += tally.matches;
    sum.wins += tally.wins;
    sum.places += tally.places;
    sum.average = sum.places / sum.matches;
    found.set(name, sum);
  }
  return [...found.values()].sort((a, b) => b.matches - a.matches || a.key.localeCompare(b.key));
}
