import { expect, test } from "vitest";
import type { Stage } from "../../../net/stage.svelte";
import type { OptionInfo } from "../../../protocol/generated";
import { isPointlessTrade } from "./late";

const option = (key: string, params = {}): OptionInfo => ({ key, params, message: "", group: "" });
const stage = (kind: string, context: object, resources = { food: 3, wood: 0, lore: 0 }) =>
  ({ decision: { kind, context }, view: { seat: 0, players: [{ resources }] } }) as unknown as Stage;

test("giving what one takes comes last", () => {
  const giving = stage("trade_give", { resource: "food" });
  expect(isPointlessTrade(giving, option("give:1,2,0", { food: 1, wood: 2, lore: 0 }))).toBe(true);
  expect(isPointlessTrade(giving, option("give:0,3,0", { food: 0, wood: 3, lore: 0 }))).toBe(false);
});

test("taking what one has nothing else for comes last", () => {
  const taking = stage("trade_take", {});
  expect(["take:food", "take:wood", "done"].map((key) => isPointlessTrade(taking, option(key)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isPointlessTrade(stage("move_to", {}), option("take:food"))).toBe(false);
});
