import type { Point } from "../../../../board/drawing";
import type { Anchors } from "./geometry";

/** How large the names of the lands are written: each along its own line, from end to end of which it must fit. */

const STEPS = 24;

/** The length of a line such as `M352 186Q430 150 556 172`. */
export function lengthOf(line: string): number {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (t: number) =>
    [
      x0 * (1 - t) ** 2 + 2 * x1 * t * (1 - t) + x2 * t ** 2,
      y0 * (1 - t) ** 2 + 2 * y1 * t * (1 - t) + y2 * t ** 2,
    ] as const;
  let length = 0;
  for (let i = 1; i <= STEPS; i++) {
    const [[ax, ay], [bx, by]] = [at((i - 1) / STEPS), at(i / STEPS)];
    length += Math.hypot(bx - ax, by - ay);
  }
  return length;
}

/** How wide a letter is on average, of its size and with the space after it, in the names that have the widest. */
export const LETTER_WIDTH = { latin: 0.53, cyrillic: 0.64 };

export function nameSize(text: string, line: string): number {
  const most = text.length > 21 ? 13 : text.length > 15 ? 14.5 : 17;
  const width = /\p{Script=Cyrillic}/u.test(text) ? LETTER_WIDTH.cyrillic : LETTER_WIDTH.latin;
  return Math.min(most, lengthOf(line) / (text.length * width));
}

const LINE = 16; // letters that fit above a plaque from afar

/** A name in one line, or in two of about the same length. */
export function nameLines(text: string): string[] {
  if (text.length <= LINE) return [text];
  const breaks = [...text].flatMap((letter, i) => (letter === " " ? [i] : []));
  const middle = breaks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

export const FAR_LINE_HEIGHT = 20; // a line of a name from afar
const ABOVE = 27; // units from the middle of a plaque, where hardly anybody stands

/** The middle of the first line of a name from afar: above the plaque, or where the land has room for it. */
export function farNamePoint({ plaque, seal = plaque, afar }: Anchors, lines: number): Point {
  if (afar !== undefined) return afar;
  return [seal[0], seal[1] - ABOVE - (lines - 1) * FAR_LINE_HEIGHT];
}
