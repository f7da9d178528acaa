import { type Point } from "../../../../board/drawing";
import { LANDS, landOf } from "../land/geometry";
import { unitsAt, type IceGardenView, type RegionView } from "../../data/view";

/** What a seat has in a region, laid out around its own place there: blocks, then units by level, then the total. */
export interface Camp {
  region: string;
  seat: number;
  at: Point;
  scale: number;
  markers: number;
  held: number;
  units: { unit: string; level: 1 | 2 | 3; count: number; x: number; shield: boolean }[];
  width: number;
  total: number | null;
  /** Where each thing is on the board, by `marker` or the id of the unit. */
  spots: Map<string, Point>;
}

export const SIZES = { 1: 27, 2: 31, 3: 37 } as const;
const BLOCK = 15;
const GAP = 3;
const ROOM = 72; // units a camp may take
const LESS_ROOM: Record<string, number> = {
  isle: 50,
  fire: 50,
  valley: 56,
  fjords: 50,
  snakes: 60,
  sails: 60,
  empire: 60,
};

function anchor(region: string, seat: number): Point {
  const places = landOf(region)?.camps ?? [];
  return places[seat % Math.max(1, places.length)] ?? [0, 0];
}

function blocksWidth(markers: number): number {
  return markers === 0 ? 0 : markers > 6 ? BLOCK + 14 : BLOCK * Math.min(3, markers);
}

/** Blocks in rows of three, from the foot up; many are a number. */
export function blocksOf(markers: number): Point[] {
  if (markers > 6) return [[BLOCK / 2, 0]];
  return Array.from({ length: markers }, (_, i) => [
    BLOCK * ((i % 3) + 0.5) + (i >= 3 ? 4 : 0),
    -Math.floor(i / 3) * 11,
  ]);
}

function campOf(view: IceGardenView, region: RegionView, seat: number): Camp | null {
  const pieces = region.pieces[seat];
  const player = view.players[seat];
  if (pieces === undefined || player === undefined) return null;
  let x = blocksWidth(pieces.markers);
  const units: Camp["units"] = [];
  for (const { unit, level, abilities } of player.units) {
    const count = unitsAt(pieces, level);
    if (count === 0) continue;
    const size = SIZES[level] + (count > 1 ? 6 : 0);
    if (x > 0) x += GAP;
    units.push({ unit, level, count, x: x + size / 2, shield: (abilities["shield"] ?? 0) > 0 });
    x += size;
  }
  if (x === 0) return null;
  const at = anchor(region.id, seat);
  const scale = Math.min(1, (LESS_ROOM[region.id] ?? ROOM) / x);
  const start = -x / 2;
  const spot = (dx: number): Point => [at[0] + (start + dx) * scale, at[1] - 6 * scale];
  const spots = new Map<string, Point>(units.map(({ unit, x: dx }) => [unit, spot(dx)]));
  if (pieces.markers > 0) spots.set("marker", spot(blocksWidth(pieces.markers) / 2));
  const total = region.places.find((place) => place.seat === seat)?.influence ?? null;
  return {
    region: region.id,
    seat,
    at,
    scale,
    markers: pieces.markers,
    held: pieces.held,
    units,
    width: x,
    total,
    spots,
  };
}

export function campsOf(view: IceGardenView): Camp[] {
  return view.regions
    .filter(({ status, id }) => status === "open" && landOf(id) !== undefined)
    .flatMap((region) =>
      Array.from({ length: view.seats }, (_, seat) => campOf(view, region, seat)).filter((camp) => camp !== null),
    )
    .toSorted((a, b) => a.at[1] - b.at[1]);
}

/** Whether this board knows all the lands of a match: a pack of one's own may have others. */
export function knowsLands(view: IceGardenView): boolean {
  return view.regions.every(({ id }) => LANDS.some((land) => land.id === id));
}

/** Where somebody's pieces stand, or would. */
export function placeOf(region: string, seat: number): Point {
  return anchor(region, seat);
}
