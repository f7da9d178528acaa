import { expect, test } from "vitest";
import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { scorched } from "./scorched";

const entry = (...events: GameEvent[]): ChronicleEntry => ({ n: 1, seat: 0, decision: "action", events });
const revealed: GameEvent = { type: "event_revealed", event: "river" };
const destroyed = (region: string, machine: string): GameEvent => ({ type: "machine_destroyed", region, machine });

test("marks of destroyed Machines stay until the next round", () => {
  const round = entry(revealed, destroyed("RI1", "refiner"), destroyed("RI1", "harvester"));
  expect([...scorched([round, entry({ type: "turn_started" })], [])]).toEqual([["RI1", ["refiner", "harvester"]]]);
  expect(scorched([round, entry(revealed)], []).size).toBe(0);
});

test("a scene leaves marks as it tells of them", () => {
  const old = entry(revealed, destroyed("RI1", "refiner"));
  expect([...scorched([old], [revealed, destroyed("RE2", "scavenger")]).keys()]).toEqual(["RE2"]);
});
