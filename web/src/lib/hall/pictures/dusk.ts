/** The lines of the picture at the head of the hall. */
import { seededRandom, path, scatter, spruce, unsteady, type Point } from "./draw";

/** A skyline from peak to peak, closed at the bottom. */
const skyline = (points: Point[], sway: number): string =>
  path(
    [...points.flatMap((from, n) => unsteady(from, points[n + 1] ?? from, sway).slice(0, -1)), [1600, 420], [0, 420]],
    true,
  );
export const far = skyline(
  [
    [0, 250],
    [120, 190],
    [230, 232],
    [360, 138],
    [470, 216],
    [600, 170],
    [720, 238],
    [880, 182],
    [1010, 236],
    [1180, 150],
    [1300, 222],
    [1430, 176],
    [1600, 240],
  ],
  0.1,
);
export const near = skyline(
  [
    [0, 286],
    [180, 238],
    [320, 290],
    [520, 252],
    [700, 296],
    [920, 262],
    [1120, 300],
    [1330, 246],
    [1480, 286],
    [1600, 262],
  ],
  0.12,
);
// snow on the peaks: cut out of the mountains, so that it always lies on their slopes
export const caps = ([[120, 190], [360, 138], [600, 170], [880, 182], [1180, 150], [1430, 176]] as const) // prettier-ignore
  .map(([x, y]) => `M${x - 80} ${y - 30}h160L${x + 46} ${y + 40}l-14-10-12 16-14-16-10 12-14-16-12 14-12-8Z`)
  .join("");
const roll = seededRandom(9);
export const stars = Array.from({ length: 70 }, () => [roll() * 1600, roll() * 190, 0.5 + roll() * 1.2] as const);
const grove = (seed: number, count: number, middle: Point, wide: number, high: number, size: number) =>
  scatter(seed, count, middle, wide, high).map((at, n) => spruce(at, size * (0.75 + ((n * 37) % 50) / 100)));
export const trees = [
  ...grove(1, 26, [120, 326], 170, 20, 74),
  ...grove(2, 24, [1480, 328], 170, 22, 86),
  ...grove(4, 9, [640, 312], 90, 8, 40),
  ...grove(5, 8, [860, 312], 60, 6, 36),
];
