import { randomOf } from "./noise";
import type { TileData } from "../../data/view";

/**
 * Where the land of a tile lies. Sides go N, E, S, W and corner `c` stands between the sides `c` and `c + 1`; x runs
 * east and y south, a rotation turns a tile a quarter clockwise. All lines of a tile end at its corners, so that
 * they go on in the tiles around. Everything is bent by one smooth field, which keeps neighbours together.
 */
export const TILE = 200;

export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

export type Point = readonly [number, number];

/** A line between two nodes: a side of the lattice, or a border inside a tile. */
export interface Edge {
  key: string;
  from: string;
  to: string;
  points: readonly Point[];
}

export interface Border extends Edge {
  between: readonly [string, string];
  rough: boolean;
}

/** An edge walked one way. */
export interface Step {
  edge: Edge;
  back: boolean;
}

export interface Region {
  name: string; // such as T05.b
  letter: string;
  rings: Step[][];
}

export interface TileShape {
  placed: PlacedTile;
  tile: TileData;
  regions: Region[];
  borders: Border[];
  sides: Edge[]; // N, E, S, W, walked clockwise
  sideRegions: string[]; // letters at N, E, S, W as it lies
}

const CORNERS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const SIDE_STEPS = 6;
const LINE_STEPS = 20;

/** The letters at N, E, S and W of a turned tile. */
export function turnedSides(tile: TileData, rotation: number): string[] {
  return [0, 1, 2, 3].map((side) => tile.sides[(side - rotation + 4) % 4] as string);
}

/** The field that bends the lattice, so that no side of a tile is straight. */
function warp([x, y]: Point): Point {
  return [
    x + 8 * Math.sin(y / 83 + 1.7 * Math.sin(x / 171)) + 4 * Math.sin((x - y) / 57),
    y + 8 * Math.sin(x / 79 + 1.3 + 1.5 * Math.sin(y / 163)) + 4 * Math.sin((x + y) / 61 + 2),
  ];
}

interface Line {
  from: string;
  to: string;
  between: readonly [string, string];
  points: Point[];
}

/** The borders of a tile as it lies unturned, in its own square of side 1. */
function linesOf(tile: TileData): Line[] {
  const random = randomOf(tile.id);
  const sides = tile.sides as [string, string, string, string];
  const at = (corner: number): readonly [string, string] => [
    sides[corner] as string,
    sides[(corner + 1) % 4] as string,
  ];
  const ends = [0, 1, 2, 3].filter((corner) => at(corner)[0] !== at(corner)[1]);
  const bordering = (a: string, b: string) =>
    tile.borders.some(({ between }) => between.includes(a) && between.includes(b) && a !== b);
  const near = (x: number, y: number): Point => [x + 0.07 * (random() - 0.5), y + 0.07 * (random() - 0.5)];
  const arc = (a: number, b: number, depth: number) =>
    curve(random, `c${a}`, `c${b}`, CORNERS[a], CORNERS[b], at(a), depth);
  const spoke = (corner: number, node: string, point: Point) =>
    curve(random, `c${corner}`, node, CORNERS[corner], point, at(corner), 0.24);

  const [first, second] = ends;
  if (ends.length === 2 && first !== undefined && second !== undefined) {
    return [arc(first, second, second - first === 2 ? 0.3 : 0.52)];
  }
  if (ends.length === 3) {
    // the region with two sides could spare some land for the others
    const quiet = [0, 1, 2, 3].find((corner) => !ends.includes(corner)) ?? 0;
    const [x, y] = CORNERS[quiet] as Point;
    const junction = near(0.5 + 0.05 * (2 * x - 1), 0.5 + 0.05 * (2 * y - 1));
    return ends.map((corner) => spoke(corner, "j0", junction));
  }
  if (ends.length < 4) return [];
  if (sides[0] === sides[2]) return [arc(0, 1, 0.46), arc(2, 3, 0.46)];
  if (sides[1] === sides[3]) return [arc(3, 0, 0.46), arc(1, 2, 0.46)];
  if (bordering(sides[1], sides[3])) {
    const [north, south] = [near(0.5, 0.39), near(0.5, 0.61)];
    return [
      spoke(3, "j0", north),
      spoke(0, "j0", north),
      spoke(1, "j1", south),
      spoke(2, "j1", south),
      curve(random, "j0", "j1", north, south, [sides[1], sides[3]], 0),
    ];
  }
  if (bordering(sides[0], sides[2])) {
    const [east, west] = [near(0.61, 0.5), near(0.39, 0.5)];
    return [
      spoke(0, "j0", east),
      spoke(1, "j0", east),
      spoke(2, "j1", west),
      spoke(3, "j1", west),
      curve(random, "j0", "j1", east, west, [sides[0], sides[2]], 0),
    ];
  }
  const middle = near(0.5, 0.5);
  return ends.map((corner) => spoke(corner, "j0", middle));
}

/** A wobbling line that leaves a corner towards the middle of the tile, so that it goes on smoothly across it. */
function curve(
  random: () => number,
  from: string,
  to: string,
  start: Point | undefined,
  end: Point | undefined,
  between: readonly [string, string],
  depth: number,
): Line {
  const [x0, y0] = start as Point;
  const [x3, y3] = end as Point;
  const lean = (node: string, x: number, y: number, ox: number, oy: number): Point =>
    node.startsWith("c")
      ? [x + depth * (1 - 2 * x), y + depth * (1 - 2 * y)]
      : [x + 0.34 * (ox - x), y + 0.34 * (oy - y)];
  const [x1, y1] = lean(from, x0, y0, x3, y3);
  const [x2, y2] = lean(to, x3, y3, x0, y0);
  const length = Math.hypot(x3 - x0, y3 - y0);
  const [low, high] = [random() * 7, random() * 7];
  const [a, b] = [0.045 * length * (random() < 0.5 ? -1 : 1), 0.014 * length];
  const points: Point[] = [];
  for (let i = 0; i <= LINE_STEPS; i++) {
    const t = i / LINE_STEPS;
    const s = 1 - t;
    const sway =
      Math.sin(Math.PI * t) ** 1.5 * (a * Math.sin(low + 7 * t * length) + b * Math.sin(high + 23 * t * length));
    points.push([
      s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x3 + (sway * (y3 - y0)) / length,
      s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y3 - (sway * (x3 - x0)) / length,
    ]);
  }
  return { from, to, between, points };
}

/** A point of a tile's own square after a quarter turn clockwise, `rotation` times. */
function turned([x, y]: Point, rotation: number): Point {
  for (let i = 0; i < rotation; i++) [x, y] = [1 - y, x];
  return [x, y];
}

const known = new Map<string, Line[]>();

export function shapeOf(tile: TileData, placed: PlacedTile): TileShape {
  const { x, y, rotation } = placed;
  let lines = known.get(tile.id);
  if (lines === undefined) known.set(tile.id, (lines = linesOf(tile)));
  const place = (point: Point): Point => {
    const [u, v] = turned(point, rotation);
    return warp([TILE * (x + u), TILE * (y + v)]);
  };
  const node = (name: string): string => {
    if (!name.startsWith("c")) return `${tile.id}:${name}`;
    const [u, v] = turned(CORNERS[Number(name.slice(1))] as Point, rotation);
    return `${x + Math.round(u)},${y + Math.round(v)}`;
  };
  const borders = lines.map((line, i): Border => {
    const [a, b] = line.between;
    return {
      key: `${tile.id}:${i}`,
      from: node(line.from),
      to: node(line.to),
      points: line.points.map(place),
      between: [`${tile.id}.${a}`, `${tile.id}.${b}`],
      rough: tile.borders.some(({ between, rough }) => rough && between.includes(a) && between.includes(b)),
    };
  });
  const sides = sidesOf(x, y);
  const sideRegions = turnedSides(tile, rotation);
  const regions = tile.regions.map(({ id }) => ({ name: `${tile.id}.${id}`, letter: id, rings: [] as Step[][] }));
  const seen = new Set<string>();
  for (const [i, side] of sides.entries()) {
    if (seen.has(side.key)) continue;
    const ring = face(side, [...sides, ...borders]);
    for (const { edge } of ring) if (sides.includes(edge)) seen.add(edge.key);
    regions.find(({ letter }) => letter === sideRegions[i])?.rings.push(ring);
  }
  return { placed, tile, regions, borders, sides, sideRegions };
}

/** The sides of a place, walked clockwise. Two tiles side by side give theirs the same key and the same points. */
export function sidesOf(x: number, y: number): Edge[] {
  const across = (key: string, ax: number, ay: number, bx: number, by: number): Edge => {
    const points: Point[] = [];
    for (let i = 0; i <= SIDE_STEPS; i++) {
      const t = i / SIDE_STEPS;
      points.push(warp([TILE * (ax + t * (bx - ax)), TILE * (ay + t * (by - ay))]));
    }
    return { key, from: `${ax},${ay}`, to: `${bx},${by}`, points };
  };
  return [
    across(`h${x},${y}`, x, y, x + 1, y),
    across(`v${x + 1},${y}`, x + 1, y, x + 1, y + 1),
    across(`h${x},${y + 1}`, x + 1, y + 1, x, y + 1),
    across(`v${x},${y}`, x, y + 1, x, y),
  ];
}

/** The face to the right of a side, found by turning right as sharply as possible at every node. */
function face(start: Edge, edges: readonly Edge[]): Step[] {
  const ring: Step[] = [{ edge: start, back: false }];
  let step = ring[0] as Step;
  while (true) {
    const node = endOf(step);
    if (node === start.from) return ring;
    const ways = edges.flatMap((edge): Step[] => [
      ...(edge.from === node && !(edge === step.edge && step.back) ? [{ edge, back: false }] : []),
      ...(edge.to === node && !(edge === step.edge && !step.back) ? [{ edge, back: true }] : []),
    ]);
    const next = sharpestRight(step, ways);
    if (next === undefined || ring.length > edges.length * 2) return ring;
    ring.push(next);
    step = next;
  }
}

export function startOf({ edge, back }: Step): string {
  return back ? edge.to : edge.from;
}

export function endOf({ edge, back }: Step): string {
  return back ? edge.from : edge.to;
}

export function pointsOf({ edge, back }: Step): readonly Point[] {
  return back ? edge.points.toReversed() : edge.points;
}

/** Of the ways on from where a step ends, the first one clockwise from the way it came. */
export function sharpestRight(step: Step, ways: readonly Step[]): Step | undefined {
  const came = pointsOf(step);
  const behind = angle(came.at(-1) as Point, came.at(-2) as Point);
  let best: Step | undefined;
  let least = Infinity;
  for (const way of ways) {
    const goes = pointsOf(way);
    const turn = (behind - angle(goes[0] as Point, goes[1] as Point) + 4 * Math.PI) % (2 * Math.PI);
    if (turn > 1e-6 && turn < least) [best, least] = [way, turn];
  }
  return best;
}

function angle([x0, y0]: Point, [x1, y1]: Point): number {
  return Math.atan2(y1 - y0, x1 - x0);
}

/** The points of a closed walk, each node once. */
export function ringPoints(ring: readonly Step[]): Point[] {
  return ring.flatMap((step) => pointsOf(step).slice(0, -1));
}
