import type { DrawnTerritory, Land } from "../land/atlas";
import type { Point } from "../land/geometry";
import { BANNER, BEAST, clearSpot, type Footprint } from "../land/footprints";
import type { NorthgardView } from "../../data/view";

/** Who and what stands where: the living, and what they have built without a slot. */
export interface UnitGroup {
  key: string;
  seat: number;
  units: number;
  at: Point;
  territory: string;
  raids: boolean;
  badge: 1 | -1; // the side of its number: the right, or the left
}

export interface PlacedCreature {
  key: string; // creature:ID
  id: string;
  at: Point;
  territory: string;
}

export interface PlacedPieces {
  groups: UnitGroup[];
  creatures: PlacedCreature[];
  kaija: { at: Point; seat: number; territory: string } | null;
  scorched: { at: Point; territory: string } | null;
  extras: { key: string; building: string; at: Point; territory: string; seat: number | null }[];
  clashes: { territory: string; at: Point }[];
}

const BESIDE: Point = [-29, 6]; // on the side without a number
const FACING = 70; // between banners of two sides
const ASIDE = 30; // from the line between two banners above each other, to where no number is
const CROSSED = { width: 12, height: 12 }; // the sign of a battle

export function placedPieces(view: NorthgardView, land: Land): PlacedPieces {
  const pieces: PlacedPieces = { groups: [], creatures: [], kaija: null, scorched: null, extras: [], clashes: [] };
  const taken: Footprint[] = land.territories
    .filter(({ data }) => data.owner !== null)
    .map(({ home }) => ({ at: home, ...BANNER }));
  for (const territory of land.territories) settle(pieces, view, territory, taken);
  pieces.groups.sort((a, b) => a.at[1] - b.at[1]);
  return pieces;
}

function settle(pieces: PlacedPieces, view: NorthgardView, here: DrawnTerritory, taken: Footprint[]): void {
  const { data, sites, home, regions } = here;
  const { id: territory, owner, raider } = data;
  const spots = (thing: "beast" | "token" | "banner") => (sites.get(thing) ?? []).map(({ at }) => at);
  const free = [...spots("beast"), ...spots("banner").slice(1)];
  const next = (size: Omit<Footprint, "at">): Point => {
    const { at } = clearSpot({ at: free.shift() ?? beside(home), ...size }, regions, taken);
    taken.push({ at, ...size });
    return at;
  };
  const tokens = [...spots("token")];
  const bear = view.players.find(({ clan }) => clan === "bear")?.seat ?? owner ?? 0;
  const kaija = view.kaija === territory;
  if (owner !== null && (data.units > 0 || (kaija && bear === owner))) {
    const group = { key: `${territory}/group`, seat: owner, units: data.units, at: home };
    pieces.groups.push({ ...group, territory, raids: false, badge: 1 });
  }
  if (raider !== null && data.raiders > 0) {
    const { at } = clearSpot({ at: free.shift() ?? beside(home), ...BANNER }, regions, taken);
    taken.push({ at: face(pieces, here, raider, at), ...BANNER });
  }
  for (const { creature } of view.creatures.filter((beast) => beast.territory === territory)) {
    pieces.creatures.push({ key: `creature:${creature}`, id: creature, at: next(BEAST), territory });
  }
  if (kaija) {
    const group = pieces.groups.find((one) => one.territory === territory && one.seat === bear);
    pieces.kaija = { at: group === undefined ? home : beside(group.at, group.badge), seat: bear, territory };
  }
  if (view.scorched_earth === territory) pieces.scorched = { at: tokens.shift() ?? next(CROSSED), territory };
  const inSlots = data.slots.flatMap(({ building }) => building ?? []);
  for (const [i, building] of without(data.buildings, inSlots).entries()) {
    const at = tokens.shift() ?? next(CROSSED);
    pieces.extras.push({ key: `${territory}/extra${i}`, building, at, territory, seat: owner });
  }
}

/** Raiders face those they raid: their numbers stand on the outer sides, and nothing but the axes between them. */
function face(pieces: PlacedPieces, { data, home }: DrawnTerritory, seat: number, wished: Point): Point {
  const { id: territory, raiders: units } = data;
  const at = apart(home, wished);
  const [dx, dy] = [at[0] - home[0], at[1] - home[1]];
  const besides = Math.abs(dx) >= Math.abs(dy);
  const badge = besides && dx < 0 ? -1 : 1;
  const own = pieces.groups.find((group) => group.territory === territory);
  if (own !== undefined && besides) own.badge = badge === 1 ? -1 : 1;
  pieces.groups.push({ key: `${territory}/raid`, seat, units, at, territory, raids: true, badge });
  const middle: Point = [(home[0] + at[0]) / 2 - (besides ? 0 : ASIDE), (home[1] + at[1]) / 2 - 16];
  pieces.clashes.push({ territory, at: middle });
  return at;
}

/** Two groups that face each other leave some ground between them. */
function apart([x, y]: Point, [ox, oy]: Point): Point {
  const distance = Math.hypot(ox - x, oy - y);
  if (distance >= FACING) return [ox, oy];
  const [dx, dy] = distance > 1 ? [(ox - x) / distance, (oy - y) / distance] : [1, 0];
  return [x + FACING * dx, y + FACING * dy];
}

const beside = ([x, y]: Point, badge: 1 | -1 = 1): Point => [x + badge * BESIDE[0], y + BESIDE[1]];

/** A list less what is in another, one for one. */
function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const one of gone) {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

const FLAG = 60; // units a banner stands above its place, as large as it is drawn from the middle distance

/** The upper end of the topmost banner: it may stand out above the land. */
export function flagTop(pieces: PlacedPieces | null): number {
  return Math.min(Infinity, ...(pieces?.groups ?? []).map(({ at }) => at[1] - FLAG));
}
