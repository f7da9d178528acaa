/** The lines of the picture of Icaion: a world of fifths, seen from above and a little from the side. */
import { seededRandom, path, type Point } from "../../../hall/pictures/draw";

export const MINERALS = ["blue", "brown", "green", "grey", "pink"] as const;
export const [CX, CY] = [240, 146];
export const FIFTH = (Math.PI * 2) / 5;
const FLAT = 0.62;

/** Turns from the top, clockwise, on the tilted ground. */
export const at = (turn: number, radius: number): Point => [
  CX + Math.sin(turn) * radius,
  CY - Math.cos(turn) * radius * FLAT,
];
/** A plate between two radii with its outer corners cut off, around a direction. */
function plate(turn: number, near: number, far: number): Point[] {
  const wide = FIFTH / 2;
  const gap = (radius: number) => 3.5 / radius;
  return [
    at(turn - wide + gap(near), near),
    at(turn - wide + gap(far), far * 0.94),
    at(turn - wide * 0.42, far),
    at(turn + wide * 0.42, far),
    at(turn + wide - gap(far), far * 0.94),
    at(turn + wide - gap(near), near),
    at(turn, near * 0.9),
  ];
}
const rings = [
  { turn: 0, near: 58, far: 118 },
  { turn: FIFTH / 2, near: 126, far: 196 },
];
export const plates = rings
  .flatMap((ring, n) =>
    MINERALS.map((mineral, m) => {
      const turn = ring.turn + m * FIFTH;
      const colour = n === 0 ? mineral : MINERALS[(m + 3) % 5];
      return {
        mineral: colour,
        d: path(plate(turn, ring.near, ring.far), true),
        seed: n * 5 + m,
        spot: at(turn, (ring.near + ring.far) / 2),
      };
    }),
  )
  .sort((one, other) => one.spot[1] - other.spot[1]);
const spokes = MINERALS.flatMap((_, m) => [
  path([at(m * FIFTH + FIFTH / 2, 50), at(m * FIFTH + FIFTH / 2, 116)]),
  path([at(m * FIFTH, 122), at(m * FIFTH, 192)]),
]);
const ring = MINERALS.flatMap((_, m) => [at(m * FIFTH, 122), at(m * FIFTH + FIFTH / 2, 115)]);
export const cracks = spokes.join("") + path(ring, true);
export const rim = MINERALS.map((_, m) => at(m * FIFTH, 172));

/** A heap of crystals, the far ones first: leaning shards with a lit and a dark side. */
function heap([x, y]: Point, seed: number): { lit: string; dark: string }[] {
  const roll = seededRandom(seed * 97 + 11);
  const shards = Array.from({ length: 5 + Math.floor(roll() * 4) }, () => {
    const off = (roll() - 0.5) * 2;
    return {
      dx: off * 21,
      dy: (roll() - 0.5) * 15,
      tall: (14 + roll() * 16) * (1.2 - Math.abs(off) * 0.6),
      lean: off * 7,
    };
  });
  return shards
    .sort((one, other) => one.dy - other.dy)
    .map(({ dx, dy, tall, lean }) => {
      const [cx, cy, wide] = [x + dx, y + dy + 4, 2.4 + tall * 0.13];
      const [shoulder, tip]: [Point, Point] = [
        [cx + wide * 0.25 + lean * 0.7, cy - tall * 0.68],
        [cx + lean, cy - tall],
      ];
      const foot: Point = [cx + wide * 0.2, cy + 2];
      return {
        lit: path([[cx - wide, cy], [cx - wide * 1.1 + lean * 0.7, cy - tall * 0.72], tip, shoulder, foot], true),
        dark: path([[cx + wide, cy], [cx + wide * 1.1 + lean * 0.7, cy - tall * 0.76], tip, shoulder, foot], true),
      };
    });
}
export const heaps = plates.map((one) => heap(one.spot, one.seed + 1));
const roll = seededRandom(77);
export const towers = Array.from({ length: 15 }, () => ({
  x: (roll() - 0.5) * 62,
  y: (roll() - 0.5) * 34,
  tall: 12 + roll() * 26,
}))
  .map((tower) => ({ ...tower, tall: tower.tall * (1.4 - Math.hypot(tower.x / 40, tower.y / 24)) + 6 }))
  .sort((one, other) => one.y - other.y);
export const streaks = Array.from({ length: 46 }, () => [roll() * 520, roll() * 300, 6 + roll() * 16] as const);
