import type { Point } from "./geometry";
import type { RegionSites } from "./sites";

/** Something that takes room on the map: half its width and half its height around its middle. */
export interface Footprint {
  at: Point;
  width: number;
  height: number;
}

/** Half the sizes of what stands on the map, as it is drawn from afar, with its number. */
export const BANNER = { width: 38, height: 36 };
export const BEAST = { width: 30, height: 24 };

const COVERING = 4; // the price of a unit that covers somebody else
const PRINTED = 1; // or something printed on the land
const EDGE = 1.5; // or the edge of the land
const BODY = 20; // the room somebody takes on the ground
const FAR_OFF = 0.1; // the price of a unit away from where it would stand alone

/** How deep two things reach into each other; 0 where they are clear. */
export function overlap(a: Footprint, b: Footprint): number {
  const x = a.width + b.width - Math.abs(a.at[0] - b.at[0]);
  const y = a.height + b.height - Math.abs(a.at[1] - b.at[1]);
  return Math.max(0, Math.min(x, y));
}

/**
 * Where something stands in its land: at the place it would like to have, or, where others are in the way, at the
 * clearest one there is.
 */
export function clearSpot(
  wished: Footprint,
  regions: readonly RegionSites[],
  others: readonly Footprint[],
): { at: Point; region: RegionSites | undefined } {
  const covered = (at: Point): number => {
    let sum = 0;
    for (const other of others) sum += overlap({ ...wished, at }, other);
    return sum;
  };
  let least = COVERING * covered(wished.at);
  let found: { at: Point; region: RegionSites | undefined } = { at: wished.at, region: undefined };
  if (least === 0) return found;
  for (const region of regions) {
    const { xs, ys, rooms } = region.ground;
    const printed = region.sites.filter(({ thing }) => thing === "slot" || thing === "symbol" || thing === "lair");
    for (let i = 0; i < xs.length; i++) {
      const [x, y] = [xs[i] as number, ys[i] as number];
      let price = FAR_OFF * Math.hypot(x - wished.at[0], y - wished.at[1]);
      price += EDGE * Math.max(0, BODY - (rooms[i] as number));
      if (price >= least) continue;
      for (const { at, radius } of printed) {
        price += PRINTED * Math.max(0, BODY + radius - Math.hypot(x - at[0], y - at[1]));
      }
      if (price >= least) continue;
      price += COVERING * covered([x, y]);
      if (price < least) [least, found] = [price, { at: [x, y], region }];
    }
  }
  return found;
}
