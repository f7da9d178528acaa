import { expect, test } from "vitest";
import type { PuzzleSummary } from "../protocol/generated";
import { nextPuzzle } from "./choosing";

const puzzle = (number: number, grade: number, more: Partial<PuzzleSummary> = {}): PuzzleSummary => ({
  number,
  grade,
  seats: 2,
  own: false,
  tried: false,
  solved: false,
  ...more,
});
const ALL = [puzzle(1, 5), puzzle(2, 2), puzzle(3, 3), puzzle(4, 3)];

test("the next puzzle suits the visitor, and the list goes round", () => {
  expect(nextPuzzle(ALL, 3, null)?.number).toBe(3);
  expect(nextPuzzle(ALL, 3, 3)?.number).toBe(4);
  expect(nextPuzzle(ALL, 3, 4)?.number).toBe(3);
  expect(nextPuzzle(ALL, 5, null)?.number).toBe(1);
  expect(nextPuzzle(ALL, null, null)?.number, "an easy one to begin with").toBe(2);
});

test("solved ones come last, those that were tried before them", () => {
  const some = [puzzle(1, 3, { tried: true, solved: true }), puzzle(2, 3, { tried: true }), puzzle(3, 1)];
  expect(nextPuzzle(some, 3, null)?.number).toBe(3);
  expect(nextPuzzle(some, 3, 3)?.number).toBe(2);
  expect(nextPuzzle([puzzle(1, 3, { solved: true }), puzzle(2, 3, { solved: true })], 3, 1)?.number).toBe(2);
  expect(nextPuzzle([puzzle(1, 3)], 3, 1)).toBeUndefined();
});
