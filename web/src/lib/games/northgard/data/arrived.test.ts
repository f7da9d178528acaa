import { expect, test } from "vitest";
import { arrived } from "./arrived";
import type { GameEvent } from "./events";
import type { NorthgardView } from "./view";

const standing = (owner: number | null, units: number, raider: number | null = null, raiders = 0) => ({
  owner,
  units,
  raider,
  raiders,
});
const territory = (id: string, owner: number | null, units: number) =>
  ({ id, regions: [id], ...standing(owner, units) }) as unknown as NorthgardView["territories"][number];
const view = {
  territories: [territory("A.a", 0, 3), territory("A.b", 1, 2), territory("A.c", null, 0)],
  creatures: [{ creature: "wolf_1", territory: "A.c" }],
} as unknown as NorthgardView;
const march: GameEvent = {
  type: "units_moved",
  seat: 0,
  units: 2,
  moves: 1,
  source: "A.a",
  target: "A.b",
  source_now: standing(0, 1),
  target_now: standing(1, 2, 0, 2),
};
const stands = (shown: NorthgardView) =>
  shown.territories.map(({ owner, units, raider, raiders }) => [owner, units, raider, raiders]);

test("pieces on their way have left and not arrived", () => {
  const shown = arrived(view, [], [march]);
  expect(stands(shown)).toEqual([
    [0, 1, null, 0],
    [1, 2, null, 0],
    [null, 0, null, 0],
  ]);
  expect(view.territories[0]?.units).toBe(3);
});

test("those that have arrived stand there as the event says, until they go on", () => {
  expect(stands(arrived(view, [march], []))[1]).toEqual([1, 2, 0, 2]);
  const back: GameEvent = {
    type: "units_retreated",
    seat: 0,
    units: 2,
    source: "A.b",
    target: "A.c",
    source_now: standing(1, 2),
    target_now: standing(0, 2),
  };
  expect(stands(arrived(view, [march, back], []))).toEqual([
    [0, 1, null, 0],
    [1, 2, null, 0],
    [0, 2, null, 0],
  ]);
});

test("creatures go along", () => {
  const prowl: GameEvent = { type: "creature_moved", creature: "wolf_1", source: "A.c", target: "A.a" };
  expect(arrived(view, [], [prowl]).creatures).toEqual([]);
  expect(arrived(view, [prowl], []).creatures).toEqual([{ creature: "wolf_1", territory: "A.a" }]);
  expect(arrived(view, [], [])).toBe(view);
});
