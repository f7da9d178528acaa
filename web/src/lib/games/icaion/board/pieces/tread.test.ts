import { expect, test } from "vitest";
import { CRATERS } from "../land/geometry";
import { colossusPace, cratersOnTheWay } from "./tread";

const ids = CRATERS.map(({ id }) => id);
const moved = (previous: string, steps: number) => ({ type: "colossus_moved", previous, steps });

test("the Colossus comes to one crater after another, over the first again and back", () => {
  const [first, second, , , last] = ids;
  expect(cratersOnTheWay(moved(last!, 2)).map(({ id }) => id)).toEqual([first, second]);
  expect(cratersOnTheWay(moved(first!, -1)).map(({ id }) => id)).toEqual([last]);
  expect(cratersOnTheWay(moved("elsewhere", 2))).toEqual([]);
});

test("a longer way takes longer, but not longer than the step of the scene", () => {
  expect([1, -2, 3].map(colossusPace)).toEqual([1, 2, 2.3]);
});
