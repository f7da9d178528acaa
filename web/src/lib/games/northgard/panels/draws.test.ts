import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headed } from "./draws";

test("an action has a short name, and what it means stands below", () => {
  expect(headed("Wait: set a card aside")).toEqual({ name: "Wait", more: "set a card aside" });
  expect(headed("Pass for this year")).toEqual({ name: "Pass for this year", more: "" });
});

test.each(["en", "pl", "cs", "uk"])("in %s every action has such a name: six stand beside four cards", (language) => {
  const file = new URL(`../../../../../../src/longhall/locale/${language}/northgard/choices.ftl`, import.meta.url);
  const messages = readFileSync(file, "utf8");
  for (const action of ["wait", "replace", "remove", "upgrade"]) {
    const [, text = ""] = new RegExp(`^option-${action} = (.+)$`, "m").exec(messages) ?? [];
    const { name, more } = headed(text);
    expect(more, action).not.toBe("");
    expect(name.length, name).toBeLessThan(17);
  }
});
