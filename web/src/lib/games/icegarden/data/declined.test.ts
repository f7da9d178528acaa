import { expect, test } from "vitest";
import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { declined } from "./declined";

const began = (seat: number): GameEvent => ({ type: "action_began", seat, action: "influence", space: 2 });
const entry = (n: number, seat: number, ...events: GameEvent[]): ChronicleEntry => ({ n, seat, decision: "x", events });
const before = entry(1, 0, began(2));

test("an action that is finished at once is told as one that has no effect", () => {
  const told = { type: "action_idle", rule: "IG-ACT-04", seat: 2, action: "influence", space: 2, why: "declined" };
  expect(declined(entry(2, 2, began(0)), before)).toEqual(told);
  expect(declined(entry(2, 2, began(2)), before)).toEqual(told);
  expect(declined(entry(2, 2, { type: "domination_began" }), before)).toEqual(told);
});

test("an action that goes on, and one that has done something, need no such words", () => {
  expect(declined(entry(2, 2), before)).toBeUndefined();
  expect(declined(entry(2, 2, { type: "resources_paid", seat: 2 }), before)).toBeUndefined();
  expect(declined(entry(3, 2, began(0)), entry(2, 2, { type: "marker_placed", seat: 2 }))).toBeUndefined();
});
