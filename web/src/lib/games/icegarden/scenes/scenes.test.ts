import { expect, test } from "vitest";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, type GameEvent } from "../data/events";
import type { PlaceCount } from "../generated";
import { stepOf } from "./dominationSteps";
import { pointsByTurn, scenesOf } from "./scenes";

function entry(...events: GameEvent[]): ChronicleEntry {
  return { n: 1, seat: 0, decision: "plan", events: events.map(asAnyEvent) };
}
const place = (seat: number, at: number): PlaceCount => ({
  seat,
  place: at,
  influence: 3 - at,
  receives: true,
  markers: 3 - at,
  units: {},
  levels: 0,
  domination: 0,
  held: 0,
});
const counted = (region: string, ...seats: number[]): GameEvent => ({
  type: "region_counted",
  region,
  number: 1,
  nations: 0,
  needed: 1,
  held_only: [],
  points: [5, 3],
  places: seats.map((seat, i) => place(seat, i + 1)),
});
const scored: GameEvent = { type: "points_scored", kind: "regions", seat: 1, points: 5, region: "sails" };

test("a region is told place by place, then what it brings, beside its place on the map", () => {
  const [scene, ...others] = scenesOf([entry(counted("sails", 1, 0), scored)], []);
  expect(others).toEqual([]);
  expect(scene).toMatchObject({ kind: "region", steps: 3, place: "region:sails", brief: false, events: [scored] });
});

test("where one player or nobody stands it is over quickly", () => {
  const scenes = scenesOf([entry(counted("fire"), counted("zym", 0))], []);
  expect(scenes.map(({ steps, brief }) => [steps, brief])).toEqual([
    [1, true],
    [1, true],
  ]);
});

test("what a region brings after a choice goes on where its places were told", () => {
  const [scene] = scenesOf([entry(scored)], [entry(counted("sails", 1, 0))]);
  expect(scene).toMatchObject({ kind: "region", start: 2, steps: 3, place: "region:sails" });
});

test("Vuko's visit is one scene, and his walk moves him over the board", () => {
  const walk: GameEvent = { type: "vuko_walked", seat: 0, target: "sails" };
  const [scene] = scenesOf([entry(walk, { type: "vuko_token_taken", seat: 0, count: 1 })], []);
  expect(scene).toMatchObject({ kind: "vuko", steps: 2, place: "region:sails", moves: [[walk], []] });
});

test("after Domination one panel says what everybody has of it, as the event tells it", () => {
  const seats = [{ seat: 0, population: 0, gold: 1, m: 0, points: 5, steps: 0 }];
  const ended: GameEvent = { type: "domination_ended", seats };
  const scenes = scenesOf([entry(scored, ended, { type: "turn_began", turn: 2 })], [entry(counted("sails", 1, 0))]);
  expect(scenes.map(({ kind }) => kind)).toEqual(["region", "summary"]);
  expect(scenes.at(-1)).toMatchObject({ gains: seats });
});

test("at the limit of Dead Snow everybody goes down under the ash, one after the other, and then it is over", () => {
  const down = (seat: number): GameEvent => ({ type: "reputation_lost", seat, fields: 2, from: 2, to: 4 });
  const rose: GameEvent = { type: "dead_snow_rose", dead_snow: 18, limit: 18 };
  const [scene, ...others] = scenesOf([entry(rose, down(0), down(1), { type: "game_ended", reason: "dead_snow" })], []);
  expect(others).toEqual([]);
  expect(scene).toMatchObject({ kind: "buried", steps: 4, brief: false });
});

test("Dead Snow is told where the weather changes, and else only seen on the frame", () => {
  const rises = (limit: number) =>
    Array.from({ length: limit - 1 }, (_, i) => i + 1).filter(
      (at) => scenesOf([entry({ type: "dead_snow_rose", dead_snow: at, limit })], []).length > 0,
    );
  expect(rises(24)).toEqual([16, 20]);
  expect(rises(18)).toEqual([12, 15]);
});

test("lamps follow the steps in which a region is resolved", () => {
  const events: GameEvent[] = [
    { type: "tower_built", seat: 0, region: "sails", count: 1, goal: 3 },
    { type: "resources_gained", step: "resources", seat: 0, gold: 1 },
    { type: "resources_gained", step: "charm", seat: 0, m: 1 },
    scored,
  ];
  expect(events.map(stepOf)).toEqual(["abilities", "resources", "charm", "points"]);
});

test("points are counted by turn", () => {
  const turn = (n: number): GameEvent => ({ type: "turn_began", turn: n });
  expect(pointsByTurn([entry(turn(1), scored, turn(2), scored, scored)], 2)).toEqual([
    { label: "1", points: [0, 5] },
    { label: "2", points: [0, 10] },
  ]);
});

test("a goal that is reached has a scene of its own, one for each player, before the end", () => {
  const reached = (seat: number): GameEvent => ({ type: "goal_reached", seat, character: "callo" });
  const ends: GameEvent = { type: "game_ended", reason: "goal" };
  const scenes = scenesOf([entry(reached(0), reached(2), ends)], []);
  expect(scenes.map(({ kind }) => kind)).toEqual(["goal", "goal", "end"]);
  expect(scenes[1]).toMatchObject({ goal: { seat: 2 }, event: 1 });
});
