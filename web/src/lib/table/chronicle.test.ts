import { expect, test } from "vitest";
import type { ChronicleEntry } from "../net/stage.svelte";
import { turnsOf } from "./chronicle";

const entry = (n: number, seat: number, ...types: string[]): ChronicleEntry => ({
  n,
  seat,
  decision: "x",
  events: types.map((type) => ({ type })),
});
const MOMENTS = [
  entry(0, -1, "began"),
  entry(1, 0, "Stone taken", "moved"),
  entry(2, 0, "stone taken"),
  entry(3, 1, "moved"),
  entry(4, 0, "stopped"),
  entry(5, 1, "Stone taken"),
];
const say = {
  joined: <E>(events: readonly E[]) => [...events],
  tells: (event: { type: string }) => event.type !== "moved",
  eventText: (event: { type: string }) => event.type,
};
const ALL = { seat: null, text: "" };

test("what somebody did in a row is one turn; events without words are left out", () => {
  const { turns, more } = turnsOf(MOMENTS, ALL, 100, say);
  expect(turns.map((turn) => [turn.seat, turn.first, turn.lines.map((line) => line.n)])).toEqual([
    [-1, 0, [0]],
    [0, 1, [1, 2, 4]],
    [1, 5, [5]],
  ]);
  expect(more).toBe(false);
});

test("only the latest lines are shown at first", () => {
  const { turns, more } = turnsOf(MOMENTS, ALL, 2, say);
  expect(turns.flatMap((turn) => turn.lines.map((line) => line.n))).toEqual([4, 5]);
  expect(more).toBe(true);
});

test("they can be narrowed to a seat and to words", () => {
  const lines = (seat: number | null, text: string) =>
    turnsOf(MOMENTS, { seat, text }, 100, say).turns.flatMap((turn) => turn.lines.map((line) => line.n));
  expect(lines(1, "")).toEqual([5]);
  expect(lines(null, " stone ")).toEqual([1, 2, 5]);
  expect(lines(0, "stopp")).toEqual([4]);
});

test("a long match is grouped quickly", () => {
  const many = Array.from({ length: 5000 }, (_, n) => entry(n, n % 3, "stone taken", "moved"));
  const began = performance.now();
  turnsOf(many, ALL, 200, say);
  expect(performance.now() - began).toBeLessThan(20);
});

test("events that one sentence tells are one line", () => {
  const joined = (events: readonly { type: string }[]) => [{ type: events.map(({ type }) => type).join(" and ") }];
  const { turns } = turnsOf([entry(1, 0, "paid", "placed")], ALL, 100, { ...say, joined });
  expect(turns.flatMap(({ lines }) => lines.map(({ event }) => event.type))).toEqual(["paid and placed"]);
});
