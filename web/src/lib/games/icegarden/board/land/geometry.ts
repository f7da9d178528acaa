import layout from "./layout.json";
import type { Point } from "../../../../board/drawing";

/** Where everything lies, in units of a drawing of 1080 by 646. Lines are shared by the regions on both sides. */

export interface Anchors {
  ring: string[];
  name: string;
  plaque: Point;
  /** Where the short form of the plaque lies, for those who look from afar; else in its place. */
  seal?: Point;
  /** Where the name is written for those who look from afar, where somebody stands above the plaque. */
  afar?: Point;
  camps: Point[];
  charm: Point;
  nation: Point;
  tower: Point;
  nightmares: Point[];
  vuko: Point;
  thorn: Point;
  tint: string[];
}

export const BOARD = { x: 0, y: 0, width: 1080, height: 646 };
export const MAP = { x: 126, y: 110, width: 724, height: 504 };
/** The map with room for what lies over its edges on a phone. */
export const PHONE = { x: 128, y: 84, width: 720, height: 626 };
export const FRAME = { x: 10, y: 10, width: 1060, height: 626, thickness: 20 };

const LINES = layout.lines as Record<string, number[]>;
const ANCHORS = layout.regions as unknown as Record<string, Anchors>;

function line(name: string): Point[] {
  const reversed = name.startsWith("-");
  const flat = LINES[reversed ? name.slice(1) : name] ?? [];
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) points.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  return reversed ? points.toReversed() : points;
}

export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

export interface Region extends Anchors {
  id: string;
  polygon: Point[];
  path: string;
}

export const LANDS: Region[] = Object.entries(ANCHORS).map(([id, anchors]) => {
  const polygon = anchors.ring.flatMap((name) => line(name).slice(1));
  return { id, ...anchors, polygon, path: pathOf(polygon) };
});

const BY_ID = new Map(LANDS.map((land) => [land.id, land]));

export function landOf(id: string): Region | undefined {
  return BY_ID.get(id);
}

/** Borders on land, each once. */
export const BORDERS: string[] = Object.keys(LINES)
  .filter((name) => !name.startsWith("~"))
  .map((name) => pathOf(line(name), false));

export const LANES = [
  { between: ["isle", "sails"], path: "M230 208C250 182 270 178 296 194" },
  { between: ["isle", "fire"], path: "M238 312C248 324 254 322 268 316" },
  { between: ["isle", "snakes"], path: "M194 356C202 400 226 436 256 456" },
  { between: ["fjords", "zym"], path: "M820 246C846 300 846 400 812 448" },
];

/** Where somebody without a better place stands: the middle of a region below its plaque. */
export function standingPoint(id: string): Point {
  const land = landOf(id);
  return land === undefined ? [0, 0] : [land.plaque[0], land.plaque[1] + 44];
}

/** Distance to the nearest corner of a border: corners are close together. */
export function distanceTo([x, y]: Point, polygon: readonly Point[]): number {
  return Math.min(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)));
}

// -- tracks ----------------------------------------------------------------------------------------------------------

const SHIP_X = [170, 234, 298, 376, 440, 504, 582, 646, 724, 788];
export const SHIP_Y = 82;

/** The ship of a field of the initiative track, counted from 1. */
export function shipAt(field: number): Point {
  return [SHIP_X[field - 1] ?? 0, SHIP_Y];
}

export const STEP = 21.3;
export const STAIR = { x: 34, y: 36, width: 88, height: 574 };

/** The middle of the first marker on a field of the reputation track; 0 is the safe zone. */
export function stairAt(field: number): Point {
  return field === 0 ? [56, 62] : [52, 101.7 + STEP * (field - 1)];
}

export const PLATE = { x: 850, y: 36, width: 190, height: 70.6, gap: 1.6 };

/** The upper left corner of the plate of an action field, in the basic order. */
export function plateAt(index: number): Point {
  return [PLATE.x, PLATE.y + index * (PLATE.height + PLATE.gap)];
}

export function spaceAt(index: number, space: number): Point {
  const [x, y] = plateAt(index);
  return [x + 22 + 27 * space, y + 51];
}

/** The cells of Dead Snow, clockwise from the upper left: a third above, a sixth right, a third below, a sixth left. */
export function snowCells(limit: number): { x: number; y: number; width: number; height: number }[] {
  const { x, y, width, height, thickness } = FRAME;
  const [long, short] = [Math.round(limit / 3), Math.round(limit / 6)];
  const [w, h] = [width / long, (height - 2 * thickness) / short];
  const row = (n: number) => Array.from({ length: n }, (_, i) => i);
  return [
    ...row(long).map((i) => ({ x: x + i * w, y, width: w, height: thickness })),
    ...row(short).map((i) => ({ x: x + width - thickness, y: y + thickness + i * h, width: thickness, height: h })),
    ...row(long).map((i) => ({
      x: x + width - (i + 1) * w,
      y: y + height - thickness,
      width: w,
      height: thickness,
    })),
    ...row(short).map((i) => ({ x, y: y + height - thickness - (i + 1) * h, width: thickness, height: h })),
  ];
}

/** Whether a point lies on one of the plaques, where they are largest: a flake there would be read as part of a number. */
export function isOnPlaque(x: number, y: number): boolean {
  return LANDS.some(({ plaque: [px, py] }) => Math.abs(x - px) < 90 && Math.abs(y - py) < 34);
}
