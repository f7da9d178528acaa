import { expect, test } from "vitest";
import { freeCorner } from "./places";

const BOARD = { left: 0, top: 0, right: 1000, bottom: 600 };
const WORDS = { width: 300, height: 150 };
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 80 });

test("words stay where they are as long as they cover nothing", () => {
  expect(freeCorner(BOARD, WORDS, [at(500, 300)], [], "top-right")).toBe("top-right");
});

test("words never cover what they point at, if there is another corner", () => {
  expect(freeCorner(BOARD, WORDS, [at(20, 500)], [], "bottom-left")).toBe("bottom-right");
  expect(freeCorner(BOARD, WORDS, [at(20, 500), at(900, 500)], [], "bottom-left")).toBe("top-left");
});

test("rather than what they point at they cover something else", () => {
  const others = [at(900, 20), at(20, 20), at(900, 500)];
  expect(freeCorner(BOARD, WORDS, [at(20, 500)], others, "bottom-left")).not.toBe("bottom-left");
});
