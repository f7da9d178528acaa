/** The lines of the picture of The Lord of the Ice Garden. */
import { seededRandom, path, scatter, shape, spruce, unsteady, type Point } from "../../../hall/pictures/draw";

const coast = {
  a: [92, 96],
  b: [168, 56],
  c: [262, 70],
  d: [336, 48],
  e: [404, 104],
  f: [386, 168],
  g: [420, 226],
  h: [330, 258],
  i: [236, 234],
  j: [150, 262],
  k: [84, 210],
  l: [112, 152],
} as const;
const inland = { p: [186, 128], q: [264, 120], r: [322, 142], s: [296, 194], t: [206, 186] } as const;
const { a, b, c, d, e, f, g, h, i, j, k, l } = coast;
const { p, q, r, s, t } = inland;
export const lands: { tint: string; d: string }[] = [
  { tint: "ochre", d: shape([a, b, p, l], 0.2) },
  { tint: "moss", d: shape([b, c, q, p], 0.2) },
  { tint: "rose", d: shape([c, d, e, r, q], 0.2) },
  { tint: "slate", d: shape([e, f, r], 0.2) },
  { tint: "ochre", d: shape([f, g, h, s, r], 0.2) },
  { tint: "violet", d: shape([h, i, t, s], 0.2) },
  { tint: "moss", d: shape([i, j, k, t], 0.2) },
  { tint: "sand", d: shape([k, l, p, t], 0.2) },
];
export const garden = shape([p, q, r, s, t], 0.2);
export const shore = shape(Object.values(coast), 0.2);
const line = (from: Point, to: Point) => path(unsteady(from, to, 0.2));
export const ways = [
  line(b, p),
  line(c, q),
  line(e, r),
  line(f, r),
  line(h, s),
  line(i, t),
  line(k, t),
  line(l, p),
].join("");
export const isles: Point[][] = [
  [
    [40, 132],
    [60, 122],
    [70, 140],
    [52, 156],
    [38, 148],
  ],
  [
    [430, 66],
    [452, 74],
    [448, 92],
    [428, 88],
  ],
  [
    [52, 250],
    [74, 246],
    [80, 262],
    [58, 268],
  ],
];
const roll = seededRandom(5);
export const swell = scatter(12, 64, [240, 150], 280, 170).filter(([x, y]) => x < 84 || x > 412 || y < 48 || y > 262);
export const ranges: Point[] = [
  [346, 84],
  [366, 92],
  [332, 98],
  [356, 108],
  [148, 96],
  [166, 104],
  [134, 112],
  [120, 198],
  [140, 204],
  [128, 216],
];
export const woods = [
  ...scatter(21, 14, [216, 92], 30, 14),
  ...scatter(22, 14, [180, 226], 30, 12),
  ...scatter(23, 8, [376, 214], 18, 14),
].map((at) => spruce(at, 12));
/** A branch of ice and all that grows from it. */
function branch(x: number, y: number, angle: number, length: number, depth: number): string {
  const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const grown =
    depth === 0
      ? ""
      : branch(tx, ty, angle - 0.5 - roll() * 0.2, length * 0.68, depth - 1) +
        branch(tx, ty, angle + 0.5 + roll() * 0.2, length * 0.68, depth - 1);
  return (
    path([
      [x, y],
      [tx, ty],
    ]) + grown
  );
}
export const ice =
  branch(252, 176, -Math.PI / 2, 21, 4) + branch(224, 172, -1.7, 11, 3) + branch(281, 174, -1.4, 12, 3);
/** Snow lying on the frame: drifts along the edges, highest in the corners. */
export const heaps = (
  [
    [0, 0, 1, 1, 190],
    [480, 300, -1, -1, 210],
    [480, 0, -1, 1, 110],
    [0, 300, 1, -1, 110],
  ] as const
).flatMap(([x, y, right, down, reach]) =>
  Array.from({ length: 26 }, (_, n) => {
    const far = (Math.floor(n / 2) / 13) * reach * (n % 2 === 0 ? 1 : 0.7);
    const size = (1 - far / reach) * reach * 0.17 + 5 + roll() * 5;
    return n % 2 === 0 ? [x + far * right, y, size] : [x, y + far * down, size];
  }),
);
