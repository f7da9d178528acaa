import { expect, test } from "vitest";
import { withArrived } from "./arrived";
import type { IceGardenView } from "./view";

const none = { markers: 0, held: 0, level_1: 0, level_2: 0, level_3: 0 };
const view = {
  vuko: { region: "fjords", companions: 0, visits: 0, tiles: [] },
  players: [{ seat: 0, units: [{ unit: "crab", level: 1 }] }],
  regions: [
    { id: "sails", pieces: [{ ...none, markers: 2, level_1: 1 }] },
    { id: "fire", pieces: [none] },
  ],
} as unknown as IceGardenView;

test("what has arrived while a scene is told stays where it went", () => {
  const later = withArrived(view, [
    { type: "vuko_walked", seat: 0, source: "fjords", target: "fire" },
    { type: "pieces_moved", seat: 0, piece: "crab", count: 1, source: "sails", target: "fire" },
    { type: "marker_placed", seat: 0, region: "fire" },
  ]);
  expect(later.vuko.region).toBe("fire");
  expect(later.regions.map(({ pieces }) => pieces[0])).toEqual([
    { ...none, markers: 2 },
    { ...none, markers: 1, level_1: 1 },
  ]);
  expect(view.vuko.region).toBe("fjords");
});
