import { ringPoints, type Point, type Region, type TileShape } from "./geometry";
import { kindOf } from "./kinds";
import { areaOf, distanceTo, inside } from "./outline";
import type { TileRegion } from "../../data/view";

/** Places for the things of a region, apart from each other and from its edge; the same whenever it is drawn. */
export type Thing = "slot" | "symbol" | "lair" | "lake" | "banner" | "beast" | "token";

export interface Site {
  thing: Thing;
  what: string; // the name of a slot, the resource of a symbol
  form: string; // the kind of a slot
  at: Point;
  radius: number;
  room: number; // to whatever is nearest
}

type Wanted = Omit<Site, "at" | "room">;

export interface RegionSites {
  name: string;
  sites: Site[];
  ground: Grid;
}

const SLOT_RADIUS: Record<string, number> = { small: 15, stone: 15, large: 24 };
const STEP = 6; // between points that are tried
const SIDE_MARGIN = 12; // mist lies along the sides of tiles at the end of the known land
const ROUNDS = 4;

/** Things of a region with their size; those that may stand there some day have room kept for them. */
function wanted(region: TileRegion, name: string, area: number): Wanted[] {
  const things: Wanted[] = [
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
    { thing: "beast", what: "", form: "", radius: 21 },
    { thing: "token", what: "", form: "", radius: 10 },
  ];
  if (kindOf(name, region) === "lake")
    things.unshift({ thing: "lake", what: "", form: "", radius: area > 9500 ? 26 : 21 });
  return things;
}

export function sitesOf(shape: TileShape): RegionSites[] {
  return shape.regions.map((region) => {
    const data = shape.tile.regions.find(({ id }) => id === region.letter);
    const rings = region.rings.map(ringPoints);
    const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0);
    const ground = candidates(shape, region, rings);
    const sites = data === undefined ? [] : place(wanted(data, region.name, area), ground);
    return { name: region.name, sites, ground };
  });
}

/** Points to try with the room they have to the edge, side by side: there are hundreds, and each is asked often. */
interface Grid {
  xs: number[];
  ys: number[];
  rooms: number[];
  box: { left: number; right: number; top: number; bottom: number };
}

/** The room around any point, by the nearest of a grid; `outside` where there is none. */
export function roomOf({ xs, ys, rooms, box }: Grid, outside: number): (x: number, y: number) => number {
  const [left, top] = [Math.floor(box.left / STEP), Math.floor(box.top / STEP)];
  const columns = Math.floor(box.right / STEP) - left + 1;
  const rows = Math.floor(box.bottom / STEP) - top + 1;
  const table = new Float64Array(Math.max(0, columns * rows)).fill(outside);
  const at = (x: number, y: number) => (Math.floor(y / STEP) - top) * columns + Math.floor(x / STEP) - left;
  for (let i = 0; i < xs.length; i++) table[at(xs[i] as number, ys[i] as number)] = rooms[i] as number;
  return (x, y) => {
    const column = Math.floor(x / STEP) - left;
    return column < 0 || column >= columns ? outside : (table[at(x, y)] ?? outside);
  };
}

function candidates(shape: TileShape, region: Region, rings: Point[][]): Grid {
  const [xs, ys, rooms]: [number[], number[], number[]] = [[], [], []];
  const sides = shape.sides.filter((_, i) => shape.sideRegions[i] === region.letter).map(({ points }) => points);
  for (const ring of rings) {
    const [across, down] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const [right, bottom] = [Math.max(...across), Math.max(...down)];
    for (let y = Math.min(...down) + STEP; y < bottom; y += STEP) {
      for (let x = Math.min(...across) + STEP; x < right; x += STEP) {
        if (!inside(ring, [x, y])) continue;
        let room = distanceTo(ring, [x, y]);
        for (const side of sides) room = Math.min(room, toPoints(side, x, y) - SIDE_MARGIN);
        xs.push(x);
        ys.push(y);
        rooms.push(room);
      }
    }
  }
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return { xs, ys, rooms, box };
}

export function toPoints(points: readonly Point[], x: number, y: number): number {
  let least = Infinity;
  for (const point of points) {
    const squared = (point[0] - x) ** 2 + (point[1] - y) ** 2;
    if (squared < least) least = squared;
  }
  return Math.sqrt(least);
}

/** Each thing goes where it has most room beside the others, in turns. */
function place(things: readonly Wanted[], { xs, ys, rooms }: Grid): Site[] {
  const [x = 0] = xs;
  const [y = 0] = ys;
  const placed = things.map(({ radius }) => ({ x, y, radius, room: 0, there: false }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const own of placed) {
      const others = placed.filter((other) => other !== own && other.there);
      let most = -Infinity;
      for (let i = 0; i < xs.length; i++) {
        let room = ((rooms[i] as number) - own.radius) * 1.2;
        if (room <= most) continue;
        for (const other of others) {
          const [dx, dy] = [(xs[i] as number) - other.x, (ys[i] as number) - other.y];
          room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - own.radius - other.radius);
          if (room <= most) break;
        }
        if (room > most) [most, own.x, own.y] = [room, xs[i] as number, ys[i] as number];
      }
      [own.there, own.room] = [true, most];
    }
  }
  return things.map((thing, i) => {
    const here = placed[i] ?? { x, y, room: 0 };
    return { ...thing, at: [here.x, here.y], room: here.room };
  });
}
