import { expect, test } from "vitest";
import { bareTerritory } from "../data/samples";
import type { NorthgardView } from "../data/view";
import { marksOf } from "./territory";

test("a territory to choose tells whose it is, what it yields and what can be built there", () => {
  const territories = [
    bareTerritory("S0.a", {
      regions: ["S0.a", "T05.b"],
      owner: 1,
      units: 2,
      closed: true,
      symbols: { food: 0, wood: 1, lore: 0 },
      buildings: ["camp"],
      slots: [
        { slot: "S0.a.1", kind: "small", building: "camp" },
        { slot: "T05.b.1", kind: "large", building: null },
      ],
    }),
    bareTerritory("S0.b", { neighbours: [{ id: "S0.a", rough: true }] }),
  ];
  const view = { territories } as unknown as NorthgardView;
  expect(marksOf(view, "T05.b", "S0.b")).toEqual({
    owner: 1,
    units: 2,
    closed: true,
    symbols: { food: 0, wood: 1, lore: 0 },
    buildings: ["camp"],
    rough: true,
    free: ["large"],
  });
  expect(marksOf(view, "S0.b", "")?.rough).toBe(false);
  expect(marksOf(view, "X1.a", "")).toBeNull();
});
