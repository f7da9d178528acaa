import { expect, test } from "vitest";
import type { Stage } from "../net/stage.svelte";
import type { RefusalInfo } from "../protocol/generated";
import { reasonGroups, namesOfReason, reasonsOf } from "./reasons";

const refusal = (key: string, message: string): RefusalInfo => ({ key, rule: "R-1", message, params: {} });
const texts = {
  wordless: false,
  say: (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(" "),
  list: (names: string[]) => names.join(" and "),
  named: (kind: string, id: string) => `${kind} ${id}`,
  sayable: () => undefined,
};

test("each reason is told once, with all that cannot be chosen for it", () => {
  const refusals = [refusal("card:a", "too-dear"), refusal("card:b", "taken"), refusal("card:c", "too-dear")];
  const stage = { refusals, texts } as unknown as Stage;
  const reasons = reasonsOf(stage);
  expect(reasons.map(({ text }) => text)).toEqual(["too-dear", "taken"]);
  expect(reasons.map((reason) => namesOfReason(stage, {}, reason))).toEqual(["card a and card c", "card b"]);
});

test("many things are counted, and what has no name is left out", () => {
  const cards = Array.from({ length: 9 }, (_, i) => refusal(`card:c${i}`, "too-dear"));
  const stage = { refusals: [...cards, refusal("extract", "too-dear")], texts } as unknown as Stage;
  const names = namesOfReason(stage, {}, reasonsOf(stage)[0]!);
  expect(names).toBe("card c0, card c1, card c2, card c3, card c4, card c5 web-decision-why-more 3");
});

test("a number has no name: its reason says all", () => {
  const stage = { refusals: [refusal("count:3", "too-few")], texts: { ...texts, named: () => undefined } };
  expect(namesOfReason(stage as unknown as Stage, {}, reasonsOf(stage as unknown as Stage)[0]!)).toBe("");
});

test("an action whose option says more than its name is called by the name", () => {
  const said = new Map([["action-upgrade", "Upgrade"]]);
  const sayable = (id: string) => said.get(id); // the option has a price in it, which is not known here
  const stage = { refusals: [refusal("upgrade", "too-dear")], texts: { ...texts, sayable } } as unknown as Stage;
  expect(namesOfReason(stage, {}, reasonsOf(stage)[0]!)).toBe("Upgrade");
});

test("what has a number for a name is called one of its kind, in the singular", () => {
  const sayable = (id: string, params: Record<string, unknown>) =>
    id === "numbered-level" ? `Level ${String(params["number"])}` : undefined;
  const refusals = [refusal("level:1", "too-dear"), refusal("level:2", "too-dear")];
  const stage = { refusals, texts: { ...texts, sayable, named: () => undefined } } as unknown as Stage;
  expect(namesOfReason(stage, {}, reasonsOf(stage)[0]!)).toBe("Level 1 and Level 2");
});

test("what cannot be chosen for reasons that are alike stands under one heading, in its order", () => {
  const far = (key: string, n: number) => ({ ...refusal(key, "far"), params: { n } });
  const refusals = [far("node:a", 2), far("node:b", 3), far("node:c", 2), refusal("node:d", "here")];
  const splitRefusal = (_: unknown, { message, params }: RefusalInfo) =>
    message === "far" ? { reason: "too far", each: `${String(params["n"])} steps` } : undefined;
  const found = reasonGroups({ refusals, texts } as unknown as Stage, { splitRefusal });
  expect(found.map(({ text, parts, keys }) => [text, parts.map(({ each }) => each), keys])).toEqual([
    ["too far", ["2 steps", "3 steps"], ["node:a", "node:c", "node:b"]],
    ["here", [""], ["node:d"]],
  ]);
});
