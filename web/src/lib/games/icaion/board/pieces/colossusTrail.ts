import { CRATERS, type Crater } from "../land/geometry";

const LONGEST = 2.3; // times a piece's usual way: then the next step of its scene begins

/** How much longer than other pieces the Colossus is on its way: the more craters, the longer. */
export function colossusPace(steps: number): number {
  return Math.min(LONGEST, Math.max(1, Math.abs(steps)));
}

/** The craters the Colossus comes to, one after another; none where the board has no such crater. */
export function cratersOnTheWay(previous: string, steps: number): Crater[] {
  const start = CRATERS.findIndex(({ id }) => id === previous);
  if (start < 0) return [];
  return Array.from({ length: Math.abs(steps) }, (_, i) => {
    const at = start + Math.sign(steps) * (i + 1);
    return CRATERS[((at % CRATERS.length) + CRATERS.length) % CRATERS.length] as Crater;
  });
}
