import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Narrator } from "../../../net/narrator.svelte";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { settings } from "../../../settings.svelte";
import { arrived } from "../data/arrived";
import { asAnyEvent, eventOf, eventsOf, type GameEvent } from "../data/events";
import type { IcaionView } from "../data/view";
import { movesPieces, scenesOf, eventsOfScenes, type IcaionScene } from "./scenes";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  settings.set({ speed: "normal" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const region = (id: string) => ({ region: id, qoam: 1, parasites: 3, machines: [{ machine: "harvester", owner: 0 }] });
const VIEW = {
  regions: [region("RE2"), region("RI1")],
  players: [{ seat: 0, node: "X1", lying: false }],
} as unknown as IcaionView;

const BY_SCENE: Record<string, GameEvent[]> = {
  "an Extract": [
    { type: "action_taken", action: "extract", seat: 0 },
    { type: "qoam_extracted", seat: 0, region: "RE2", colour: "blue", count: 1, left: 0 },
    { type: "machine_blocked", seat: 0, region: "RI1", machine: "harvester", parasites: 3, machines: 1 },
  ],
  "an Event card that overruns a Region": [
    { type: "event_revealed", event: "river", space: 2, round: 2 },
    { type: "qoam_delivered", region: "RE2", colour: "blue", count: 2, left: 3 },
    { type: "parasite_placed", region: "RI1", count: 1, come: 1 },
    { type: "region_overrun", region: "RE2", count: 3 },
    { type: "machine_destroyed", owner: 0, region: "RE2", machine: "harvester", machines: [], blocked: false },
    { type: "seeker_wounded", seat: 0 },
  ],
  "the hunt of the Year": [
    { type: "reputation_gained", seat: 0, source: "parasites", amount: 9 },
    { type: "year_ended", year: 1 },
    { type: "year_started", year: 2 },
  ],
  "a Shard": [
    { type: "shard_revealed", seat: 0, value: 3, left: 2 },
    { type: "reputation_gained", seat: 0, source: "investigate", amount: 3 },
    { type: "shard_kept", seat: 0, value: 3, count: 1 },
  ],
};

test.each(Object.entries(BY_SCENE))("of %s nothing is known before its scene has told it", (_, events) => {
  const it = new Narrator();
  it.director = { scenes: scenesOf, moves: (event) => movesPieces(eventOf(event)) };
  let shown = false; // view, status, chronicle, forecast and text form all change with this, and not before
  const entry: ChronicleEntry = { n: 1, seat: 0, decision: "action", events: events.map(asAnyEvent) };
  it.tell([entry], () => (shown = true));
  expect(it.busy).toBe(true);
  let steps = 0;
  for (; it.scene !== null && steps < 20; steps++) {
    expect(shown, "the update waits for the scene").toBe(false);
    const scene = it.scene as IcaionScene;
    const sceneEvents = [
      ...it.played.flatMap((one) => (one as IcaionScene).groups),
      ...scene.groups.slice(0, it.step + 1),
    ].flat();
    const known = [...eventsOf([...it.moved, ...it.moving]), ...eventsOfScenes(it.played, it.scene, it.step)];
    expect(known.filter((one) => !sceneEvents.includes(one))).toEqual([]);
    const board = arrived(VIEW, eventsOf(it.moved), eventsOf(it.moving), eventsOfScenes(it.played, it.scene, it.step));
    const overrun = sceneEvents.some(({ type }) => type === "region_overrun");
    expect(board.regions[0]?.parasites === 0, "an overrun Region is empty once it is told").toBe(overrun);
    const wounded = sceneEvents.some(({ type }) => type === "seeker_wounded");
    expect(board.players[0]?.lying, "a Seeker lies down once it is told").toBe(wounded);
    it.next();
  }
  vi.runAllTimers();
  expect([steps > 0, it.busy, shown]).toEqual([true, false, true]);
});
