import { type Point } from "../../../../board/drawing";
import { LANDS, landOf } from "../land/geometry";
import { farNamePoint } from "../land/names";
import { unitsAt, type IceGardenView, type RegionView } from "../../data/view";

/** What a seat has in a region, laid out around its own place there: blocks, then units by level, then the total. */
export interface Camp {
  region: string;
  seat: number;
  at: Point;
  scale: number;
  markers: number;
  /** The markers are one with their number: there is no room for all of them. */
  heaped: boolean;
  held: number;
  units: { unit: string; level: 1 | 2 | 3; count: number; x: number; shield: boolean }[];
  width: number;
  total: number | null;
  /** Where its total stands. */
  badge: Point;
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

const MANY = 6; // markers; more are a number
const SMALLEST = 0.75; // of its size a camp is drawn as it is; where that is not enough room it is drawn closer together
const CLOSER = 0.62; // of a unit that is seen behind the next one

function blocksWidth(markers: number, heaped: boolean): number {
  return markers === 0 ? 0 : heaped ? BLOCK + 14 : BLOCK * Math.min(3, markers);
}

/** Blocks in rows of three, from the foot up; a heap is one and a number. */
export function blocksOf(markers: number, heaped = markers > MANY): Point[] {
  if (heaped) return [[BLOCK / 2, 0]];
  return Array.from({ length: markers }, (_, i) => [
    BLOCK * ((i % 3) + 0.5) + (i >= 3 ? 4 : 0),
    -Math.floor(i / 3) * 11,
  ]);
}

/** Units beside each other after the blocks; of each but the last only a part is seen where they stand closer. */
function inRow(
  start: number,
  there: readonly Omit<Camp["units"][number], "x">[],
  seen: number,
): Pick<Camp, "width" | "units"> {
  let x = start;
  const units = there.map((one, i) => {
    const size = SIZES[one.level] + (one.count > 1 ? 6 : 0);
    if (x > 0 && i === 0) x += GAP;
    const unit = { ...one, x: x + size / 2 };
    x += i === there.length - 1 ? size : size * seen + (seen === 1 ? GAP : 0);
    return unit;
  });
  return { width: x, units };
}

const VUKO = 27; // units around his place in which a badge would be taken for his
/** Units around the middle of a plaque in which it or the seal at its left would cover a badge. */
const PLAQUE = { left: 80, right: 88, y: 39 };
const SEAL = { left: 110, y: 32 };

const BESIDE = 17; // units around the middle of another camp in which a badge would hide its pieces
/** Units around the middle of a name, as it is written for those who look from afar. */
const NAME = { x: 75, above: 24, below: 9 };

/**
 * At the upper right of the camp; at the upper left or its foot where something else stands there. Where everywhere
 * something does, Vuko and the plaque of the region come before the camps of others, and these before the name.
 */
function badgeOf(region: string, [x, y]: Point, width: number, scale: number, others: readonly Point[]): Point {
  const land = landOf(region);
  const places: [Point, ...Point[]] = [
    [width / 2 + 2, -16 * scale - 6],
    [-width / 2 - 2, -16 * scale - 6],
    [-width / 2 - 14, -8],
    [width / 2 + 18, 3],
  ];
  if (land === undefined) return places[0];
  const name = farNamePoint(land, 1);
  const hides = ([dx, dy]: Point): number => {
    const from = ([ox, oy]: Point): Point => [x + dx - ox, y + dy - oy];
    const [px, py] = from(land.plaque);
    const [nx, ny] = from(name);
    const onPlaque = px > -PLAQUE.left && px < PLAQUE.right && Math.abs(py) < PLAQUE.y;
    const onSeal = px > -SEAL.left && px < 0 && Math.abs(py) < SEAL.y;
    const onVuko = Math.hypot(...from(land.vuko)) < VUKO;
    const onCamp = others.some((other) => Math.hypot(...from(other)) < BESIDE);
    const onName = Math.abs(nx) < NAME.x && ny > -NAME.above && ny < NAME.below;
    return (onPlaque || onSeal || onVuko ? 4 : 0) + (onCamp ? 2 : 0) + (onName ? 1 : 0);
  };
  const least = Math.min(...places.map(hides));
  return places.find((place) => hides(place) === least) ?? places[0];
}

function campOf(view: IceGardenView, region: RegionView, seat: number): Camp | null {
  const pieces = region.pieces[seat];
  const player = view.players[seat];
  if (pieces === undefined || player === undefined) return null;
  const there = player.units.flatMap(({ unit, level, abilities }) => {
    const count = unitsAt(pieces, level);
    return count === 0 ? [] : [{ unit, level, count, shield: (abilities["shield"] ?? 0) > 0 }];
  });
  const room = LESS_ROOM[region.id] ?? ROOM;
  let heaped = pieces.markers > MANY;
  let { width: x, units } = inRow(blocksWidth(pieces.markers, heaped), there, 1);
  if (x === 0) return null;
  if (room / x < SMALLEST) {
    heaped ||= pieces.markers > 2;
    ({ width: x, units } = inRow(blocksWidth(pieces.markers, heaped), there, CLOSER));
  }
  const at = anchor(region.id, seat);
  const scale = Math.min(1, room / x);
  const start = -x / 2;
  const spot = (dx: number): Point => [at[0] + (start + dx) * scale, at[1] - 6 * scale];
  const spots = new Map<string, Point>(units.map(({ unit, x: dx }) => [unit, spot(dx)]));
  if (pieces.markers > 0) spots.set("marker", spot(blocksWidth(pieces.markers, heaped) / 2));
  const others = view.players.flatMap((_, other) => {
    const theirs = region.pieces[other];
    const isThere = theirs !== undefined && theirs.markers + theirs.level_1 + theirs.level_2 + theirs.level_3 > 0;
    return isThere && other !== seat ? [anchor(region.id, other)] : [];
  });
  const total = region.places.find((place) => place.seat === seat)?.influence ?? null;
  return {
    region: region.id,
    seat,
    at,
    scale,
    markers: pieces.markers,
    heaped,
    held: pieces.held,
    units,
    width: x,
    total,
    badge: badgeOf(region.id, at, x * scale, scale, others),
    spots,
  };
}

/** Whether its total cannot be seen at a glance: a heap of markers alone says it already. */
export function needsTotal({ total, markers, heaped, units }: Camp): boolean {
  if (total === null) return false;
  return units.length > 0 || (heaped ? total !== markers : markers > 3);
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
