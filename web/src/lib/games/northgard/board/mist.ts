import type { Edge, Point } from "./geometry";
import { randomOf } from "./noise";

type Tone = "bank" | "veil" | "wisp" | "drift" | "haze";

interface Puff {
  key: string;
  tone: Tone;
  at: Point;
  rx: number;
  ry: number;
  turn: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const between = ([low, high]: [number, number], t: number): number => low + (high - low) * t;
const known = new Map<string, { mist: Puff[]; haze: Puff[] }>();

/** Clouds along an open side, which is walked clockwise around its tile: the unknown lies to its left. */
export function puffs(side: Edge): { mist: Puff[]; haze: Puff[] } {
  const key = `${side.key}>${side.from}`;
  let found = known.get(key);
  if (found === undefined) {
    const random = randomOf(`mist ${key}`);
    const first = side.points[0] as Point;
    const last = side.points.at(-1) as Point;
    const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
    const [ux, uy] = [(last[0] - first[0]) / length, (last[1] - first[1]) / length];
    const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
    const along = (t: number, out: number): Point => [
      round(first[0] + (last[0] - first[0]) * t + uy * out),
      round(first[1] + (last[1] - first[1]) * t - ux * out),
    ];
    const row = (tone: Tone, n: number, out: [number, number], rx: [number, number], ry: [number, number]): Puff[] =>
      Array.from({ length: n }, (_, i) => ({
        key: `${key}${tone}${i}`,
        tone,
        at: along((i + 0.5 + 0.9 * (random() - 0.5)) / n, between(out, random())),
        rx: round(between(rx, random())),
        ry: round(between(ry, random())),
        turn: Math.round(turn + 30 * (random() - 0.5)),
      }));
    found = {
      mist: [
        ...row("bank", 7, [5, 15], [34, 54], [18, 28]),
        ...row("veil", 6, [-6, 24], [30, 64], [14, 28]),
        ...row("drift", 4, [58, 96], [60, 110], [34, 62]),
        ...row("wisp", 3, [-10, 40], [40, 80], [10, 20]),
      ],
      haze: row("haze", 4, [20, 70], [90, 150], [70, 120]),
    };
    known.set(key, found);
  }
  return found;
}
