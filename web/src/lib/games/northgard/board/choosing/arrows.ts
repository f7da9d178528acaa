import type { Point } from "../land/geometry";
import { dot } from "../land/outline";

/** A bent arrow between two points, with room left at both ends, its head and its middle. */
export interface Arrow {
  path: string;
  head: string;
  middle: Point;
}

const [AWAY, HEAD] = [20, 17];

export function arrow([ax, ay]: Point, [bx, by]: Point): Arrow {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const bend = Math.min(46, length * 0.2) * (bx >= ax ? -1 : 1);
  const [cx, cy]: Point = [(ax + bx) / 2 - (bend * (by - ay)) / length, (ay + by) / 2 + (bend * (bx - ax)) / length];
  const from = toward([ax, ay], [cx, cy], AWAY);
  const tip = toward([bx, by], [cx, cy], AWAY);
  const neck = toward(tip, [cx, cy], HEAD);
  const [ux, uy] = [(tip[0] - neck[0]) / HEAD, (tip[1] - neck[1]) / HEAD];
  const wing = (side: number): Point => [neck[0] - side * uy * 10.5 - ux * 3, neck[1] + side * ux * 10.5 - uy * 3];
  return {
    path: `M${dot(from)}Q${dot([cx, cy])} ${dot(neck)}`,
    head: `M${dot(tip)}L${dot(wing(1))}L${dot(neck)}L${dot(wing(-1))}Z`,
    middle: [(from[0] + 2 * cx + tip[0]) / 4, (from[1] + 2 * cy + tip[1]) / 4],
  };
}

function toward([ax, ay]: Point, [bx, by]: Point, distance: number): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) * distance) / length, ay + ((by - ay) * distance) / length];
}
