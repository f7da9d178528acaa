import { expect, test } from "vitest";
import type { GameEvent } from "../../net/stage.svelte";
import { alarmScenes } from "./alarms";

const alarms = new Set(["goal_near", "last_turn"]);
const entry = (n: number, ...types: string[]) => ({
  n,
  seat: 0,
  decision: "action",
  events: types.map((type) => ({ type }) as GameEvent),
});

test("all alarms of an update are one scene, after everything that led to them", () => {
  const entries = [entry(1, "tower_built", "goal_near"), entry(2, "jumped", "last_turn")];
  const [scene, ...others] = alarmScenes({ alarms }, entries);
  expect(others).toEqual([]);
  expect(scene?.events.map(({ type }) => type)).toEqual(["goal_near", "last_turn"]);
  expect(scene?.event).toBe(4);
  expect(alarmScenes({ alarms }, [entry(1, "tower_built")])).toEqual([]);
  expect(alarmScenes({}, entries)).toEqual([]);
});
