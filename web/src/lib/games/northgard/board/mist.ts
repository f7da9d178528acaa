import type { Point } from "./geometry";

/** Mist along the edge of the known land: veils of many widths, each with a wave of its own, over each other. */
export interface Veil {
  d: string;
  width: number;
  opacity: number;
  tone: "bank" | "veil" | "wisp" | "haze";
}

interface Layer {
  tone: Veil["tone"];
  out: number; // how far beyond the edge its middle lies
  width: number;
  opacity: number;
  wave: number; // how far it strays
}

const many = (n: number, layer: (t: number, i: number) => Layer): Layer[] =>
  Array.from({ length: n }, (_, i) => layer(i / (n - 1), i));

/** Light that the mist takes from the land, far out over the unknown. */
const HAZE = many(9, (t) => ({
  tone: "haze",
  out: 16 + 20 * t,
  width: 250 - 210 * t,
  opacity: 0.05,
  wave: 34 - 14 * t,
}));

const MIST: readonly Layer[] = [
  ...many(26, (t, i): Layer => {
    const out = 74 - 66 * t;
    return { tone: "veil", out, width: 34 + ((i * 7) % 5) * 9, opacity: 0.04 + 0.03 * t, wave: 30 - 14 * t };
  }),
  ...many(14, (t): Layer => {
    return { tone: "bank", out: -2 + 10 * t, width: 54 - 30 * t, opacity: 0.07 + 0.1 * t, wave: 15 - 9 * t };
  }),
  { tone: "bank", out: 9, width: 21, opacity: 1, wave: 2.5 },
  ...many(7, (t, i): Layer => {
    return { tone: "wisp", out: 6 + 30 * t, width: 6 + ((i * 3) % 4) * 6, opacity: 0.075, wave: 18 };
  }),
];

export function veils(rings: readonly (readonly Point[])[], under: boolean): Veil[] {
  const edges = rings.map(facing);
  return (under ? HAZE : MIST).map(({ tone, out, width, opacity, wave }, i) => ({
    d: edges.map((edge) => strayed(edge, out, wave / 2, i * 1.7)).join(""),
    width,
    opacity,
    tone,
  }));
}

/** Every other point of a ring with the way out of the land, which lies to its right. */
function facing(ring: readonly Point[]): { x: number; y: number; outX: number; outY: number }[] {
  const n = ring.length;
  const faced = [];
  for (let i = 0; i < n; i += 2) {
    const [x, y] = ring[i] as Point;
    const [ax, ay] = ring[(i + n - 2) % n] as Point;
    const [bx, by] = ring[(i + 2) % n] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    faced.push({ x, y, outX: (by - ay) / length, outY: (ax - bx) / length });
  }
  return faced;
}

/** A ring moved outwards and astray, in whole units. Waves depend on the place alone, so new land moves none. */
function strayed(edge: ReturnType<typeof facing>, out: number, wave: number, turn: number): string {
  const points = edge.map(({ x, y, outX, outY }): Point => {
    const across = Math.sin(x / 31 + turn + 1.3 * Math.sin(y / 43 + turn));
    const along = Math.sin(y / 29 - turn + 1.3 * Math.sin(x / 37));
    const far = out + wave * (across + along);
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
