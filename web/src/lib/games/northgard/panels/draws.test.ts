import { expect, test } from "vitest";
import { headed } from "./draws";

test("an action has a short name, and what it means stands below", () => {
  expect(headed("Wait: set a card aside")).toEqual({ name: "Wait", more: "set a card aside" });
  expect(headed("Pass for this year")).toEqual({ name: "Pass for this year", more: "" });
});
