import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionWords } from "./draws";

const texts = { has: (id: string) => id === "action-wait", say: (id: string) => id };
const option = (message: string) => ({ key: "", message, params: {}, group: "" });

test("an action has a short name, and what it means stands below", () => {
  expect(actionWords(texts, option("option-wait"))).toEqual({ name: "action-wait", more: "action-wait-text" });
  expect(actionWords(texts, option("option-pass"))).toEqual({ name: "option-pass", more: "" });
});

test.each(["en", "pl", "cs", "uk"])("in %s the names are short: six actions stand beside four cards", (language) => {
  const file = new URL(`../../../../../../src/longhall/locale/${language}/northgard/choices.ftl`, import.meta.url);
  const messages = readFileSync(file, "utf8");
  for (const action of ["wait", "replace", "remove", "upgrade"]) {
    const [, name = ""] = new RegExp(`^action-${action} = (.+)$`, "m").exec(messages) ?? [];
    expect(name.length, action).toBeGreaterThan(0);
    expect(name.length, name).toBeLessThan(17);
  }
});
