import { expect, test } from "vitest";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, type GameEvent } from "./events";
import { scorched } from "./scorched";
import type { Machine } from "./view";

const entry = (...events: GameEvent[]): ChronicleEntry => ({
  n: 1,
  seat: 0,
  decision: "action",
  events: events.map(asAnyEvent),
});
const revealed: GameEvent = { type: "event_revealed", event: "river", space: 1, round: 1 };
const destroyed = (region: string, machine: Machine): GameEvent => ({
  type: "machine_destroyed",
  owner: 0,
  region,
  machine,
  machines: [],
  blocked: false,
});

test("marks of destroyed Machines stay until the next round", () => {
  const round = entry(revealed, destroyed("RI1", "refiner"), destroyed("RI1", "harvester"));
  expect([...scorched([round, entry({ type: "turn_started", seat: 0, wounded: false })], [])]).toEqual([
    ["RI1", ["refiner", "harvester"]],
  ]);
  expect(scorched([round, entry(revealed)], []).size).toBe(0);
});

test("a scene leaves marks as it tells of them", () => {
  const old = entry(revealed, destroyed("RI1", "refiner"));
  expect([...scorched([old], [revealed, destroyed("RE2", "scavenger")]).keys()]).toEqual(["RE2"]);
});
