import { expect, test } from "vitest";
import { arrived } from "./arrived";
import type { GameEvent } from "./events";
import type { IcaionView } from "./view";

const refiner = { machine: "refiner", owner: 0 } as const;
const region = { region: "RI1", type: "river", qoam: 3, parasites: 1, blocked: false, machines: [], wonder: null };
const view = {
  colossus: "K1",
  players: [
    { seat: 0, node: "S1" },
    { seat: 1, node: null },
  ],
  regions: [region],
} as unknown as IcaionView;

test("pieces that have arrived stay there until the rest of the update is shown", () => {
  const moved: GameEvent[] = [
    { type: "colossus_moved", previous: "K1", crater: "K3", steps: 2 },
    { type: "seeker_placed", seat: 1, node: "S3" },
    { type: "seeker_moved", seat: 0, origin: "S1", node: "W2" },
    { type: "qoam_delivered", region: "RI1", colour: "blue", count: 2, left: 5 },
    { type: "parasite_placed", region: "RI1", count: 2, come: 1 },
    { type: "machine_deployed", seat: 0, machine: "refiner", region: "RI1", machines: [refiner], blocked: true },
  ];
  const now = arrived(view, moved, []);
  expect([now.colossus, ...now.players.map(({ node }) => node)]).toEqual(["K3", "W2", "S3"]);
  expect(now.regions[0]).toMatchObject({
    qoam: 5,
    parasites: 2,
    machines: [refiner],
    blocked: true,
  });
  expect(view.regions[0]).toEqual(region);
});

test("Qoam on its way has left its Region; what is still on its way to somewhere has not arrived", () => {
  const extracted: GameEvent = { type: "qoam_extracted", seat: 0, region: "RI1", colour: "blue", count: 1, left: 2 };
  const coming: GameEvent = { type: "parasite_placed", region: "RI1", count: 2, come: 1 };
  expect(arrived(view, [], [extracted, coming]).regions[0]).toMatchObject({ qoam: 2, parasites: 1 });
});

test("what a scene has told of an overrun Region is done, before the update is shown", () => {
  const sceneEvents: GameEvent[] = [
    { type: "region_overrun", region: "RI1", count: 3 },
    { type: "machine_destroyed", region: "RI1", machine: "refiner", owner: 0, machines: [], blocked: false },
    { type: "seeker_wounded", seat: 0 },
  ];
  const standing = { ...view, regions: [{ ...region, machines: [refiner] }] };
  const now = arrived(standing as unknown as IcaionView, [], [], sceneEvents);
  expect(now.regions[0]).toMatchObject({ parasites: 0, machines: [] });
  expect(now.players[0]?.lying).toBe(true);
});
