import type { RegionType } from "../../data/view";
import { isInside, noise, type Point } from "../../../../board/drawing";
import { PLATES, type Plate } from "./geometry";

/** What grows and lies on each plate: scattered once, the same every time, clear of what is drawn over it. */

export interface Mark {
  at: Point;
  scale: number;
  turn: number;
}

const MOST: Record<RegionType, number> = { river: 9, mountain: 8, forest: 16, myst: 8, crystal: 13 };
const APART = 15;

function clear(plate: Plate, [x, y]: Point): boolean {
  const taken: Point[] = [plate.heap, plate.count, ...plate.machines];
  return taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > 19);
}

function scatter(plate: Plate, seed: number): Mark[] {
  const roll = noise(seed * 7919 + 13);
  const xs = plate.polygon.map(([x]) => x);
  const ys = plate.polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const marks: Mark[] = [];
  for (let tries = 0; tries < 160 && marks.length < MOST[plate.type]; tries++) {
    const at: Point = [left + roll() * width, top + roll() * height];
    const far = (point: Point, least: number) => Math.hypot(point[0] - at[0], point[1] - at[1]) > least;
    const turn = roll() * 2 - 1;
    if (!isInside(at, plate.polygon) || plate.polygon.some((point) => !far(point, 13))) continue;
    if (!clear(plate, at) || marks.some((mark) => !far(mark.at, APART))) continue;
    marks.push({ at, scale: 0.75 + roll() * 0.5, turn });
  }
  return marks.toSorted((a, b) => a.at[1] - b.at[1]);
}

export const MARKS: ReadonlyMap<string, Mark[]> = new Map(PLATES.map((plate, i) => [plate.id, scatter(plate, i + 1)]));
