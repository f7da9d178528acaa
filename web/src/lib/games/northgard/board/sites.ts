import { ringPoints, type Point, type Region, type TileShape } from "./geometry";
import { kindOf } from "./land";
import { areaOf, distanceTo, inside } from "./outline";
import type { TileRegion } from "../types";

/** Places for the things of a region, apart from each other and from its edge; the same whenever it is drawn. */
export type Thing = "slot" | "symbol" | "lair" | "lake" | "banner" | "beast" | "token";

export interface Site {
  thing: Thing;
  what: string; // the name of a slot, the resource of a symbol
  form: string; // the kind of a slot
  at: Point;
  radius: number;
}

export interface RegionSites {
  name: string;
  area: number;
  sites: Site[];
}

const SLOT_RADIUS: Record<string, number> = { small: 15, stone: 15, large: 24 };
const STEP = 6; // between points that are tried
const SIDE_MARGIN = 12; // mist lies along the sides of tiles at the end of the known land
const ROUNDS = 4;

/** Things of a region with their size; those that may stand there some day have room kept for them. */
function wanted(region: TileRegion, name: string): Omit<Site, "at">[] {
  const things: Omit<Site, "at">[] = [
    ...region.slots.map((kind, i) => ({
      thing: "slot" as const,
      what: `${name}.${i + 1}`,
      form: kind,
      radius: SLOT_RADIUS[kind] ?? 15,
    })),
    ...Array.from({ length: region.lairs }, () => ({ thing: "lair" as const, what: "", form: "", radius: 17 })),
    { thing: "banner", what: "", form: "", radius: 20 },
    ...Object.entries(region.symbols).flatMap(([what, n]) =>
      Array.from({ length: n }, () => ({ thing: "symbol" as const, what, form: "", radius: 10 })),
    ),
    { thing: "beast", what: "", form: "", radius: 18 },
    { thing: "token", what: "", form: "", radius: 10 },
  ];
  if (kindOf(name, region) === "lake") things.unshift({ thing: "lake", what: "", form: "", radius: 27 });
  return things;
}

export function sitesOf(shape: TileShape): RegionSites[] {
  return shape.regions.map((region) => {
    const data = shape.tile.regions.find(({ id }) => id === region.letter);
    const rings = region.rings.map(ringPoints);
    const sites = data === undefined ? [] : place(wanted(data, region.name), candidates(shape, region, rings));
    return { name: region.name, area: rings.reduce((sum, ring) => sum + areaOf(ring), 0), sites };
  });
}

interface Candidate {
  at: Point;
  room: number; // to the edge of the region
}

function candidates(shape: TileShape, region: Region, rings: Point[][]): Candidate[] {
  const found: Candidate[] = [];
  const sides = shape.sides.filter((_, i) => shape.sideRegions[i] === region.letter);
  for (const ring of rings) {
    const xs = ring.map(([x]) => x);
    const ys = ring.map(([, y]) => y);
    for (let y = Math.min(...ys) + STEP; y < Math.max(...ys); y += STEP) {
      for (let x = Math.min(...xs) + STEP; x < Math.max(...xs); x += STEP) {
        const at: Point = [x, y];
        if (!inside(ring, at)) continue;
        const toSide = Math.min(...sides.map(({ points }) => toLine(points, at)));
        found.push({ at, room: Math.min(distanceTo(ring, at), toSide - SIDE_MARGIN) });
      }
    }
  }
  return found;
}

function toLine(points: readonly Point[], [x, y]: Point): number {
  return Math.sqrt(Math.min(...points.map(([px, py]) => (px - x) ** 2 + (py - y) ** 2)));
}

/** Each thing goes where it has most room beside the others, in turns, until nobody moves. */
function place(things: readonly Omit<Site, "at">[], from: readonly Candidate[]): Site[] {
  const placed: (Point | null)[] = things.map(() => null);
  const room = (i: number, { at, room: toEdge }: Candidate): number => {
    const radius = (things[i] as Site).radius;
    let least = (toEdge - radius) * 1.2;
    for (const [j, other] of placed.entries()) {
      if (j === i || other === null) continue;
      const apart = Math.hypot(at[0] - other[0], at[1] - other[1]) - radius - (things[j] as Site).radius;
      if (apart < least) least = apart;
    }
    return least;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < things.length; i++) {
      let best: Candidate | undefined;
      let most = -Infinity;
      for (const candidate of from) {
        const value = room(i, candidate);
        if (value > most) [best, most] = [candidate, value];
      }
      if (best !== undefined) placed[i] = best.at;
    }
  }
  return things.map((thing, i) => ({ ...thing, at: placed[i] ?? from[0]?.at ?? [0, 0] }));
}
