import { expect, test } from "vitest";
import { PLATE } from "../land/geometry";
import { activationAt, SHIELD } from "./fields";

test("the signs of Activation and the shields beside them stay on their plate, however many there are", () => {
  for (const seats of [
    [0, 0, 0, 0],
    [1, 0, 2, 1],
    [1, 1, 4, 4],
  ]) {
    const at = activationAt(seats);
    const ends = at.map((x, i) => x + SHIELD.first + (seats[i]! - 1) * SHIELD.apart + SHIELD.half);
    expect(ends.at(-1)).toBeLessThan(PLATE.width - 5);
    for (const [i, x] of at.slice(1).entries()) expect(x - 8).toBeGreaterThan(ends[i]!);
  }
});
