import type { Colour, RegionType } from "../../data/view";
import layout from "./layout.json";
import type { Point } from "../../../../board/drawing";

/** Where everything lies, in units of a drawing of 1080 by 646. Lines are shared by the plates on both sides. */

export const BOARD = { x: 0, y: 0, width: 1080, height: 646 };
/** The disc alone, for where the panels in the corners have no room. */
export const DISC = { x: 246, y: 0, width: 644, height: 646 };
export const CENTRE: Point = [540, 322];
export const CRATER = 52;

interface Anchors {
  ring: string[];
  type: RegionType;
  heap: Point;
  count: Point;
  machines: Point[];
  alone: Point;
  parasites: Point[];
  wonder: Point;
}

export interface Plate extends Anchors {
  id: string;
  polygon: Point[];
  path: string;
}

export interface Crater {
  id: string;
  colour: Colour;
  at: Point;
  /** Where its sign is, on the outer side. */
  sign: Point;
  rim: string[];
  regions: string[];
}

const LINES = layout.lines as Record<string, number[]>;
const NODE_AT = layout.nodes as unknown as Record<string, Point>;
const ANCHORS = layout.regions as unknown as Record<string, Anchors>;
const PITS = layout.craters as unknown as Record<string, Omit<Crater, "id">>;
const PILES = layout.piles as unknown as Record<Colour, Point>;

function points(flat: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) found.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  return found;
}

/** The line from one node to a neighbour; a straight one where the board has none. */
export function lineBetween(from: string, to: string): Point[] {
  const ahead = LINES[`${from}-${to}`];
  if (ahead !== undefined) return points(ahead);
  const back = LINES[`${to}-${from}`];
  return back === undefined ? [nodeAt(from), nodeAt(to)] : points(back).toReversed();
}

export function pathOf(some: readonly Point[], closed = false): string {
  return `M${some.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

export const NODES: readonly string[] = Object.keys(NODE_AT);

export function nodeAt(id: string): Point {
  return NODE_AT[id] ?? CENTRE;
}

export function isNode(id: string): boolean {
  return id in NODE_AT;
}

export const CRACKS: string = Object.values(LINES)
  .map((flat) => pathOf(points(flat)))
  .join("");

export const PLATES: Plate[] = Object.entries(ANCHORS).map(([id, anchors]) => {
  const { ring } = anchors;
  const polygon = ring.flatMap((node, i) => lineBetween(node, ring[(i + 1) % ring.length] ?? node).slice(1));
  return { id, ...anchors, polygon, path: pathOf(polygon, true) };
});

const BY_ID = new Map(PLATES.map((plate) => [plate.id, plate]));

export function plateOf(id: string): Plate | undefined {
  return BY_ID.get(id);
}

export const CRATERS: Crater[] = Object.entries(PITS).map(([id, pit]) => ({ id, ...pit }));

export function craterOf(id: string): Crater | undefined {
  return CRATERS.find((crater) => crater.id === id);
}

/** The way of the Colossus over the rim, crater by crater, clockwise or back. */
export function rimPath(from: string, steps: number): string | null {
  const start = CRATERS.findIndex(({ id }) => id === from);
  if (start < 0 || steps === 0) return null;
  const [turn, count] = [Math.sign(steps), Math.abs(steps)];
  const stops = Array.from(
    { length: count + 1 },
    (_, i) => (start + turn * i + CRATERS.length * count) % CRATERS.length,
  );
  const [[x, y] = CENTRE, ...others] = stops.map((stop) => CRATERS[stop]?.at ?? CENTRE);
  const radius = Math.hypot(x - CENTRE[0], y - CENTRE[1]).toFixed(1);
  return `M${x} ${y}${others.map(([a, b]) => `A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${a} ${b}`).join("")}`;
}

/** The places of the Machines of a plate: alone in the middle, two side by side, the third in front. */
export function machineSpots({ machines, alone }: Plate, count: number): readonly Point[] {
  return count === 1 ? [alone] : machines;
}

export function pileAt(colour: Colour): Point {
  return PILES[colour];
}

/** How far the Seekers on one node lean, in degrees: fanned out, so that their shields do not cover each other. */
export function leanAngles(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 46);
}

/** The shortest way along the lines; both ends included, empty where there is none. */
export function wayBetween(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    if (node === to) break;
    for (const next of NEIGHBOURS.get(node) ?? [])
      if (!before.has(next)) {
        before.set(next, node);
        queue.push(next);
      }
  }
  if (!before.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0] ?? from) ?? from);
  return way;
}

const NEIGHBOURS = new Map<string, string[]>();
for (const name of Object.keys(LINES)) {
  const [a = "", b = ""] = name.split("-");
  NEIGHBOURS.set(a, [...(NEIGHBOURS.get(a) ?? []), b]);
  NEIGHBOURS.set(b, [...(NEIGHBOURS.get(b) ?? []), a]);
}
