import type { BoardTarget } from "../../../../board/pointing.svelte";
import type { OptionInfo, RefusalInfo } from "../../../../protocol/generated";
import type { NorthgardView } from "../../data/view";
import type { DrawnTerritory, Land } from "../land/atlas";
import type { PlacedPieces } from "../pieces/placedPieces";
import { sidesOf, type Point } from "../land/geometry";

/** The options of a decision that have a place on the map, and what is refused there. */
export interface Target extends BoardTarget {
  kind: "territory" | "slot" | "extra" | "creature" | "kaija" | "place";
}

const ON_MAP = /^(territory|slot|extra|creature|kaija|place):(.+)$/;

export function hasPlace(key: string): boolean {
  return ON_MAP.test(key);
}

/** Territories that a question is about: from where, to where, in which one. */
export function askedAbout(context: Readonly<Record<string, unknown>> | null | undefined, land: Land): string[] {
  const named = [context?.["source"], context?.["target"], context?.["territory"]];
  return named.flatMap((name) => land.byRegion.get(String(name))?.data.id ?? []);
}

/** In reading order; what is refused only answers clicks. */
export function targetsOf(
  options: readonly OptionInfo[],
  refusals: readonly RefusalInfo[],
  land: Land,
  pieces: PlacedPieces,
): Target[] {
  const found = new Map<string, Target>();
  const add = (key: string, offered: boolean): void => {
    const [, kind, name] = ON_MAP.exec(key) ?? [];
    if (kind === undefined || name === undefined) return;
    const [x = 0, y = 0] = kind === "place" ? name.split(",").map(Number) : [];
    const id = kind === "place" ? `place:${x},${y}` : key;
    let target = found.get(id);
    if (target === undefined) {
      const seen = kind === "place" ? { at: middleOf(x, y), territory: "" } : seenAt(kind, name, land, pieces);
      if (seen === null) return;
      const under = kind === "territory" || kind === "place" ? [] : [`territory:${seen.territory}`];
      const { at, territory } = seen;
      target = { id, kind: kind as Target["kind"], at, about: territory, offered: [], keys: under };
      found.set(id, target);
    }
    target.keys.splice(target.offered.length, 0, key);
    if (offered) target.offered.push(key);
  };
  for (const { key } of options) add(key, true);
  for (const { key } of refusals) add(key, false);
  return [...found.values()].toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** Where a choice has its place on the map; null: nowhere that is known. */
export function placeOf(key: string, land: Land, pieces: PlacedPieces): Point | null {
  const [, kind, name] = ON_MAP.exec(key) ?? [];
  if (kind === undefined || name === undefined) return null;
  if (kind !== "place") return seenAt(kind, name, land, pieces)?.at ?? null;
  const [x = 0, y = 0] = name.split(",").map(Number);
  return middleOf(x, y);
}

function seenAt(kind: string, name: string, land: Land, pieces: PlacedPieces): { at: Point; territory: string } | null {
  if (kind === "creature") return pieces.creatures.find(({ id }) => id === name) ?? null;
  const parts = name.split(".");
  const territory = land.byRegion.get(parts.slice(0, 2).join("."));
  if (territory === undefined) return null;
  const { id } = territory.data;
  if (kind === "slot") {
    const site = territory.sites.get("slot")?.find(({ what }) => what === name);
    return site === undefined ? null : { at: site.at, territory: id };
  }
  if (kind === "extra") return pieces.extras.find((extra) => extra.territory === id) ?? null;
  return { at: kind === "kaija" ? besideOf(territory) : territory.home, territory: id };
}

function besideOf({ home: [x, y] }: DrawnTerritory): Point {
  return [x - 30, y + 6];
}

const BESIDE: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

/** On which side of a place there is no land yet, so that what is put there hides nothing; below it, if there can be. */
export function freeSide(place: string, tiles: NorthgardView["tiles"]): Point | undefined {
  const [x = 0, y = 0] = place.slice("place:".length).split(",").map(Number);
  return BESIDE.find(([dx, dy]) => !tiles.some((tile) => tile.x === x + dx && tile.y === y + dy));
}

function middleOf(x: number, y: number): Point {
  const corners = sidesOf(x, y).map(({ points }) => points[0] as Point);
  return [corners.reduce((sum, [cx]) => sum + cx, 0) / 4, corners.reduce((sum, [, cy]) => sum + cy, 0) / 4];
}
