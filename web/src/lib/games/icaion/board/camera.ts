import type { Target } from "./choosing/targets";
import { type Point } from "../../../board/drawing";
import { DISC, plateOf } from "./land/geometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 300; // units one sees around the Seeker, however near everything is
const MANY = 16; // places, from which on the whole disc is shown
const RAILS = 60; // units at the foot of a phone's board that its rails cover
const FRAMED: readonly Target["kind"][] = ["node", "action", "region", "parasites", "pile"];

/** The disc and the rails below it. */
export const PHONE: Box = { ...DISC, height: DISC.height + RAILS };

/** What a phone shows of the board: what may be chosen and the Seeker, with room for the rails. */
export function framed(offered: readonly Target[], own: Point | null): Box {
  const chosen = offered.filter(({ kind }) => FRAMED.includes(kind));
  if (chosen.length === 0 || chosen.length > MANY || chosen.length < offered.length) return PHONE;
  const points = [...chosen.flatMap(outline), ...(own === null ? [] : [own])];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - 40, Math.max(...xs) + 40];
  const [top, bottom] = [Math.min(...ys) - 60, Math.max(...ys) + 80];
  const [width, height] = [Math.max(LEAST, right - left), Math.max(LEAST, bottom - top)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

function outline({ kind, at, about }: Target): readonly Point[] {
  return kind === "region" ? (plateOf(about)?.polygon ?? [at]) : [at];
}
