import { expect, test } from "vitest";
import type { NorthgardView, TileData } from "../../data/types";
import { placesOf } from "./places";

const whole = (id: string): TileData => ({ id, sides: ["a", "a", "a", "a"] }) as unknown as TileData;
const split = (id: string): TileData => ({ id, sides: ["a", "b", "b", "b"] }) as unknown as TileData;
const tiles = new Map([whole("A"), whole("B"), split("C")].map((tile) => [tile.id, tile]));
const land = (id: string, ...regions: string[]) => ({ id, regions });

/** A and B side by side are one territory; C lies below B, turned once: its part `a` is at its eastern side. */
const view = {
  tiles: [
    { tile: "A", x: 0, y: 0, rotation: 0 },
    { tile: "B", x: 1, y: 0, rotation: 0 },
    { tile: "C", x: 1, y: 1, rotation: 1 },
  ],
  territories: [land("A.a", "A.a", "B.a", "C.b"), land("C.a", "C.a")],
} as unknown as NorthgardView;
const places = placesOf(view, tiles);

test("a place is called by the territories as they are now, and from which side it touches them", () => {
  expect(places.get("2,1")?.around).toEqual([{ territory: "C.a", direction: "e" }]);
  expect(places.get("-1,0")?.around).toEqual([{ territory: "A.a", direction: "w" }]);
  expect(places.get("0,1")?.around).toEqual([{ territory: "A.a", direction: "sw" }]); // below A, left of C
});

test("places that would be called alike are told apart by where they lie among each other", () => {
  expect(places.get("0,-1")).toMatchObject({ around: [{ territory: "A.a", direction: "n" }], which: "w", n: 0 });
  expect(places.get("1,-1")).toMatchObject({ around: [{ territory: "A.a", direction: "n" }], which: "e", n: 0 });
  const names = [...places.values()].map((place) => JSON.stringify(place));
  expect(new Set(names).size).toBe(names.length);
});

test("a place between two parts of one territory lies in a gap of it", () => {
  const apart = {
    tiles: [
      { tile: "A", x: 0, y: 0, rotation: 0 },
      { tile: "B", x: 2, y: 0, rotation: 0 },
    ],
    territories: [land("A.a", "A.a", "B.a")],
  } as unknown as NorthgardView;
  expect(placesOf(apart, tiles).get("1,0")?.around).toEqual([{ territory: "A.a", direction: "gap" }]);
});

test("places have their names once the tiles of the pack are known", () => {
  const early = { ...view };
  expect(placesOf(early, new Map()).get("2,1")?.around).toEqual([]);
  expect(placesOf(early, tiles).get("2,1")?.around).toEqual([{ territory: "C.a", direction: "e" }]);
});
