import { expect, test } from "vitest";
import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { pointsByTurn, scenesOf } from "./scenes";

function entry(...events: GameEvent[]): ChronicleEntry {
  return { n: 1, seat: 0, decision: "plan", events };
}
const place = (seat: number, at: number) => ({ seat, place: at, influence: 3 - at, receives: true });
const counted = (region: string, ...seats: number[]): GameEvent => ({
  type: "region_counted",
  region,
  number: 1,
  needed: 1,
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

test("points are counted by turn", () => {
  const turn = (n: number): GameEvent => ({ type: "turn_began", turn: n });
  expect(pointsByTurn([entry(turn(1), scored, turn(2), scored, scored)], 2)).toEqual([
    { label: "1", points: [0, 5] },
    { label: "2", points: [0, 10] },
  ]);
});
