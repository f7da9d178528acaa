import { expect, test } from "vitest";
import { band, line, rowAt, steps } from "./curve";

const frame = { x: (n: number) => 10 * n, y: (value: number) => 100 - 100 * value };
const curve = [
  { n: 0, chances: [0.5, 0.5], errors: [0.1, 0.1] },
  { n: 4, chances: [0.95, 0.05], errors: [0.1, 0.1] },
];

test("a line goes through the chances of its seat", () => {
  expect(line(frame, curve, 1)).toBe("M0 50L40 95");
});

test("a band stays between never and certain", () => {
  expect(band(frame, curve, 0)).toBe("M0 40L40 0L40 15L0 60Z");
});

test("a score stays as it is until it changes, to the end", () => {
  const scores = [
    { n: 0, totals: [0] },
    { n: 3, totals: [1] },
  ];
  expect(steps(frame, scores, 0, 5)).toBe("M0 100H30V0H50");
});

test("a moment between two known ones is as the one before", () => {
  expect(rowAt(curve, 3)).toBe(curve[0]);
  expect(rowAt(curve, 4)).toBe(curve[1]);
});
