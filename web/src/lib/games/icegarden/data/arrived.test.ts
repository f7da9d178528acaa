import { expect, test } from "vitest";
import { arrived } from "./arrived";
import type { GameEvent } from "./events";
import type { IceGardenView } from "./view";

const none = { markers: 0, held: 0, level_1: 0, level_2: 0, level_3: 0 };
const view = {
  vuko: { region: "fjords", companions: 0, visits: 0, tiles: [] },
  players: [{ seat: 0, units: [{ unit: "crab", level: 1 }, { unit: "wyvern", level: 3 }] }], // prettier-ignore
  regions: [
    {
      id: "sails",
      needed: 1,
      pieces: [{ ...none, markers: 2, level_1: 1 }],
      places: [{ seat: 0, place: 1, influence: 3, receives: true }],
    },
    { id: "fire", needed: 2, pieces: [none], places: [{ seat: 1, place: 1, influence: 2, receives: true }] },
  ],
} as unknown as IceGardenView;
const now = (count: number, influence: number, receives: boolean) => ({ count, influence, receives });
const moved: GameEvent = {
  type: "pieces_moved",
  seat: 0,
  piece: "crab",
  count: 1,
  source: "sails",
  target: "fire",
  source_now: now(0, 2, true),
  target_now: now(1, 1, false),
};

test("what has arrived while a scene is told stays where it went", () => {
  const later = arrived(view, [
    { type: "vuko_walked", seat: 0, source: "fjords", target: "fire" } as GameEvent,
    moved,
    { type: "marker_placed", seat: 0, region: "fire", target_now: now(1, 2, true) },
  ]);
  expect(later.vuko.region).toBe("fire");
  expect(later.regions.map(({ pieces }) => pieces[0])).toEqual([
    { ...none, markers: 2 },
    { ...none, markers: 1, level_1: 1 },
  ]);
  expect(view.vuko.region).toBe("fjords");
});

test("influence is what the events say, and places stand by it", () => {
  const placesIn = ({ regions }: IceGardenView) =>
    regions.map(({ places }) => places.map(({ seat, influence, receives }) => [seat, influence, receives]));
  const summoned: GameEvent = {
    type: "unit_summoned",
    seat: 0,
    unit: "wyvern",
    region: "fire",
    target_now: now(1, 4, true),
  };
  expect(placesIn(arrived(view, [moved]))).toEqual([
    [[0, 2, true]],
    [
      [1, 2, true],
      [0, 1, false],
    ],
  ]);
  expect(placesIn(arrived(view, [summoned]))[1]).toEqual([
    [0, 4, true],
    [1, 2, true],
  ]);
});
