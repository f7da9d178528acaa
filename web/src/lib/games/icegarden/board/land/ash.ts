import { noise, type Point } from "../../../../board/drawing";
import { FRAME } from "./geometry";

/** Ash along the frame, clockwise from the upper left; how deep it lies changes slowly along the way. */

const OUT = 8; // units beyond the outer edge of the frame
const DEEP = 27;
const CELL = 4; // places in a cell where the depth changes
const CORNERS: readonly [Point, Point, Point][] = [
  // where a side begins, its direction, and inwards
  [
    [FRAME.x, FRAME.y],
    [1, 0],
    [0, 1],
  ],
  [
    [FRAME.x + FRAME.width, FRAME.y],
    [0, 1],
    [-1, 0],
  ],
  [
    [FRAME.x + FRAME.width, FRAME.y + FRAME.height],
    [-1, 0],
    [0, -1],
  ],
  [
    [FRAME.x, FRAME.y + FRAME.height],
    [0, -1],
    [1, 0],
  ],
];
const LENGTHS = [FRAME.width, FRAME.height, FRAME.width, FRAME.height];
const SHARES = [1 / 3, 1 / 6, 1 / 3, 1 / 6]; // of the cells, by side

const depths = (() => {
  const roll = noise(23);
  return Array.from({ length: 160 }, () => 0.18 + roll() * 0.82);
})();

function smooth(i: number): number {
  const [a, b] = [depths[Math.floor(i) % 160] ?? 0, depths[(Math.floor(i) + 1) % 160] ?? 0];
  const t = i % 1;
  return a + (b - a) * (3 * t * t - 2 * t ** 3);
}

interface Along {
  edge: Point;
  inwards: Point;
  /** From 0 to 1. */
  depth: number;
}

function alongs(cells: number, limit: number): Along[] {
  const found: Along[] = [];
  let begun = 0;
  CORNERS.forEach(([start, way, inwards], side) => {
    const mine = Math.round(limit * (SHARES[side] ?? 0));
    const here = Math.max(0, Math.min(mine, cells - begun));
    const length = LENGTHS[side] ?? 0;
    const last = here * CELL;
    for (let i = 0; here > 0 && i <= last; i++) {
      const at = (length * i) / (mine * CELL);
      const n = (begun * CELL + i) * 0.62;
      const fades = begun + here === cells ? Math.min(1, (last - i) / 3 + 0.12) : 1; // where it creeps on
      found.push({
        edge: [start[0] + way[0] * at, start[1] + way[1] * at],
        inwards,
        depth: smooth(n) * fades,
      });
    }
    begun += mine;
  });
  return found;
}

function at({ edge: [x, y], inwards: [dx, dy] }: Along, deep: number): Point {
  return [Math.round((x + dx * deep) * 10) / 10, Math.round((y + dy * deep) * 10) / 10];
}

/** Through the middles between the points, so that nothing is pointed. */
function softly(points: readonly Point[]): string {
  const [[x, y]] = points as [Point];
  const turns = points.slice(1).map(([nx, ny], i) => {
    const [px, py] = points[i] as Point;
    return `Q${px} ${py} ${Math.round(5 * (px + nx)) / 10} ${Math.round(5 * (py + ny)) / 10}`;
  });
  const [lx, ly] = points.at(-1) as Point;
  return `M${x} ${y}${turns.join("")}L${lx} ${ly}`;
}

export interface Ash {
  /** From the deepest to the uppermost layer. */
  layers: string[];
  specks: { at: Point; r: number; dark: boolean }[];
}

export function ashOf(cells: number, limit: number): Ash {
  const places = alongs(Math.min(cells, limit), limit);
  if (places.length === 0) return { layers: [], specks: [] };
  const roll = noise(71);
  const outer = places.map((place) => at(place, -OUT + 3 * roll())).toReversed();
  const closing = `L${outer.map((point) => point.join(" ")).join("L")}Z`;
  const layers = [1, 0.72, 0.44].map((share, layer) => {
    const deep = (place: Along, i: number) => (4 + DEEP * place.depth) * share + 2 * smooth(i * 1.7 + layer * 9);
    return softly(places.map((place, i) => at(place, deep(place, i)))) + closing;
  });
  const specks = places.flatMap((place) =>
    [0, 1].map((which) => ({
      at: at(place, (4 + DEEP * place.depth) * (0.15 + roll() * 0.75)),
      r: 0.7 + roll(),
      dark: which === 0,
    })),
  );
  return { layers, specks };
}
