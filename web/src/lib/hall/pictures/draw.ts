/** Small helpers for the pictures of the hall: the same strokes each time, from a seed. */

export type Point = readonly [number, number];

export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** A line drawn by a hand that is not quite steady; the same from either end. */
export function unsteady(from: Point, to: Point, sway = 0.12): Point[] {
  const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = turned ? [to, from] : [from, to];
  const roll = seededRandom(Math.round(a[0] * 7919 + a[1] * 104729 + b[0] * 1299709 + b[1] * 15485863));
  let line: Point[] = [a, b];
  for (let depth = 0; depth < 4; depth++) {
    line = line.flatMap((point, i) => {
      const next = line[i + 1];
      if (next === undefined) return [point];
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      const off = (roll() - 0.5) * 2 * sway;
      return [point, [(point[0] + next[0]) / 2 - dy * off, (point[1] + next[1]) / 2 + dx * off] as Point];
    });
  }
  return turned ? line.reverse() : line;
}

export function path(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A shape with unsteady sides. */
export function shape(corners: readonly Point[], sway = 0.12): string {
  const sides = corners.flatMap((corner, i) =>
    unsteady(corner, corners[(i + 1) % corners.length] ?? corner, sway).slice(0, -1),
  );
  return path(sides, true);
}

/** A spruce standing at a point: its dark side, and the side the light falls on. */
export function spruce([x, y]: Point, height: number): { dark: string; lit: string } {
  const half = height * 0.3;
  const tier = (bottom: number, top: number, wide: number) => ({
    dark: `M${short(x - wide)} ${short(bottom)}L${short(x)} ${short(top)}L${short(x + wide)} ${short(bottom)}Z`,
    lit: `M${short(x - wide)} ${short(bottom)}L${short(x)} ${short(top)}L${short(x - wide * 0.1)} ${short(bottom)}Z`,
  });
  const tiers = [
    tier(y, y - height * 0.5, half),
    tier(y - height * 0.28, y - height * 0.76, half * 0.78),
    tier(y - height * 0.54, y - height, half * 0.54),
  ];
  return { dark: tiers.map((one) => one.dark).join(""), lit: tiers.map((one) => one.lit).join("") };
}

/** Points scattered over an ellipse, the farther ones first so that nearer things cover them. */
export function scatter(seed: number, count: number, [x, y]: Point, wide: number, high: number): Point[] {
  const roll = seededRandom(seed);
  const found: Point[] = [];
  for (let i = 0; i < count; i++) {
    const [angle, out] = [roll() * Math.PI * 2, Math.sqrt(roll())];
    found.push([x + Math.cos(angle) * out * wide, y + Math.sin(angle) * out * high]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
