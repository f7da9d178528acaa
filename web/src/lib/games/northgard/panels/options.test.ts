import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Stage } from "../../../net/stage.svelte";
import type { OptionInfo } from "../../../protocol/generated";
import { turnActionText, isPointlessTrade } from "./options";

const texts = { has: (id: string) => id === "action-wait", say: (id: string) => id };
const option = (message: string) => ({ key: "", message, params: {}, group: "" });

test("an action has a short name, and what it means stands below", () => {
  expect(turnActionText(texts, option("option-wait"))).toEqual({ name: "action-wait", more: "action-wait-text" });
  expect(turnActionText(texts, option("option-pass"))).toEqual({ name: "option-pass", more: "" });
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

const traded = (key: string, params = {}): OptionInfo => ({ key, params, message: "", group: "" });
const stage = (kind: string, context: object, resources = { food: 3, wood: 0, lore: 0 }) =>
  ({ decision: { kind, context }, view: { seat: 0, players: [{ resources }] } }) as unknown as Stage;

test("giving what one takes comes last", () => {
  const giving = stage("trade_give", { resource: "food" });
  expect(isPointlessTrade(giving, traded("give:1,2,0", { food: 1, wood: 2, lore: 0 }))).toBe(true);
  expect(isPointlessTrade(giving, traded("give:0,3,0", { food: 0, wood: 3, lore: 0 }))).toBe(false);
});

test("taking what one has nothing else for comes last", () => {
  const taking = stage("trade_take", {});
  expect(["take:food", "take:wood", "done"].map((key) => isPointlessTrade(taking, traded(key)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isPointlessTrade(stage("move_to", {}), traded("take:food"))).toBe(false);
});
