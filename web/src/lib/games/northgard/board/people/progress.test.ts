import { expect, test } from "vitest";
import type { NorthgardView } from "../../data/types";
import { progressed } from "./progress";

const territory = (id: string, owner: number | null, units: number) =>
  ({ id, regions: [id], owner, units, raider: null, raiders: 0 }) as unknown as NorthgardView["territories"][number];
const view = {
  territories: [territory("A.a", 0, 3), territory("A.b", 1, 2), territory("A.c", null, 0)],
  creatures: [{ creature: "wolf_1", territory: "A.c" }],
} as unknown as NorthgardView;
const move = (source: string, target: string, units: number) => ({
  type: "units_moved",
  seat: 0,
  source,
  target,
  units,
});
const stands = (shown: NorthgardView) =>
  shown.territories.map(({ owner, units, raider, raiders }) => [owner, units, raider, raiders]);

test("pieces on their way have left and not arrived", () => {
  const shown = progressed(view, [], [move("A.a", "A.c", 2)]);
  expect(stands(shown)).toEqual([
    [0, 1, null, 0],
    [1, 2, null, 0],
    [null, 0, null, 0],
  ]);
  expect(view.territories[0]?.units).toBe(3);
});

test("those that have arrived stand there, as raiders where others live", () => {
  const shown = progressed(view, [move("A.a", "A.c", 1), move("A.a", "A.b", 2)], []);
  expect(stands(shown)).toEqual([
    [0, 0, null, 0],
    [1, 2, 0, 2],
    [0, 1, null, 0],
  ]);
  const back = progressed(view, [move("A.a", "A.b", 2), { ...move("A.b", "A.c", 2), type: "units_retreated" }], []);
  expect(stands(back)[1]).toEqual([1, 2, null, 0]);
});

test("creatures go along", () => {
  const prowl = { type: "creature_moved", creature: "wolf_1", source: "A.c", target: "A.a" };
  expect(progressed(view, [], [prowl]).creatures).toEqual([]);
  expect(progressed(view, [prowl], []).creatures).toEqual([{ creature: "wolf_1", territory: "A.a" }]);
  expect(progressed(view, [], [])).toBe(view);
});
