import type { Box } from "../../../../board/viewport";
import {
  ringPoints,
  shapeOf,
  TILE,
  type Border,
  type PlacedTile,
  type Point,
  type Region,
  type TileShape,
} from "./geometry";
import { kindOf, tintOf, type Kind } from "./kinds";
import { inset, linePath, ringsPath, union } from "./outline";
import { BANNER, clearSpot, overlap, type Footprint } from "./footprints";
import { sitesOf, type RegionSites, type Site, type Thing } from "./sites";
import { terrainOf, type Terrain } from "./terrain";
import type { NorthgardView, TerritoryView, TileData } from "../../data/view";

/** A tile of the map with all that is drawn of it whoever lives there. */
export interface DrawnTile {
  key: string;
  shape: TileShape;
  sites: RegionSites[];
  terrain: Terrain;
}

/** A territory with its land in one piece. */
export interface DrawnTerritory {
  data: TerritoryView;
  kind: Kind;
  tint: string;
  path: string;
  rim: string; // a line just inside its edge
  glow: string; // and one a little deeper
  sites: Map<Thing, Site[]>;
  home: Point; // where its banner stands
  regions: RegionSites[]; // the oldest first
  homeland: RegionSites | undefined; // the one of the banner
}

export interface Land {
  tiles: DrawnTile[]; // from north to south
  territories: DrawnTerritory[];
  byRegion: Map<string, DrawnTerritory>;
  borders: Border[];
  edge: Point[][]; // where the known land ends
  outline: string;
  board: Box;
}

const EDGE = 34; // of mist around the land that is always in sight; there is more beyond
const NARROWER = 3; // units of room that are worth moving a banner for

const drawn = new WeakMap<TileData, Map<string, DrawnTile>>();

/** A tile in its place; drawn once and kept. */
function drawTile(tile: TileData, placed: PlacedTile): DrawnTile {
  let known = drawn.get(tile);
  if (known === undefined) drawn.set(tile, (known = new Map<string, DrawnTile>()));
  const key = `${tile.id}@${placed.x},${placed.y},${placed.rotation}`;
  let found = known.get(key);
  if (found === undefined) {
    const shape = shapeOf(tile, placed);
    const sites = sitesOf(shape);
    found = { key, shape, sites, terrain: terrainOf(shape, sites) };
    known.set(key, found);
  }
  return found;
}

/** Draws maps; keeps what it has drawn, as tiles stay where they are and most territories as they were. */
export class Atlas {
  readonly #lands = new Map<string, { path: string; rim: string; glow: string }>();

  constructor(readonly components: ReadonlyMap<string, TileData>) {}

  tile(placed: PlacedTile): DrawnTile | null {
    const tile = this.components.get(placed.tile);
    return tile === undefined ? null : drawTile(tile, placed);
  }

  draw(view: NorthgardView): Land {
    const tiles = view.tiles.flatMap((placed) => this.tile(placed) ?? []);
    const regions = new Map(
      tiles.flatMap(({ shape }) => shape.regions.map((region) => [region.name, region] as const)),
    );
    const sites = new Map(tiles.flatMap((tile) => tile.sites.map((here) => [here.name, here] as const)));
    const keys = new Map(tiles.map(({ key, shape }) => [shape.placed.tile, key]));
    const territories = spread(view.territories.map((data) => this.#territory(data, regions, sites, keys)));
    const byRegion = new Map(
      territories.flatMap((territory) => territory.data.regions.map((name) => [name, territory] as const)),
    );
    const outline = union([...regions.values()]);
    return {
      tiles: tiles.toSorted((a, b) => a.shape.placed.y - b.shape.placed.y || a.shape.placed.x - b.shape.placed.x),
      territories,
      byRegion,
      borders: tiles.flatMap(({ shape }) => shape.borders),
      edge: outline.map(ringPoints),
      outline: ringsPath(outline),
      board: boardOf(view.tiles),
    };
  }

  #territory(
    data: TerritoryView,
    regions: Map<string, Region>,
    sites: Map<string, RegionSites>,
    keys: Map<string, string>,
  ): DrawnTerritory {
    // by where its tiles lie: after a step back the same tile may be laid elsewhere
    const key = data.regions.map((name) => `${name} ${keys.get(name.split(".")[0] ?? "") ?? ""}`).join(" ");
    let land = this.#lands.get(key);
    if (land === undefined) {
      const rings = union(data.regions.flatMap((name) => regions.get(name) ?? []));
      const line = (distance: number) =>
        rings.flatMap((ring) => inset(ringPoints(ring), distance).map((piece) => `${linePath(piece)}Z`)).join("");
      land = { path: ringsPath(rings), rim: line(5.5), glow: line(8) };
      this.#lands.set(key, land);
    }
    const here = data.regions.flatMap((name) => sites.get(name) ?? []);
    const all = new Map<Thing, Site[]>();
    const roomy = byRoom(here);
    for (const site of roomy.flatMap((region) => region.sites)) {
      all.set(site.thing, [...(all.get(site.thing) ?? []), site]);
    }
    const kind = this.#kind(data.id);
    const home = all.get("banner")?.[0]?.at ?? ([0, 0] as const);
    return { data, kind, tint: tintOf(data.id, kind), ...land, sites: all, home, regions: here, homeland: roomy[0] };
  }

  #kind(region: string): Kind {
    const [tile = "", letter] = region.split(".");
    const data = this.components.get(tile)?.regions.find(({ id }) => id === letter);
    return data === undefined ? "meadow" : kindOf(region, data);
  }
}

/** The roomiest region first, but the oldest if it is not much narrower: a banner stands well and rarely moves. */
function byRoom(regions: RegionSites[]): RegionSites[] {
  const room = ({ sites }: RegionSites): number => sites.find(({ thing }) => thing === "banner")?.room ?? -Infinity;
  const sorted = regions.toSorted((a, b) => room(b) - room(a));
  const [first, most] = [regions[0], sorted[0]];
  if (first === undefined || most === undefined || room(first) < room(most) - NARROWER) return sorted;
  return [first, ...sorted.filter((region) => region !== first)];
}

/** Banners of neighbours keep clear of each other where there is room, whoever stands there just now: they rarely move. */
function spread(territories: DrawnTerritory[]): DrawnTerritory[] {
  const homes: Footprint[] = territories.map(({ home }) => ({ at: home, ...BANNER }));
  return territories.map((territory, i) => {
    const own = homes[i] as Footprint;
    const near = homes.filter((other) => other !== own && isNear(other, territory));
    if (near.every((other) => overlap(own, other) === 0)) return territory;
    const { at, region } = clearSpot(own, territory.regions, near);
    homes[i] = { ...own, at };
    return { ...territory, home: at, homeland: region ?? territory.homeland };
  });
}

/** Whether something may be in the way of anything in a territory. */
function isNear({ at, width, height }: Footprint, { regions }: DrawnTerritory): boolean {
  return regions.some(({ ground: { box } }) => {
    const [x, y] = [width + BANNER.width, height + BANNER.height];
    return at[0] > box.left - x && at[0] < box.right + x && at[1] > box.top - y && at[1] < box.bottom + y;
  });
}

export function boardOf(places: readonly { x: number; y: number }[]): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) * TILE - EDGE, Math.min(...ys) * TILE - EDGE];
  return {
    x,
    y,
    width: (Math.max(...xs) + 1) * TILE + EDGE - x,
    height: (Math.max(...ys) + 1) * TILE + EDGE - y,
  };
}
