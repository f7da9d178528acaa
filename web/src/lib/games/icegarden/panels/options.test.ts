import { expect, test } from "vitest";
import icons from "../icons.json";
import { buriesAll, draws, signOf } from "./options";

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
  expect(keys.filter((key) => !(signOf(key) in icons))).toEqual([]);
  expect(keys.every(draws)).toBe(true);
  expect(["done", "pass"].some(draws)).toBe(false);
});
