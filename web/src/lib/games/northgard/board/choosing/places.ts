import type { Texts } from "../../../../texts/texts.svelte";
import type { NorthgardView, TileData } from "../../data/types";
import { turnedSides } from "../land/geometry";

/**
 * Words for empty places beside the map. A column and a row mean nothing to anybody, and the names of tiles stand
 * nowhere on the board: a place is called by the territories around it, and from which side it touches them.
 */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SIDES = ["n", "e", "s", "w"] as const;
const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

type Cell = readonly [x: number, y: number];
type MapView = Pick<NorthgardView, "tiles" | "territories">;

/** Where a place lies as seen from the territory across some of its sides: `n`, `ne`, or `gap` between its parts. */
function directionFrom(across: readonly number[]): string {
  const [one = 0, other] = across;
  if (other === undefined) return SIDES[(one + 2) % 4] as string;
  if (across.length > 2 || (one + other) % 2 === 0) return "gap";
  const [upright, level] = one % 2 === 0 ? [one, other] : [other, one];
  return `${SIDES[(upright + 2) % 4]}${SIDES[(level + 2) % 4]}`;
}

/** The territories around a place, in their order on the map, each with where the place lies from it. */
export function around(
  [x, y]: Cell,
  view: MapView,
  tiles: ReadonlyMap<string, TileData>,
): { territory: string; direction: string }[] {
  const across = new Map<string, number[]>();
  for (const [side, [dx, dy]] of STEPS.entries()) {
    const placed = view.tiles.find((tile) => tile.x === x + dx && tile.y === y + dy);
    const tile = placed && tiles.get(placed.tile);
    if (placed === undefined || tile === undefined) continue;
    const region = `${placed.tile}.${turnedSides(tile, placed.rotation)[(side + 2) % 4]}`;
    const territory = view.territories.find(({ regions }) => regions.includes(region))?.id ?? region;
    across.set(territory, [...(across.get(territory) ?? []), side]);
  }
  return [...across].map(([territory, sides]) => ({ territory, direction: directionFrom(sides) }));
}

/** All empty places beside a tile, in reading order. */
function emptyPlaces(view: MapView): Cell[] {
  const taken = new Set(view.tiles.map(({ x, y }) => `${x},${y}`));
  const found = new Map<string, Cell>();
  for (const { x, y } of view.tiles)
    for (const [dx, dy] of STEPS) {
      const id = `${x + dx},${y + dy}`;
      if (!taken.has(id)) found.set(id, [x + dx, y + dy]);
    }
  return [...found.values()].toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** Which of some places that are called alike this one is: its direction from the middle of them all. */
function among(places: readonly Cell[], [x, y]: Cell): string {
  const mean = (i: 0 | 1) => places.reduce((sum, place) => sum + place[i], 0) / places.length;
  const [dx, dy] = [x - mean(0), y - mean(1)];
  if (Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5) return "middle";
  return COMPASS[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8] as string;
}

interface Place {
  around: ReturnType<typeof around>;
  which: string;
  n: number;
}
const known = new WeakMap<object, { tiles: object; places: Map<string, Place> }>();

/** What tells each empty place from all the others; `n` counts those that even their direction does not. */
export function placesOf(view: MapView, tiles: ReadonlyMap<string, TileData>): Map<string, Place> {
  const found = known.get(view);
  if (found?.tiles === tiles) return found.places; // a view may be here before the tiles of the pack are
  const cells = emptyPlaces(view);
  const lands = cells.map((cell) => around(cell, view, tiles));
  const words = lands.map((land) => JSON.stringify(land));
  const which = cells.map((cell, i) => {
    const alike = cells.filter((_, j) => words[j] === words[i]);
    return alike.length > 1 ? among(alike, cell) : "";
  });
  const places = new Map(
    cells.map((cell, i): [string, Place] => {
      const same = (j: number) => words[j] === words[i] && which[j] === which[i];
      const before = cells.slice(0, i).filter((_, j) => same(j)).length;
      const alone = cells.filter((_, j) => same(j)).length === 1;
      return [`${cell[0]},${cell[1]}`, { around: lands[i] ?? [], which: which[i] ?? "", n: alone ? 0 : before + 1 }];
    }),
  );
  known.set(view, { tiles, places });
  return places;
}

/** The place of an option or a refusal in words, without how the tile is turned; undefined for other keys. */
export function placeName(
  key: string,
  view: MapView,
  tiles: ReadonlyMap<string, TileData>,
  texts: Texts,
): string | undefined {
  const cell = /^place:(-?\d+,-?\d+)/.exec(key)?.[1];
  const place = cell === undefined ? undefined : placesOf(view, tiles).get(cell);
  if (place === undefined || place.around.length === 0) return undefined;
  const name = texts.list(place.around.map((land) => texts.say("board-place-from", land)));
  const which = place.which === "" ? "" : `, ${texts.say("board-place-which", { direction: place.which })}`;
  return `${name}${which}${place.n > 0 ? ` (${place.n})` : ""}`;
}

/** How the tile of an option is turned, in words. */
export function turnName(key: string, texts: Texts): string {
  const rotation = /^place:-?\d+,-?\d+,(\d)/.exec(key)?.[1];
  return rotation === undefined ? "" : texts.say("place-turn", { rotation: Number(rotation) });
}
