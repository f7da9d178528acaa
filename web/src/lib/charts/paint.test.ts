import { expect, test } from "vitest";
import { paint } from "./paint";

test("of as many sources of points as a game may have, each has a fill of its own", () => {
  const fills = Array.from({ length: 40 }, (_, series) => paint(series));
  expect(new Set(fills.map(({ tone, pattern }) => `${tone} ${pattern}`)).size).toBe(40);
  expect(fills.every(({ pattern }, i) => i % 10 === 0 || pattern !== fills[i - 1]!.pattern)).toBe(true);
});
