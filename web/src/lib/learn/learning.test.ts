import { expect, test } from "vitest";
import type { TryVerdict } from "../protocol/generated";
import { comparisonOf, Progress } from "./learning.svelte";

const verdict = (tried: number): TryVerdict => ({
  line: [],
  better: [],
  tried,
  best: 0.5,
  played: 0.3,
  behind: [0.5 - tried, 0.02],
  ahead: [tried - 0.3, 0.02],
  same: false,
  solved: tried >= 0.48,
  reasons: [],
});

test("a difference no larger than its error is none; what is the same is so whatever its numbers", () => {
  expect([0.4, 0.31, 0.29, 0.2].map((tried) => comparisonOf(verdict(tried)))).toEqual([
    "better",
    "equal",
    "equal",
    "worse",
  ]);
  expect(comparisonOf({ same: true, ahead: [0, 0] })).toBe("same");
});

test("of several tries at a position the best one counts, and a position that was skipped has none", () => {
  const progress = new Progress();
  for (const tried of [0.3, 0.5, 0.2]) progress.note(7, verdict(tried));
  expect(progress.of(7)?.tried).toBe(0.5);
  expect(progress.of(8)).toBeUndefined();
});
