import type { Point } from "./geometry";

/** Mist along the edge of the known land: many thin bands over each other, each edge of them with a wave of its own. */
export interface Veil {
  d: string;
  opacity: number;
  tone: "bank" | "veil" | "wisp" | "haze";
}

interface Layer {
  tone: Veil["tone"];
  from: number; // how far beyond the edge of the land it begins, and ends
  to: number;
  opacity: number;
  wave: number; // how far it strays
  torn?: boolean; // thin as nothing in places
}

const many = (n: number, layer: (t: number, i: number) => Layer): Layer[] =>
  Array.from({ length: n }, (_, i) => layer(i / (n - 1), i));

/** Light that the mist takes from the land, far out over the unknown; the land lies over it. */
const HAZE = many(9, (t): Layer => {
  return { tone: "haze", from: -20, to: 142 - 96 * t, opacity: 0.047, wave: 34 - 12 * t };
});

const MIST: readonly Layer[] = [
  ...many(19, (t, i): Layer => {
    return { tone: "veil", from: 30 - 32 * t, to: 92 - 62 * t, opacity: 0.06, wave: 28 - 13 * t + (i % 3) * 3 };
  }),
  ...many(9, (t): Layer => {
    return { tone: "bank", from: -27 + 24 * t, to: 30 - 10 * t, opacity: 0.13 + 0.09 * t, wave: 13 - 8 * t };
  }),
  { tone: "bank", from: -2, to: 20, opacity: 1, wave: 2 },
  ...many(6, (t, i): Layer => {
    return { tone: "wisp", from: 4 + 40 * t, to: 14 + 40 * t + (i % 3) * 5, opacity: 0.12, wave: 18, torn: true };
  }),
];

export function veils(rings: readonly (readonly Point[])[], under: boolean): Veil[] {
  const edges = rings.map(facing);
  return (under ? HAZE : MIST).map((layer, i) => ({
    d: edges.map((edge) => band(edge, layer, i * 1.7, under)).join(""),
    opacity: layer.opacity,
    tone: layer.tone,
  }));
}

interface Facing {
  x: number;
  y: number;
  outX: number;
  outY: number;
}

/** Every other point of a ring with the way out of the land, which lies to its right. */
function facing(ring: readonly Point[]): Facing[] {
  const n = ring.length;
  const faced: Facing[] = [];
  for (let i = 0; i < n; i += 2) {
    const [x, y] = ring[i] as Point;
    const [ax, ay] = ring[(i + n - 2) % n] as Point;
    const [bx, by] = ring[(i + 2) % n] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    faced.push({ x, y, outX: (by - ay) / length, outY: (ax - bx) / length });
  }
  return faced;
}

/** The waves depend on the place alone, so that new land moves none of the mist elsewhere. */
function swell({ x, y }: Facing, turn: number): number {
  return (
    Math.sin(x / 31 + turn + 1.3 * Math.sin(y / 43 + turn)) / 2 + Math.sin(y / 29 - turn + 1.3 * Math.sin(x / 37)) / 2
  );
}

/** A band around the land; what is `whole` has no hole for the land. */
function band(edge: readonly Facing[], { from, to, wave, torn }: Layer, turn: number, whole: boolean): string {
  const inner = edge.map((at) => from + wave * swell(at, turn));
  const outer = edge.map((at, i) =>
    torn
      ? (inner[i] as number) + (to - from) * Math.max(0, 1.6 * swell(at, turn + 2))
      : to + wave * swell(at, turn + 4),
  );
  return whole ? ring(edge, outer) : ring(edge, outer) + ring(edge.toReversed(), inner.toReversed());
}

/** A smooth ring at some distance beyond each point, in whole units. */
function ring(edge: readonly Facing[], distance: readonly number[]): string {
  const points = edge.map(({ x, y, outX, outY }, i): Point => {
    const far = distance[i] as number;
    return [Math.round(x + far * outX), Math.round(y + far * outY)];
  });
  let [ax, ay] = points.at(-1) as Point;
  let path = "";
  for (const [x, y] of points) {
    path += `${path === "" ? "M" : `Q${ax} ${ay} `}${(ax + x) >> 1} ${(ay + y) >> 1}`;
    [ax, ay] = [x, y];
  }
  const [x, y] = points[0] as Point;
  return `${path}Q${ax} ${ay} ${(ax + x) >> 1} ${(ay + y) >> 1}Z`;
}
