import { isInside, type Point } from "../../../../board/drawing";
import { COLOURS, type IcaionView } from "../../data/view";
import { BOARD, machineSpots, pileAt, type Plate, plateOf } from "../land/geometry";
import { clearOfShields, shieldsOf } from "../pieces/seekers";
import { type SlipOver, slipWidth } from "./slips";
import type { Target } from "./targets";

/** Where on the board there is room for what is laid over it, so that it covers nothing one has to see. */

export interface Thing {
  at: Point;
  /** Half its width and half its height. */
  reach: Point;
  /** How much it matters that it is seen. */
  weight: number;
}

function round(at: Point, radius: number, weight = 1): Thing {
  return { at, reach: [radius, radius], weight };
}

/** What lies and stands on the board: numbers, crystals, Machines, Parasites, Wonders, Seekers, the tiles of the City. */
export function thingsOn(view: IcaionView): Thing[] {
  const shields = shieldsOf(view);
  const things = [...shields.map((at) => round(at, 17, 2)), ...COLOURS.map((colour) => round(pileAt(colour), 12))];
  for (const { region, qoam, machines, parasites, wonder } of view.regions) {
    const plate = plateOf(region);
    if (plate === undefined) continue;
    things.push(round(clearOfShields(plate.count, shields, 27), 11, 3));
    const [x, y] = plate.heap;
    if (qoam > 0) things.push({ at: [x, y - 4], reach: [9 + Math.min(qoam, 4) * 5, 16], weight: 0.5 });
    for (const spot of machineSpots(plate, machines.length).slice(0, machines.length))
      things.push(round(clearOfShields(spot, shields, 33), 15));
    for (const spot of plate.parasites.slice(0, parasites)) things.push(round(spot, 10, 3));
    if (wonder !== null) things.push(round(plate.wonder, 12));
  }
  return things;
}

/** What can be pressed, apart from the plates themselves. */
export function discsOf(targets: readonly Target[]): Thing[] {
  return targets
    .filter(({ kind, offered }) => kind !== "region" && kind !== "crater" && offered.length > 0)
    .map(({ at }) => round(at, 14, 4));
}

/** How much of what one has to see something covers. */
function covered(at: Point, [width, height]: Point, things: readonly Thing[]): number {
  let sum = 0;
  for (const { at: there, reach, weight } of things) {
    const across = width + reach[0] - Math.abs(at[0] - there[0]);
    const down = height + reach[1] - Math.abs(at[1] - there[1]);
    if (across > 0 && down > 0) sum += weight * Math.min(across, 2 * reach[0]) * Math.min(down, 2 * reach[1]);
  }
  return sum;
}

const DISC = 14; // radius
const APART = 33; // units between two discs, for fingers
const RADII = [38, 50, 62, 74];
const TURN = Math.PI / 12;

/** Places for so many discs around a node, from above clockwise. */
export function placesAround([x, y]: Point, count: number, things: readonly Thing[]): Point[] {
  const places = RADII.flatMap((radius) =>
    Array.from({ length: 24 }, (_, i): { at: Point; turn: number; cost: number } => {
      const turn = i * TURN;
      const at: Point = [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius];
      const outside = at[1] < DISC || at[1] > BOARD.height - DISC ? 1e6 : 0;
      return { at, turn, cost: covered(at, [DISC, DISC], things) + (radius - 38) * 3 + outside };
    }),
  ).sort((a, b) => a.cost - b.cost);
  const chosen: typeof places = [];
  for (const place of places)
    if (
      chosen.length < count &&
      chosen.every(({ at }) => Math.hypot(at[0] - place.at[0], at[1] - place.at[1]) >= APART)
    )
      chosen.push(place);
  return chosen.sort((a, b) => a.turn - b.turn).map(({ at }) => at);
}

const LARGER = 1.3; // slips where one looks at the whole board
const HALF_HEIGHT = 11.5 * LARGER;
const GRID = 7;

function onPlate({ polygon }: Plate): Point[] {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const found: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) if (isInside([x, y], polygon)) found.push([x, y]);
  return found;
}

/** Slips on their plates where they cover least; what is laid first is not covered by what comes after it. */
export function placeSlips(slips: readonly SlipOver[], things: readonly Thing[]): SlipOver[] {
  const all = [...things];
  return slips.map((slip) => {
    const plate = plateOf(slip.id);
    if (plate === undefined) return slip;
    const reach: Point = [(slipWidth(slip.parts) * LARGER) / 2, HALF_HEIGHT];
    const cost = (at: Point) => covered(at, reach, all) + Math.hypot(at[0] - slip.at[0], at[1] - slip.at[1]) * 3;
    const at = onPlate(plate).reduce((best, one) => (cost(one) < cost(best) ? one : best), slip.at);
    all.push({ at, reach, weight: 5 });
    return { ...slip, at };
  });
}

/** Slips that lie already. */
export function slipThings(slips: readonly SlipOver[]): Thing[] {
  return slips.map(({ at, parts }) => ({ at, reach: [(slipWidth(parts) * LARGER) / 2, HALF_HEIGHT], weight: 5 }));
}
