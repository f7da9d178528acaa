import { expect, test } from "vitest";
import { CRATERS } from "../land/geometry";
import { colossusPace, cratersOnTheWay } from "./colossusTrail";

const ids = CRATERS.map(({ id }) => id);

test("the Colossus comes to one crater after another, over the first again and back", () => {
  const [first, second, , , last] = ids;
  expect(cratersOnTheWay(last!, 2).map(({ id }) => id)).toEqual([first, second]);
  expect(cratersOnTheWay(first!, -1).map(({ id }) => id)).toEqual([last]);
  expect(cratersOnTheWay("elsewhere", 2)).toEqual([]);
});

test("a longer way takes longer, but not longer than the step of the scene", () => {
  expect([1, -2, 3].map(colossusPace)).toEqual([1, 2, 2.3]);
});
