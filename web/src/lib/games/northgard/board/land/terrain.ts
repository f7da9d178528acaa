import { birch, fir, menhir, mountain, rock, type Drawn, type Look } from "./features";
import { ringPoints, type Point, type Region, type TileShape } from "./geometry";
import { kindOf, type Kind } from "./kinds";
import { pick, randomOf } from "./noise";
import { distanceTo, dot, inside } from "./outline";
import { toPoints, type RegionSites, type Site } from "./sites";

/** The look of a tile's land, generated once: soft patches, what lies flat, and what stands, as a few paths each. */
export interface Terrain {
  patches: { kind: Kind; at: Point; radius: number }[];
  flat: { look: string; d: string }[];
  standing: { look: Look; d: string }[];
}

interface Growth {
  at: Point;
  drawn: Drawn;
}

const BAND = 11; // things whose feet are this near each other are painted together
const ORDER: readonly Look[] = [
  "trunk",
  "peak",
  "peak-lit",
  "rock",
  "rock-lit",
  "birch",
  "birch-lit",
  "fir",
  "fir-lit",
  "stone",
  "stone-lit",
  "rune",
  "cap",
];

/** One region's ground for things to grow on: inside, away from borders, sites and each other. */
class Soil {
  readonly random: () => number;
  readonly #rings: Point[][];
  readonly #borders: (readonly Point[])[];
  readonly #taken: { at: Point; radius: number }[];
  readonly #box: readonly [number, number, number, number];

  constructor(shape: TileShape, region: Region, sites: readonly Site[]) {
    this.random = randomOf(`terrain ${region.name}`);
    this.#rings = region.rings.map(ringPoints);
    this.#borders = shape.borders.filter(({ between }) => between.includes(region.name)).map(({ points }) => points);
    this.#taken = sites
      .filter(({ thing }) => thing !== "token" && thing !== "beast")
      .map(({ at, radius, thing }) => ({ at, radius: radius + (thing === "symbol" ? 2 : 1) }));
    const points = this.#rings.flat();
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    this.#box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  anywhere(): Point {
    const [x0, y0, x1, y1] = this.#box;
    return [x0 + this.random() * (x1 - x0), y0 + this.random() * (y1 - y0)];
  }

  /** Whether something with this much around its feet and this height fits here. */
  fits(at: Point, radius: number, height: number): boolean {
    if (!this.#rings.some((ring) => inside(ring, at))) return false;
    const middle: Point = [at[0], at[1] - height * 0.55];
    for (const border of this.#borders) {
      if (toPoints(border, ...at) < radius + 5 || toPoints(border, ...middle) < height * 0.45 + 3.5) return false;
    }
    return this.#taken.every(({ at: [x, y], radius: r }) => {
      const foot = Math.hypot(at[0] - x, at[1] - y);
      const crown = r > 8 ? Math.hypot(middle[0] - x, middle[1] - y) : foot;
      return Math.min(foot, crown + height * 0.1) > r + radius;
    });
  }

  take(at: Point, radius: number): void {
    this.#taken.push({ at, radius });
  }

  /** Try places and grow something on those that fit; a `size` of 0 leaves a place empty. */
  sow(tries: number, size: (at: Point) => number, spread: number, grow: (at: Point, h: number) => Drawn): Growth[] {
    const grown: Growth[] = [];
    for (let i = 0; i < tries; i++) {
      const at = this.anywhere();
      const h = size(at);
      if (h <= 0 || !this.fits(at, h * spread, h)) continue;
      this.take(at, h * spread);
      grown.push({ at, drawn: grow(at, h) });
    }
    return grown;
  }

  room(at: Point): number {
    return Math.min(...this.#rings.map((ring) => (inside(ring, at) ? distanceTo(ring, at) : 0)));
  }
}

/** Groves: where a wave over the whole land is high, trees stand close. */
function grove([x, y]: Point): number {
  return 0.5 + 0.25 * Math.sin(x / 23 + 2 * Math.sin(y / 41)) + 0.25 * Math.sin(y / 19 + 2 * Math.sin(x / 37) + 1);
}

const GROWN: Record<Kind, (soil: Soil) => Growth[]> = {
  forest: (soil) => {
    const { random } = soil;
    return soil.sow(
      420,
      (at) => (grove(at) > 0.22 ? 15 + 8 * random() : 0),
      0.2,
      (at, h) => fir(...at, h, random() < 0.25),
    );
  },
  birch: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        120,
        (at) => (grove(at) > 0.5 ? 13 + 6 * random() : 0),
        0.3,
        (at, h) => birch(...at, h, random),
      ),
      ...soil.sow(
        50,
        (at) => (grove(at) > 0.6 ? 14 + 5 * random() : 0),
        0.26,
        (at, h) => fir(...at, h, false),
      ),
    ];
  },
  meadow: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        26,
        (at) => (grove(at) > 0.55 ? 12 + 4 * random() : 0),
        0.34,
        (at, h) => birch(...at, h, random),
      ),
      ...soil.sow(
        14,
        () => 14 + 4 * random(),
        0.3,
        (at, h) => fir(...at, h, false),
      ),
    ];
  },
  snow: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        5,
        () => 20 + 7 * random(),
        0.5,
        (at, h) => mountain(...at, h, random),
      ),
      ...soil.sow(
        110,
        (at) => (grove(at) > 0.62 ? 14 + 6 * random() : 0),
        0.26,
        (at, h) => fir(...at, h, true),
      ),
    ];
  },
  rock: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        60,
        () => 24 + 14 * random(),
        0.42,
        (at, h) => mountain(...at, h, random),
      ),
      ...soil.sow(
        24,
        () => 4 + 3 * random(),
        1.1,
        (at, h) => rock(...at, h, random),
      ),
      ...soil.sow(
        40,
        (at) => (grove(at) > 0.6 ? 13 + 4 * random() : 0),
        0.3,
        (at, h) => fir(...at, h, true),
      ),
    ];
  },
  crag: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        40,
        () => 18 + 9 * random(),
        0.45,
        (at, h) => mountain(...at, h, random),
      ),
      ...soil.sow(
        60,
        () => 3.5 + 4 * random(),
        1.1,
        (at, h) => rock(...at, h, random),
      ),
      ...soil.sow(
        20,
        () => 13 + 4 * random(),
        0.3,
        (at, h) => fir(...at, h, false),
      ),
    ];
  },
  heath: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        14,
        () => 3.5 + 3 * random(),
        1.3,
        (at, h) => rock(...at, h, random),
      ),
      ...soil.sow(
        60,
        (at) => (grove(at) > 0.7 ? 13 + 5 * random() : 0),
        0.3,
        (at, h) => fir(...at, h, false),
      ),
    ];
  },
  stones: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        16,
        () => 13 + 6 * random(),
        0.42,
        (at, h) => menhir(...at, h, random),
      ),
      ...soil.sow(
        60,
        (at) => (grove(at) > 0.6 ? 14 + 5 * random() : 0),
        0.28,
        (at, h) => fir(...at, h, true),
      ),
    ];
  },
  lake: (soil) => {
    const { random } = soil;
    return [
      ...soil.sow(
        90,
        (at) => (grove(at) > 0.45 ? 13 + 6 * random() : 0),
        0.26,
        (at, h) => fir(...at, h, random() < 0.5),
      ),
      ...soil.sow(
        10,
        () => 3 + 2 * random(),
        1.2,
        (at, h) => rock(...at, h, random),
      ),
    ];
  },
};

export function terrainOf(shape: TileShape, sites: readonly RegionSites[]): Terrain {
  const patches: Terrain["patches"] = [];
  const flat: Terrain["flat"] = [];
  const grown: Growth[] = [];
  for (const region of shape.regions) {
    const data = shape.tile.regions.find(({ id }) => id === region.letter);
    if (data === undefined) continue;
    const kind = kindOf(region.name, data);
    const here = sites.find(({ name }) => name === region.name)?.sites ?? [];
    const soil = new Soil(shape, region, here);
    for (let i = 0; i < 9; i++) {
      const at = soil.anywhere();
      const room = soil.room(at);
      if (room > 12) patches.push({ kind, at, radius: Math.min(58, room * 1.25 + 6) });
    }
    for (let i = 0; i < 5; i++) {
      const at = soil.anywhere(); // snow lies everywhere in places
      const room = soil.room(at);
      if (room > 9) patches.push({ kind: "snow", at, radius: Math.min(30, room * 1.1) });
    }
    flat.push(...lying(kind, soil, here));
    grown.push(...GROWN[kind](soil));
  }
  return { patches, flat: merged(flat), standing: painted(grown) };
}

/** What lies flat: lakes, fields, tufts of grass, drifts of snow. */
function lying(kind: Kind, soil: Soil, sites: readonly Site[]): { look: string; d: string }[] {
  const found: { look: string; d: string }[] = [];
  const { random } = soil;
  for (const { at, radius } of sites.filter(({ thing }) => thing === "lake")) {
    const d = blob(at, radius * 1.12, random);
    found.push({ look: "shore", d }, { look: "water", d }, { look: "ice", d: cracks(at, radius * 0.8, random) });
  }
  if (sites.some(({ what }) => what === "food")) {
    for (let i = 0, sown = 0; i < 40 && sown < 2; i++) {
      const at = soil.anywhere();
      if (!soil.fits(at, 15, 10)) continue;
      soil.take(at, 13);
      sown++;
      found.push(...field(at, random));
    }
  }
  const strokes = { snow: 9, stones: 8, lake: 8, rock: 6, crag: 6, forest: 12, meadow: 26, birch: 20, heath: 24 }[kind];
  for (let i = 0; i < strokes; i++) {
    const at = soil.anywhere();
    if (!soil.fits(at, 2, 3)) continue;
    const [x, y] = at;
    if (kind === "snow" || kind === "stones" || kind === "rock" || kind === "crag") {
      const w = 5 + 6 * random();
      found.push({ look: "drift", d: `M${dot([x - w, y])}q${(w * 0.6).toFixed(1)} -2.6 ${(w * 2).toFixed(1)} .4` });
    } else {
      found.push({ look: "tuft", d: `M${dot(at)}l-1.6-3M${dot(at)}l.3-4M${dot(at)}l2-2.8` });
    }
  }
  return found;
}

/** A round shape that is not quite a circle. */
function blob([x, y]: Point, radius: number, random: () => number): string {
  const n = 9;
  const points = Array.from({ length: n }, (_, i): Point => {
    const turn = (i / n) * 2 * Math.PI;
    const r = radius * (0.78 + 0.3 * random());
    return [x + r * 1.12 * Math.cos(turn), y + r * 0.82 * Math.sin(turn)];
  });
  const middle = (i: number): Point => {
    const [ax, ay] = points[i % n] as Point;
    const [bx, by] = points[(i + 1) % n] as Point;
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  return `M${dot(middle(0))}${points.map((_, i) => `Q${dot(points[(i + 1) % n] as Point)} ${dot(middle(i + 1))}`).join("")}Z`;
}

function cracks([x, y]: Point, radius: number, random: () => number): string {
  return Array.from({ length: 4 }, () => {
    const turn = random() * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn) * radius * 0.35, Math.sin(turn) * radius * 0.25];
    const bend = (random() - 0.5) * 5;
    return `M${dot([x + dx * 0.4, y + dy * 0.4])}l${dx.toFixed(1)} ${(dy + bend).toFixed(1)}l${(dx * 0.6).toFixed(1)} ${(dy * 0.6 - bend).toFixed(1)}`;
  }).join("");
}

/** A field: a patch of stubble with furrows. */
function field([x, y]: Point, random: () => number): { look: string; d: string }[] {
  const [w, h] = [10 + 4 * random(), 7 + 3 * random()];
  const skew = pick(random, [-4, -2, 3, 5]);
  const furrows = [0.2, 0.4, 0.6, 0.8].map(
    (t) => `M${dot([x - w + 2 * w * t - skew, y - h])}l${2 * skew} ${(2 * h).toFixed(1)}`,
  );
  const corners: Point[] = [
    [x - w - skew, y - h],
    [x + w - skew, y - h - 1],
    [x + w + skew, y + h],
    [x - w + skew, y + h + 1],
  ];
  return [
    { look: "acre", d: `M${corners.map(dot).join("L")}Z` },
    { look: "furrow", d: furrows.join("") },
  ];
}

/** Paths of the same look become one. */
function merged(flat: Terrain["flat"]): Terrain["flat"] {
  const byLook = new Map<string, string>();
  for (const look of ["shore", "water", "ice", "acre", "furrow", "drift", "tuft"]) byLook.set(look, "");
  for (const { look, d } of flat) byLook.set(look, (byLook.get(look) ?? "") + d);
  return [...byLook].filter(([, d]) => d !== "").map(([look, d]) => ({ look, d }));
}

/** From the back to the front, in bands that share their paths. */
function painted(grown: Growth[]): Terrain["standing"] {
  const shade = grown.map(({ drawn }) => drawn.shade ?? "").join("");
  const paths: Terrain["standing"] = shade === "" ? [] : [{ look: "shade", d: shade }];
  const bands = new Map<number, Growth[]>();
  for (const growth of grown.toSorted((a, b) => a.at[1] - b.at[1])) {
    const band = Math.floor(growth.at[1] / BAND);
    bands.set(band, [...(bands.get(band) ?? []), growth]);
  }
  for (const band of bands.values()) {
    for (const look of ORDER) {
      const d = band.map(({ drawn }) => drawn[look] ?? "").join("");
      if (d !== "") paths.push({ look, d });
    }
  }
  return paths;
}
