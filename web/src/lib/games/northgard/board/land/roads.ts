import { rock } from "./features";
import type { Border, Point } from "./geometry";
import { randomOf } from "./noise";
import { linePath } from "./outline";

/** The lines of borders. */
export function regularPath({ points }: Border): string {
  return linePath(points);
}

/** Zigzags around the line, so that a rough border is known by its shape alone. */
export function roughPath({ points }: Border): string {
  const teeth: Point[] = points.map(([x, y], i): Point => {
    if (i === 0 || i === points.length - 1) return [x, y];
    const [ax, ay] = points[i - 1] as Point;
    const [bx, by] = points[i + 1] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const out = i % 2 === 0 ? 2.6 : -2.6;
    return [x - (out * (by - ay)) / length, y + (out * (bx - ax)) / length];
  });
  return linePath(teeth);
}

interface Rubble {
  shade: string;
  body: string;
  lit: string;
}

const known = new WeakMap<Border, Rubble>();

/** Boulders on both hands of a rough border. */
export function rubble(border: Border): Rubble {
  let found = known.get(border);
  if (found === undefined) {
    const random = randomOf(`rubble ${border.key}`);
    const rocks = border.points.slice(1, -1).flatMap(([x, y], i) => {
      const [bx, by] = border.points[i + 2] as Point;
      const [ax, ay] = border.points[i] as Point;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [-1, 1].flatMap((hand) => {
        if (random() < 0.25) return [];
        const out = hand * (5 + 5 * random());
        const at: Point = [x - (out * (by - ay)) / length, y + (out * (bx - ax)) / length];
        return [rock(...at, 2.6 + 3.4 * random(), random)];
      });
    });
    found = {
      shade: rocks.map(({ shade }) => shade ?? "").join(""),
      body: rocks.map((drawn) => drawn.rock ?? "").join(""),
      lit: rocks.map((drawn) => drawn["rock-lit"] ?? "").join(""),
    };
    known.set(border, found);
  }
  return found;
}
