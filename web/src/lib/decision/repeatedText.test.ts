import { expect, test } from "vitest";
import { isRepeated } from "./repeatedText";

const CARD = "Pier van Dyken Goal: 4 charm places  absorbed by the Thorn.\u2060 Crab, Rat Piper";

test("a slip with the words of the card itself adds nothing", () => {
  expect(isRepeated(["Goal: 4 charm places absorbed by the Thorn."], CARD)).toBe(true);
  expect(isRepeated(["goal: 4 charm places", "Rat Piper"], CARD)).toBe(true);
});

test("one more sentence, or a bare number, is worth a slip", () => {
  expect(isRepeated(["Goal: 4 charm places absorbed by the Thorn.", "He starts with 4 gold."], CARD)).toBe(false);
  expect(isRepeated(["4"], CARD), "of what?").toBe(false);
  expect(isRepeated([], CARD)).toBe(false);
});
