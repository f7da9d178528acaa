import { expect, test } from "vitest";
import { besideGrey } from "./options";

test("the Grey of an Eradicate is told once, what else pays for it besides", () => {
  expect(besideGrey({ grey: -2 })).toBeUndefined();
  expect(besideGrey({ grey: -1, brown: -1 })).toEqual({ brown: -1 });
  expect(besideGrey(undefined)).toBeUndefined();
});
