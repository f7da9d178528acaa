import type { PlacePreview } from "../data/view";
import type { RegionPreview } from "../generated";
import { familyOf } from "./options";

/** A seat's hold on a region: place 0 is none. */
export interface Hold {
  influence: number;
  place: number;
  tied: boolean;
  receives: boolean;
}

/** A region in which a choice would change something for whoever makes it. */
export interface ChangedRegion {
  region: string;
  /** Whether the option bears its name. */
  named: boolean;
  /** Whether only the place is worth telling: neighbours break a tie. */
  only: boolean;
  before: Hold;
  /** As Vuko's visit will leave it. */
  after: Hold;
  /** Until he comes, where that is something else. */
  untilVuko?: Hold;
  needed: number;
}

const MOST_ELSEWHERE = 2;

function holdOf(seat: number, places: readonly PlacePreview[]): Hold {
  const i = places.findIndex((place) => place.seat === seat);
  const found = places[i];
  if (found === undefined) return { influence: 0, place: 0, tied: false, receives: true };
  return {
    influence: found.influence,
    place: i + 1,
    tied: places.some((other) => other !== found && other.influence === found.influence),
    receives: found.receives,
  };
}

function differ(one: Hold, other: Hold): boolean {
  return one.influence !== other.influence || one.place !== other.place;
}

/** What is certain to follow counts: a place that Vuko will take away is told as such. */
function laterHold(seat: number, region: RegionPreview): Pick<ChangedRegion, "after" | "untilVuko" | "needed"> {
  const now = holdOf(seat, region.after);
  if (region.then === undefined) return { after: now, needed: region.needed };
  const after = holdOf(seat, region.then);
  const needed = region.needed_then ?? region.needed;
  return differ(now, after) || now.receives !== after.receives ? { after, untilVuko: now, needed } : { after, needed };
}

/**
 * What the line below an option tells of regions: the one it names, or both that a number of pieces would go between,
 * or the only one that changes; then those in which the seat would only hold another place.
 */
export function changedFor(seat: number, key: string, regions: readonly RegionPreview[]): ChangedRegion[] {
  const [family, rest] = familyOf(key);
  const all = regions
    .filter((one) => !one.closed)
    .map((one) => ({
      region: one.region,
      named: family === "region" && one.region === rest,
      only: false,
      before: holdOf(seat, one.before),
      ...laterHold(seat, one),
    }))
    .filter((one) => differ(one.before, one.after) || differ(one.before, one.untilVuko ?? one.after));
  const named = all.find((one) => one.named);
  const first =
    family === "count" ? all.filter(gains) : named !== undefined ? [named] : regions.length === 1 ? all : [];
  const elsewhere = all
    .filter((one) => !first.includes(one) && (family === "region" || family === "count"))
    .filter(({ before, after }) => before.place !== after.place && after.place > 0)
    .slice(0, MOST_ELSEWHERE);
  return [...first, ...elsewhere].map((one) => ({ ...one, only: !first.includes(one) || !gains(one) }));
}

function gains({ before, after, untilVuko }: ChangedRegion): boolean {
  return before.influence !== (untilVuko ?? after).influence;
}
