import { expect, test } from "vitest";
import type { LaidTerritory, Preview, TerritoryView } from "../generated";
import { lastPlayed, upgradesOf } from "./played";
import { abandonedTerritories, grownTerritories } from "./preview";
import type { NorthgardView } from "../data/view";

const laid = (id: string, more: Partial<LaidTerritory>): LaidTerritory => ({
  id,
  regions: [id],
  joins: [],
  size: 1,
  open: 1,
  closed: false,
  owner: null,
  fame: 0,
  ...more,
});

test("land that becomes one is told, whoever owns it", () => {
  const territories = [
    laid("A.a", { owner: 0, joins: ["A.a"] }),
    laid("B.a", { joins: ["B.a", "C.a"] }),
    laid("D.a", { joins: ["D.a"] }),
    laid("E.a", { joins: ["E.a", "F.a"], closed: true }),
  ];
  expect(grownTerritories({ territories } as Preview).map(({ id }) => id)).toEqual(["A.a", "B.a"]);
});

test("whoever moves everybody away is told what they leave", () => {
  const before = [
    { id: "A.a", owner: 0 },
    { id: "B.a", owner: null },
  ] as TerritoryView[];
  const after = [
    { id: "A.a", owner: null, units: 0, raider: null, raiders: 0 },
    { id: "B.a", owner: null, units: 0, raider: null, raiders: 0 },
  ];
  expect(abandonedTerritories({ after } as Preview, before)).toEqual(["A.a"]);
});

test("the card whose action is chosen is the last one played", () => {
  const view = { seat: 1, players: [{ active: ["move"] }, { active: ["build", "feast"] }] };
  expect(lastPlayed(view as unknown as NorthgardView)).toBe("feast");
  const upgrading = { seat: 0, players: [{ upgrades: ["stag_1"] }] } as unknown as NorthgardView;
  expect(upgradesOf(upgrading), "a card is given up for one of these").toEqual(["stag_1"]);
  expect(lastPlayed({ ...view, seat: null } as unknown as NorthgardView)).toBeUndefined();
});
