/** Where the things are that the teacher points at. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LEAST = 8; // pixels of something that must be in sight to be pointed at
const AROUND = 6; // pixels between it and its ring
const HARDLY = 0.5; // of something: less of it is not pointed at,
const ENOUGH = 60 * 60; // unless it is so large
const NAMES = ["data-place", "data-target", "data-about", "data-point"];

function common(one: Box, other: Box): Box | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return right - left < LEAST || bottom - top < LEAST ? null : { left, top, right, bottom };
}

/** The part of something that is in sight: not of what is scrolled or moved away, and not of what hardly is. */
function inSight(thing: Element): Box | null {
  const whole = thing.getBoundingClientRect();
  let seen: Box | null = whole;
  for (let around = thing.parentElement; around !== null && seen !== null; around = around.parentElement)
    if (around.matches(".scrolls, .board")) seen = common(seen, around.getBoundingClientRect());
  seen = seen === null ? null : common(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return area(seen) < Math.min(HARDLY * area(whole), ENOUGH) ? null : seen;
}

/** What goes by a name on the board or elsewhere, as far as it is drawn: the first of several. */
function named(name: string): Box | null {
  const things = document.querySelectorAll(NAMES.map((kind) => `[${kind}="${CSS.escape(name)}"]`).join());
  for (const thing of things) {
    const box = inSight(thing);
    if (box !== null) return box;
  }
  return null;
}

/** Boxes around all that is pointed at. */
export function pointedAt(names: readonly string[]): Box[] {
  const boxes = [...new Set(names)].map(named).filter((box) => box !== null);
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left - AROUND,
    top: top - AROUND,
    right: right + AROUND,
    bottom: bottom + AROUND,
  }));
}

export function sameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  const close = (one: Box, other: Box | undefined) =>
    other !== undefined &&
    Math.abs(one.left - other.left) + Math.abs(one.top - other.top) < 1 &&
    Math.abs(one.right - other.right) + Math.abs(one.bottom - other.bottom) < 1;
  return some.length === others.length && some.every((one, i) => close(one, others[i]));
}

function area(box: Box | null): number {
  return box === null ? 0 : (box.right - box.left) * (box.bottom - box.top);
}
