import { expect, test } from "vitest";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, type GameEvent, type ScoreSource } from "../data/events";
import { huntScored, linesOf, pointsByYear, scenesOf, tallied, eventsOfScenes } from "./scenes";

function entry(...events: GameEvent[]): ChronicleEntry {
  return { n: 1, seat: 0, decision: "action", events: events.map(asAnyEvent) };
}
const revealed = (event: string): GameEvent => ({ type: "event_revealed", event, space: 1, round: 1 });
const delivered = (region: string): GameEvent => ({
  type: "qoam_delivered",
  region,
  colour: "blue",
  count: 2,
  left: 4,
});
const parasite = (region: string): GameEvent => ({ type: "parasite_placed", region, count: 1, come: 1 });
const gained = (seat: number, source: ScoreSource, amount: number): GameEvent => ({
  type: "reputation_gained",
  seat,
  source,
  amount,
});
const turn: GameEvent = { type: "turn_started", seat: 0, wounded: false };

test("an Event card is told first, then what it does, the same thing everywhere at once", () => {
  const [scene, ...others] = scenesOf([
    entry(revealed("river"), delivered("RI1"), delivered("RE2"), parasite("RE2"), turn),
  ]);
  expect(others).toEqual([]);
  expect(scene).toMatchObject({ kind: "event", steps: 3, brief: false, event: 0 });
  expect(scene?.moves?.map((moves) => moves.length)).toEqual([0, 2, 1]);
});

test("the Colossus is told beside the crater it leaves, and goes on after somebody was asked about a wound", () => {
  const moved: GameEvent = { type: "colossus_moved", previous: "K1", crater: "K2", steps: 1 };
  const wounded: GameEvent = { type: "seeker_wounded", seat: 1 };
  expect(scenesOf([entry(revealed("colossus_3"), moved)])[0]).toMatchObject({ steps: 2, place: "crater:K1" });
  expect(scenesOf([entry(wounded, parasite("RC2"))])).toMatchObject([{ kind: "event", steps: 2 }]);
});

test("an Extract is told in one glance beside the Seeker, unless it took nothing", () => {
  const extract: GameEvent = { type: "action_taken", seat: 2, action: "extract" };
  const taken: GameEvent = { type: "qoam_extracted", seat: 2, region: "RI1", colour: "blue", count: 1, left: 0 };
  const [scene] = scenesOf([entry(extract, taken, { ...taken, region: "RI2" })]);
  expect(scene).toMatchObject({ kind: "extract", brief: true, steps: 1, place: "seat:2" });
  expect(scenesOf([entry(extract, turn)])).toEqual([]);
});

test("the end of a Year, the next one and the card that opens it are scenes of their own, the long ones slower", () => {
  const ended: GameEvent = { type: "year_ended", year: 1 };
  const started: GameEvent = { type: "year_started", year: 2 };
  const foreseen: GameEvent = { type: "event_foreseen", event: "river" };
  const anew: GameEvent[] = [
    { type: "armor_removed", seat: 0 },
    { type: "colossus_card_added", event: "colossus_1", count: 7 },
    foreseen,
    { type: "shards_plugged_in", count: 1, total: 4 },
    { type: "order_set", year: 2, seats: [1, 0] },
  ];
  const opened = [revealed("forest"), foreseen, delivered("RI3")];
  const scenes = scenesOf([entry(gained(0, "parasites", 9), ended, started, ...anew, ...opened)]);
  expect(scenes.map(({ kind, steps, pace }) => [kind, steps, (pace ?? 1) < 1])).toEqual([
    ["year_end", 2, true],
    ["year", 2, true],
    ["event", 3, false],
  ]);
});

test("a card given to prevent a wound is told with it; other cards that are discarded are not", () => {
  const given: GameEvent = { type: "curio_discarded", seat: 1, card: "points_3", cause: "wound" };
  const prevented: GameEvent = { type: "wound_prevented", seat: 1 };
  expect(scenesOf([entry(given, prevented)])).toMatchObject([{ kind: "event", groups: [[given], [prevented]] }]);
  expect(scenesOf([entry({ ...given, cause: "scavenger" })])).toEqual([]);
});

test("the final scoring is told player by player", () => {
  const lines = [0, 1].flatMap((seat) => [gained(seat, "qoam", 3), gained(seat, "shards", -15)]);
  const [scene] = scenesOf([entry(...lines, { type: "match_ended", scores: [3, 0] })]);
  expect(scene).toMatchObject({ kind: "end", steps: 3 });
});

test("Reputation is counted by Year, without the final scoring", () => {
  const ended = (year: number, scores?: number[]): GameEvent => ({ type: "year_ended", year, scores });
  expect(pointsByYear([ended(1, [0, 4]), ended(2, [3, 4]), gained(1, "shards", -15)])).toEqual([
    { label: "I", points: [0, 4] },
    { label: "II", points: [3, 0] },
  ]);
  expect(pointsByYear([ended(1)]), "what was kept before events told it").toEqual([]);
});

test("what scenes have told is known up to the present step, and no further", () => {
  const overrun: GameEvent = { type: "region_overrun", region: "RE2", count: 3 };
  const wounded: GameEvent = { type: "seeker_wounded", seat: 1 };
  const [scene] = scenesOf([entry(revealed("river"), parasite("RE2"), overrun, wounded)]);
  expect(eventsOfScenes([], scene!, 1)).toEqual([revealed("river")]);
  expect(eventsOfScenes([], scene!, 2)).toEqual([revealed("river"), overrun]);
  expect(eventsOfScenes([scene!], null, 0)).toEqual([revealed("river"), overrun, wounded]);
});

test("the same thing in several places is one line", () => {
  const lines = linesOf([delivered("RI1"), delivered("RE2"), parasite("RE2"), turn]);
  expect(lines.map(({ events, message }) => [events.length, message])).toEqual([
    [2, "board-told-qoam"],
    [1, undefined],
    [1, undefined],
  ]);
});

test("two Parasites in one place are told together", () => {
  const second: GameEvent = { type: "parasite_placed", region: "RE2", count: 3, come: 2 };
  expect(tallied([parasite("RE2"), second, parasite("RI1")])).toEqual([
    { region: "RE2", amount: "+2" },
    { region: "RI1", amount: "+1" },
  ]);
  expect(tallied([delivered("RI1"), { type: "power_recharged", seat: 2 }])).toEqual([
    { region: "RI1", amount: "+2" },
    { seat: 2 },
  ]);
});

test("the hunt is scored in the bar and over its panel, as far as the end of the Year has been told", () => {
  const [scene] = scenesOf([
    entry(gained(1, "parasites", 10), gained(0, "parasites", 6), { type: "year_ended", year: 1 }),
  ]);
  expect(scene).toMatchObject({ kind: "year_end", steps: 2, inBar: true });
  expect([...huntScored(eventsOfScenes([], scene!, 0))]).toEqual([
    [1, 10],
    [0, 6],
  ]);
  expect(huntScored([gained(0, "gear", 5)]).size).toBe(0);
});
