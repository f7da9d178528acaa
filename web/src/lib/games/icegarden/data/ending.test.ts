import { expect, test } from "vitest";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { decidedBy, endingOf } from "./ending";
import { asAnyEvent, type GameEvent } from "./events";
import type { GameEndedEvent } from "../generated";

const chronicleOf = (...events: GameEvent[]): ChronicleEntry[] => [
  { n: 1, seat: 0, decision: "x", events: events.map(asAnyEvent) },
];
const result = (reason: string) => ({ reason, places: [2, 1], scores: [{ total: 40 }, { total: 56 }] });
const ended = (reason: GameEndedEvent["reason"], rule: string): GameEvent => ({ type: "game_ended", reason, rule });

test("an end says who decided it and with how much", () => {
  expect(endingOf(chronicleOf(ended("points", "IG-END-VP-01")), result("points"))?.params).toEqual({
    seat: 1,
    points: 56,
    rule: "IG-END-VP-01",
  });
  const goal = chronicleOf({ type: "goal_reached", seat: 1, character: "callo" }, ended("goal", "IG-END-GOAL-01"));
  expect(endingOf(goal, result("goal"))?.params).toEqual({ seat: 1, character: "callo", points: 56, count: 1 });
  expect(endingOf(chronicleOf(ended("dead_snow", "IG-END-SNOW-05")), result("dead_snow"))?.params).toEqual({ seat: 1 });
});

test("an end that was agreed on has nothing more to say", () => {
  expect(endingOf([], result("agreed"))).toBeNull();
  expect(endingOf([], null)).toBeNull();
});

test("under Dead Snow reputation is told, not only the points that did not count", () => {
  const view = { reputation: { last: 30, order: [1, 0], fields: [9, 4] } };
  expect(decidedBy(view, { reason: "dead_snow" }, 1)?.params).toEqual({ to: 4 });
  expect(decidedBy(view, { reason: "points" }, 1)).toBeUndefined();
});
