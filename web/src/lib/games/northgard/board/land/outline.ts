import { endOf, ringPoints, sharpestRight, startOf, type Point, type Region, type Step } from "./geometry";

/** Shapes out of edges: the outline of a territory across tiles, lines inside it, paths for drawing. */

/** The rings around regions that belong together; sides between two of their tiles are gone. */
export function union(regions: readonly Region[]): Step[][] {
  const steps = new Map<string, Step>();
  for (const step of regions.flatMap(({ rings }) => rings.flat())) {
    // a side or border met twice, once from either hand, lies inside
    if (!steps.delete(step.edge.key)) steps.set(step.edge.key, step);
  }
  const from = new Map<string, Step[]>();
  for (const step of steps.values()) from.set(startOf(step), [...(from.get(startOf(step)) ?? []), step]);
  const rings: Step[][] = [];
  while (steps.size > 0) {
    const [first] = steps.values() as Iterable<Step>;
    if (first === undefined) break;
    const ring = [first];
    steps.delete(first.edge.key);
    for (let step = first; endOf(step) !== startOf(first);) {
      const ways = (from.get(endOf(step)) ?? []).filter((way) => steps.has(way.edge.key));
      const next = sharpestRight(step, ways) ?? ways[0];
      if (next === undefined) break;
      steps.delete(next.edge.key);
      ring.push(next);
      step = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** A line that keeps a distance to the edge of a ring on its inner side, in as many pieces as that leaves. */
export function inset(ring: readonly Point[], distance: number): Point[][] {
  const n = ring.length;
  const moved = ring.map((_, i): Point | null => {
    const [ax, ay] = ring[(i + n - 1) % n] as Point;
    const [bx, by] = ring[(i + 1) % n] as Point;
    const [x, y] = ring[i] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const point: Point = [x - (distance * (by - ay)) / length, y + (distance * (bx - ax)) / length];
    return distanceTo(ring, point) < distance * 0.93 ? null : point;
  });
  const gaps = moved.flatMap((point, i) => (point === null ? [i] : []));
  if (gaps.length === 0) return [[...(moved as Point[]), moved[0] as Point]];
  // where points were too near another edge, the line cuts the corner
  const remaining: Point[] = [];
  const first = gaps[0] as number;
  for (let i = 1; i <= n; i++) {
    const point = moved[(first + i) % n];
    if (point) remaining.push(point);
  }
  return remaining.length < 3 ? [] : [[...remaining, remaining[0] as Point]];
}

export function distanceTo(ring: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  let [ax, ay] = ring[ring.length - 1] as Point;
  for (let i = 0; i < ring.length; i++) {
    const point = ring[i] as Point;
    const dx = point[0] - ax;
    const dy = point[1] - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const squared = (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
    if (squared < least) least = squared;
    ax = point[0];
    ay = point[1];
  }
  return Math.sqrt(least);
}

export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  let last = ring[ring.length - 1] as Point;
  for (let i = 0; i < ring.length; i++) {
    const point = ring[i] as Point;
    if (point[1] > y !== last[1] > y && x < ((last[0] - point[0]) * (y - point[1])) / (last[1] - point[1]) + point[0]) {
      within = !within;
    }
    last = point;
  }
  return within;
}

export function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i] as Point;
    const [bx, by] = ring[(i + 1) % ring.length] as Point;
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum) / 2;
}

const short = (n: number): string => (Math.round(n * 10) / 10).toString();

export function dot([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** An open line. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(dot).join("L")}`;
}

export function ringsPath(rings: readonly (readonly Step[])[]): string {
  return rings.map((ring) => `${linePath(ringPoints(ring))}Z`).join("");
}
