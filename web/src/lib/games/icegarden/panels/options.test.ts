import { expect, test } from "vitest";
import type { Texts } from "../../../texts/texts.svelte";
import icons from "../icons.json";
import { shortPiece, buriesAll, isDrawn, headingOf, optionIcon } from "./options";

test("what would bring Dead Snow to its limit is asked for twice", () => {
  const snow = { at: 17, limit: 18 };
  expect(["raise", "upgrade", "summon", "done"].filter((key) => buriesAll(key, snow))).toEqual([
    "raise",
    "upgrade",
    "summon",
  ]);
  expect(buriesAll("raise", { at: 16, limit: 18 })).toBe(false);
});

test("options have signs that are drawn, ways out are plain buttons", () => {
  const keys = [
    ..."attack discard_token exchange keep raise reputation summon upgrade".split(" "),
    ..."absorb close_region faun move_charm nightmare piper plunder recruit tower"
      .split(" ")
      .map((use) => `use:${use}`),
    ..."field:making ability:speed unit:faun piece:marker@sails piece:crab@sails target:nation@sails".split(" "),
    ..."jump:2 take:gold give:m2 up:0 down:3 level:1".split(" "),
  ];
  expect(keys.filter((key) => !(optionIcon(key) in icons))).toEqual([]);
  expect(keys.every(isDrawn)).toBe(true);
  expect(["done", "pass"].some(isDrawn)).toBe(false);
});

const texts = { name: (_: string, value: unknown) => `the ${String(value)}` } as unknown as Texts;
const option = (message: string, params: Record<string, unknown>) => ({ key: "x", group: "x", message, params });

test("a piece is told in a few words: a marker by its region, a unit by its name, and how many there are", () => {
  const piece = (params: Record<string, unknown>) => shortPiece({ texts }, option("option-piece", params));
  expect(piece({ piece: "marker", region: "fire", count: 3 })).toEqual({ name: "", region: "fire", count: "×3" });
  expect(piece({ piece: "crab", region: "fire", count: 1 })).toEqual({ name: "the crab", region: "fire", count: "" });
  expect(shortPiece({ texts }, option("option-region", { region: "fire" }))).toBeUndefined();
});

test("only what can be killed stands under the name of its region", () => {
  expect(headingOf({ texts }, option("option-target-nation", { region: "fire" }))).toBe("the fire");
  expect(headingOf({ texts }, option("option-region", { region: "fire" }))).toBeUndefined();
});
