import type { Target } from "./choosing/targets";
import { type Point } from "../../../board/drawing";
import { crystals, type IcaionView } from "../data/view";
import { DISC, plateOf } from "./land/geometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 300; // units one sees around the Seeker, however near everything is
const MANY = 16; // places, from which on the whole disc is shown
const RAILS = 0.15; // of the height of a phone's board, which each row of rails at its foot covers
const LOWEST = 66; // units below the disc, of which the rails may cover the rim of a crater
const FRAMED: readonly Target["kind"][] = ["node", "action", "region", "parasites", "pile"];

/** With the rails below it, and no farther out than the disc. */
function aboveRails({ x, y, width, height }: Box, rows: number): Box {
  const within = (at: number, size: number, from: number, room: number) =>
    Math.min(Math.max(at, from), Math.max(from, from + room - size));
  return {
    x: within(x, width, DISC.x, DISC.width),
    y: within(y, height, DISC.y, DISC.height),
    width,
    height: height / (1 - RAILS * rows),
  };
}

/** The whole disc. */
export const PHONE: Box = { ...DISC, height: DISC.height + LOWEST };

/** The same above so many rows of rails. */
function whole(rows: number): Box {
  return rows === 1 ? PHONE : { ...PHONE, height: DISC.height / (1 - RAILS * rows) };
}

/**
 * What a phone shows of the board above its rails: what may be chosen and the Seeker. While its owner chooses something
 * that is not on the board, such as a cage, the Seeker alone: the camera does not jump out and back within a turn.
 * `rows`: of rails.
 */
export function phoneBox(offered: readonly Target[], own: Point | null, rows = 1): Box {
  const chosen = offered.filter(({ kind }) => FRAMED.includes(kind));
  if (chosen.length > MANY || chosen.length < offered.length) return whole(rows);
  const points = [...chosen.flatMap(outline), ...(own === null ? [] : [own])];
  if (points.length === 0) return whole(rows);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - 40, Math.max(...xs) + 40];
  const [top, bottom] = [Math.min(...ys) - 60, Math.max(...ys) + 30];
  const [width, height] = [Math.max(LEAST, right - left), Math.max(LEAST * (1 - RAILS * rows), bottom - top)];
  return aboveRails({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, rows);
}

const BESIDE = 11; // crystals in cages for which there is room beside the events

/** How many rows the rails of a phone take: many cages get one of their own. */
export function railRows(view: IcaionView | null): number {
  const cages = view?.players[view.seat ?? view.turn ?? 0]?.cages ?? [];
  return cages.reduce((sum, qoam) => sum + Math.max(1, crystals(qoam).length) + 1, 0) > BESIDE ? 2 : 1;
}

function outline({ kind, at, about }: Target): readonly Point[] {
  return kind === "region" ? (plateOf(about)?.polygon ?? [at]) : [at];
}
