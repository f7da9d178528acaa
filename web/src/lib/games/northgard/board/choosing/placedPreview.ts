import type { Preview } from "../../generated";
import type { Atlas, Land } from "../land/atlas";
import type { PlacedTile, Point } from "../land/geometry";
import { ringsPath, union } from "../land/outline";

/** What a preview tells (docs/protocol.md, `previewed`), with the places on the map it speaks of. */
export interface PlacedPreview {
  ways: { to: string; start: Point; end: Point; moves: number; rough: boolean; faint: boolean }[];
  building: { id: string; at: Point } | null;
  after: { id: string; at: Point; before: number; units: number }[];
  closed: { id: string; path: string; at: Point; fame: number }[];
  /** The chance is that of the seat that looks, or of the attacker where it does not fight itself. */
  battle: { at: Point; wins: number } | null;
}

export function readPreview(
  key: string,
  preview: Record<string, unknown>,
  seat: number,
  land: Land,
  atlas: Atlas,
): PlacedPreview {
  const effects = preview as Preview;
  const home = (name: string | undefined): Point | undefined => land.byRegion.get(name ?? "")?.home;
  const ways: PlacedPreview["ways"] = [];
  const way = (from: string | undefined, to: string, moves: number, rough: boolean, faint: boolean): void => {
    const [start, end] = [home(from), home(to)];
    if (start !== undefined && end !== undefined) ways.push({ to, start, end, moves, rough, faint });
  };
  for (const { to, moves, rough } of effects.reach ?? []) way(effects.from, to, moves, rough, true);
  for (const [i, to] of (effects.path ?? []).slice(1).entries()) {
    way(effects.path?.[i], to, i === 0 ? (effects.moves ?? 0) : 0, effects.rough ?? false, false);
  }
  const fight = effects.battle && home(effects.battle.territory);
  return {
    ways,
    building: builtAt(effects, land),
    after: ways.length > 0 ? [] : changes(effects, land),
    closed: closing(key, effects, land, atlas),
    battle: fight === undefined ? null : { at: fight, wins: chanceOf(effects.battle, seat) },
  };
}

function chanceOf(battle: Preview["battle"], seat: number): number {
  return (seat === battle?.defender ? battle.defender_wins : battle?.attacker_wins) ?? 0;
}

function builtAt({ building, slot, territory }: Preview, land: Land): PlacedPreview["building"] {
  if (building === undefined) return null;
  const here = land.byRegion.get(territory ?? "");
  const at = slot === undefined ? here?.sites.get("token")?.[0]?.at : siteOf(slot, land);
  return at === undefined ? null : { id: building, at };
}

function siteOf(slot: string, land: Land): Point | undefined {
  const territory = land.byRegion.get(slot.split(".").slice(0, 2).join("."));
  return territory?.sites.get("slot")?.find(({ what }) => what === slot)?.at;
}

function changes({ after }: Preview, land: Land): PlacedPreview["after"] {
  return (after ?? []).flatMap(({ id, units }) => {
    const here = land.byRegion.get(id);
    if (here === undefined || here.data.units === units) return [];
    return [{ id, at: here.home, before: here.data.units, units }];
  });
}

/** Territories a tile would close: drawn with the tile in its place. */
function closing(key: string, { tile, territories }: Preview, land: Land, atlas: Atlas): PlacedPreview["closed"] {
  const [x, y, rotation] = key.startsWith("place:") ? key.slice("place:".length).split(",").map(Number) : [];
  if (tile === undefined || x === undefined || y === undefined || rotation === undefined) return [];
  const laid = atlas.tile({ tile, x, y, rotation } satisfies PlacedTile);
  if (laid === null) return [];
  const regions = [laid, ...land.tiles].flatMap(({ shape }) => shape.regions);
  return (territories ?? [])
    .filter(({ closed }) => closed)
    .map(({ id, regions: names, fame }) => {
      const here = land.byRegion.get(id);
      const own = laid.sites.find(({ name }) => names.includes(name));
      const at = own?.sites.find(({ thing }) => thing === "banner")?.at ?? here?.home ?? [0, 0];
      return { id, path: ringsPath(union(regions.filter(({ name }) => names.includes(name)))), at, fame };
    });
}
