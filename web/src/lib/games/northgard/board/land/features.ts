import type { Point } from "./geometry";
import { pick } from "./noise";

/** Things that stand on the land, drawn with a light from the upper left. Each is a few paths by look. */
export type Look =
  | "shade" // on the ground, away from the light
  | "fir"
  | "fir-lit"
  | "cap" // snow on what stands
  | "trunk"
  | "birch"
  | "birch-lit"
  | "rock"
  | "rock-lit"
  | "peak"
  | "peak-lit"
  | "stone"
  | "stone-lit"
  | "rune";
export type Drawn = Partial<Record<Look, string>>;

const f = (n: number): string => n.toFixed(1);
const to = (x: number, y: number): string => `${f(x)} ${f(y)}`;
const shape = (...points: Point[]): string => `M${points.map(([x, y]) => to(x, y)).join("L")}Z`;

/** A fir of three skirts; `snowy` ones carry snow on the side of the light. */
export function fir(x: number, y: number, h: number, snowy: boolean): Drawn {
  const w = h * 0.36;
  const skirt = [
    [0.4, 0.66],
    [0.22, 0.66],
    [0.72, 0.36],
    [0.42, 0.36],
    [1, 0.05],
  ] as const;
  const right = skirt.map(([a, b]): Point => [x + a * w, y - b * h]);
  const left = skirt.map(([a, b]): Point => [x - a * w, y - b * h]);
  const drawn: Drawn = {
    shade: shape([x - w * 0.7, y - 1], [x + w * 0.5, y + w * 0.35], [x + h * 0.62, y + h * 0.2], [x + w, y - h * 0.1]),
    trunk: `M${to(x, y - h * 0.1)}V${f(y + h * 0.08)}`,
    fir: shape([x, y - h], ...right, [x, y + h * 0.02], ...left.toReversed()),
    "fir-lit": shape(
      [x, y - h],
      ...left,
      [x - w * 0.35, y],
      [x - w * 0.16, y - h * 0.3],
      [x - w * 0.3, y - h * 0.36],
      [x - w * 0.05, y - h * 0.6],
    ),
  };
  if (snowy) {
    drawn.cap =
      shape([x, y - h], [x + w * 0.24, y - h * 0.8], [x - w * 0.05, y - h * 0.74], [x - w * 0.34, y - h * 0.68]) +
      shape([x - w * 0.28, y - h * 0.6], [x - w * 0.04, y - h * 0.5], [x - w * 0.64, y - h * 0.38]) +
      shape([x - w * 0.48, y - h * 0.3], [x - w * 0.1, y - h * 0.18], [x - w * 0.92, y - h * 0.07]);
  }
  return drawn;
}

const ball = (x: number, y: number, r: number): string => `M${to(x - r, y)}a${f(r)} ${f(r)} 0 1 1 0 .1Z`;

/** A birch in autumn: a pale trunk under two or three balls of leaves. */
export function birch(x: number, y: number, h: number, random: () => number): Drawn {
  const r = h * 0.3;
  const sway = (random() - 0.5) * r * 0.8;
  const balls: [number, number, number][] = [
    [x - r * 0.5, y - h * 0.52, r * 0.8],
    [x + r * 0.6, y - h * 0.56, r * 0.75],
    [x + sway, y - h * 0.78, r * 0.85],
  ];
  return {
    shade: shape(
      [x - 1, y - 1],
      [x + h * 0.55, y + h * 0.26],
      [x + h * 0.75, y + h * 0.1],
      [x + h * 0.3, y - h * 0.05],
    ),
    trunk: `M${to(x, y - h * 0.4)}V${f(y)}`,
    birch: balls.map(([bx, by, br]) => ball(bx, by, br)).join(""),
    "birch-lit": balls.map(([bx, by, br]) => ball(bx - br * 0.25, by - br * 0.28, br * 0.6)).join(""),
  };
}

/** A boulder with a lit top. */
export function rock(x: number, y: number, r: number, random: () => number): Drawn {
  const lean = (random() - 0.5) * 0.4;
  const top: Point = [x + lean * r, y - r * (0.95 + 0.3 * random())];
  const left: Point = [x - r, y - r * 0.25 * random()];
  const right: Point = [x + r, y - r * 0.2];
  const low: Point = [x + r * 0.2, y + r * 0.3];
  const shoulder: Point = [x + r * 0.65, y - r * 0.75];
  const middle: Point = [x + r * 0.1, y - r * 0.4];
  return {
    shade: shape([x - r * 0.6, y + r * 0.15], [x + r * 0.6, y + r * 0.5], [x + r * 1.9, y + r * 0.2], right),
    rock: shape(left, top, shoulder, right, low),
    "rock-lit": shape(left, top, shoulder, middle, [x - r * 0.2, y + r * 0.1]),
  };
}

/** A mountain: a lit face, a dark one, a ridge between, and snow on top. */
export function mountain(x: number, y: number, h: number, random: () => number): Drawn {
  const w = h * (0.62 + 0.16 * random());
  const peak: Point = [x + w * 0.12 * (random() - 0.5), y - h];
  const jag = (t: number, side: number): Point => [
    peak[0] + side * w * t * (0.92 + 0.16 * random()),
    peak[1] + h * t * (0.96 + 0.08 * random()),
  ];
  const left = [0.28, 0.55, 0.78].map((t) => jag(t, -1));
  const right = [0.3, 0.5, 0.8].map((t) => jag(t, 1));
  const ridge = [0.25, 0.45, 0.62, 0.82].map((t, i): Point => [
    peak[0] + w * (0.05 + 0.26 * t) + (i % 2 ? 1 : -1) * w * 0.09,
    peak[1] + h * t,
  ]);
  const feet: Point[] = [
    [x + w, y],
    [x + w * 0.4, y + h * 0.09],
    [x - w * 0.3, y + h * 0.07],
    [x - w, y],
  ];
  const [l1, l2] = left as [Point, Point, Point];
  const [r1] = right as [Point, Point, Point];
  const snow = shape(
    peak,
    r1,
    [peak[0] + w * 0.14, peak[1] + h * 0.22],
    [peak[0] + w * 0.08, peak[1] + h * 0.4],
    [peak[0] - w * 0.1, peak[1] + h * 0.29],
    [(l1[0] + l2[0]) / 2 + w * 0.1, peak[1] + h * 0.46],
    [(l1[0] * 2 + l2[0]) / 3, (l1[1] * 2 + l2[1]) / 3],
    l1,
  );
  return {
    shade: shape(
      [x - w * 0.5, y + h * 0.03],
      [x + w * 0.4, y + h * 0.13],
      [x + w * 1.75, y + h * 0.1],
      [x + w, y - h * 0.12],
    ),
    peak: shape(peak, ...right, ...feet, ...left.toReversed()),
    "peak-lit": shape(peak, ...ridge, [x + w * 0.2, y + h * 0.08], ...feet.slice(2), ...left.toReversed()),
    cap: snow,
  };
}

/** A standing stone with a rune. */
export function menhir(x: number, y: number, h: number, random: () => number): Drawn {
  const w = h * 0.24;
  const lean = (random() - 0.5) * w;
  const rune = pick(random, ["v4l2 -2m-2 0l2 2", "v5m0 -3l2 -1.4m-2 2.6l2 -1.4", "v5m-1.6 -3.4l1.6 -1.6l1.6 1.6"]);
  return {
    shade: shape([x - w, y], [x + w * 0.4, y + w * 0.6], [x + h * 0.75, y + h * 0.24], [x + w, y - w * 0.6]),
    stone: shape(
      [x - w, y],
      [x - w * 0.85 + lean, y - h * 0.8],
      [x - w * 0.2 + lean, y - h],
      [x + w * 0.7 + lean, y - h * 0.86],
      [x + w, y],
      [x, y + w * 0.35],
    ),
    "stone-lit": shape(
      [x - w, y],
      [x - w * 0.85 + lean, y - h * 0.8],
      [x - w * 0.2 + lean, y - h],
      [x + w * 0.05 + lean, y - h * 0.8],
      [x, y + w * 0.3],
    ),
    rune: `M${to(x + w * 0.2 + lean * 0.6, y - h * 0.68)}${rune}`,
  };
}
