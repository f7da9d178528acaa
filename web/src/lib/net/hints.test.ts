import { expect, test } from "vitest";
import type { DecisionInfo } from "../protocol/generated";
import { goingOn, rankIn, type Hint } from "./hints";

const step = (kind: string, key: string) => ({ kind, key, message: `option-${key}`, params: {} });
const HINT: Hint = {
  best: { steps: [step("from", "a"), step("to", "b")], chance: 0.4 },
  runner_up: { steps: [step("from", "c")], chance: null },
  equal: true,
  reasons: [],
  playouts: 40,
  goesOn: false,
};
function decision(kind: string, ...keys: string[]): DecisionInfo {
  const options = keys.map((key) => ({ key, message: "", params: {}, group: "" }));
  return { seat: 0, kind, rule: "", message: "", context: {}, options, refusals: [], forecast: [] };
}

test("who follows a hint is shown the rest of it", () => {
  const next = goingOn(HINT, { key: "a", forced: false }, decision("to", "x", "b"));
  expect(next?.best.steps.map(({ key }) => key)).toEqual(["b"]);
  expect(next?.runner_up).toBeNull();
  expect(goingOn(next, { key: "b", forced: false }, decision("from", "a", "b"))).toBeNull();
});

test("a decision with nothing to choose lies between two steps", () => {
  const waiting = goingOn(HINT, { key: "a", forced: false }, decision("pay", "all"));
  expect(waiting?.best.steps[0]?.key).toBe("b");
  expect(goingOn(waiting, { key: "all", forced: true }, decision("to", "b", "x"))?.best.steps[0]?.key).toBe("b");
});

test("who chooses otherwise, or is asked something else, is left without it", () => {
  expect(goingOn(HINT, { key: "c", forced: false }, decision("to", "b", "x"))).toBeNull();
  expect(goingOn(HINT, { key: "a", forced: false }, decision("other", "b", "x"))).toBeNull();
  expect(goingOn(HINT, { key: "a", forced: false }, null)).toBeNull();
});

test("the first choices of both lines are marked", () => {
  expect(["a", "b", "c"].map((key) => rankIn(HINT, key))).toEqual([1, undefined, 2]);
});
