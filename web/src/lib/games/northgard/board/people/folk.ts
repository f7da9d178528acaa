import type { DrawnTerritory, Land } from "../land/atlas";
import type { Point } from "../land/geometry";
import type { NorthgardView } from "../../data/types";

/** Who and what stands where: the living, and what they have built without a slot. */
export interface Host {
  key: string;
  seat: number;
  units: number;
  at: Point;
  territory: string;
  raids: boolean;
}

export interface Beast {
  key: string; // creature:ID
  id: string;
  at: Point;
  territory: string;
}

export interface Folk {
  hosts: Host[];
  beasts: Beast[];
  kaija: { at: Point; seat: number; territory: string } | null;
  scorched: { at: Point; territory: string } | null;
  extras: { key: string; building: string; at: Point; territory: string; seat: number | null }[];
  clashes: { territory: string; at: Point }[];
}

const BESIDE: Point = [27, 6];
const FACING = 66; // between banners of two sides

export function folkOf(view: NorthgardView, land: Land): Folk {
  const folk: Folk = { hosts: [], beasts: [], kaija: null, scorched: null, extras: [], clashes: [] };
  for (const territory of land.territories) settle(folk, view, territory);
  folk.hosts.sort((a, b) => a.at[1] - b.at[1]);
  return folk;
}

function settle(folk: Folk, view: NorthgardView, { data, sites, home }: DrawnTerritory): void {
  const { id: territory, owner, raider } = data;
  const spots = (thing: "beast" | "token" | "banner") => (sites.get(thing) ?? []).map(({ at }) => at);
  const free = [...spots("beast"), ...spots("banner").slice(1)];
  const next = (): Point => free.shift() ?? beside(home);
  const tokens = [...spots("token")];
  if (owner !== null && data.units > 0) {
    folk.hosts.push({ key: `${territory}/host`, seat: owner, units: data.units, at: home, territory, raids: false });
  }
  if (raider !== null && data.raiders > 0) {
    const at = apart(home, next());
    folk.hosts.push({ key: `${territory}/raid`, seat: raider, units: data.raiders, at, territory, raids: true });
    folk.clashes.push({ territory, at: [(home[0] + at[0]) / 2, (home[1] + at[1]) / 2 - 8] });
  }
  for (const { creature } of view.creatures.filter((beast) => beast.territory === territory)) {
    folk.beasts.push({ key: `creature:${creature}`, id: creature, at: next(), territory });
  }
  if (view.kaija === territory) {
    const seat = view.players.find(({ clan }) => clan === "bear")?.seat ?? owner ?? 0;
    folk.kaija = { at: data.units > 0 && seat === owner ? beside(home) : home, seat, territory };
  }
  if (view.scorched_earth === territory) folk.scorched = { at: tokens.shift() ?? next(), territory };
  const inSlots = data.slots.flatMap(({ building }) => building ?? []);
  for (const [i, building] of without(data.buildings, inSlots).entries()) {
    const at = tokens.shift() ?? next();
    folk.extras.push({ key: `${territory}/extra${i}`, building, at, territory, seat: owner });
  }
}

/** Two hosts that face each other leave some ground between them. */
function apart([x, y]: Point, [ox, oy]: Point): Point {
  const distance = Math.hypot(ox - x, oy - y);
  if (distance >= FACING) return [ox, oy];
  const [dx, dy] = distance > 1 ? [(ox - x) / distance, (oy - y) / distance] : [1, 0];
  return [x + FACING * dx, y + FACING * dy];
}

const beside = ([x, y]: Point): Point => [x + BESIDE[0], y + BESIDE[1]];

/** A list less what is in another, one for one. */
function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const one of gone) {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}
