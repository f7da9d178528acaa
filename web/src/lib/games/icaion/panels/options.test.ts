import { expect, test } from "vitest";
import { beside } from "./options";

test("the Grey of an Eradicate and the Green of a card are told once, what else pays for it besides", () => {
  expect(beside("grey", { grey: -2 })).toBeUndefined();
  expect(beside("grey", { grey: -1, brown: -1 })).toEqual({ brown: -1 });
  expect(beside("green", { green: -2 })).toBeUndefined();
  expect(beside("green", undefined)).toBeUndefined();
});
