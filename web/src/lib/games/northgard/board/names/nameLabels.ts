import type { Land } from "../land/atlas";
import type { Point } from "../land/geometry";
import { roomOf, type RegionSites, type Site } from "../land/sites";
import type { PlacedPieces } from "../pieces/placedPieces";

/** Where the name of a territory is written: inside its land, clear of what stands there as far as there is room. */
export interface NameLabel {
  at: Point;
  slant: number; // degrees
  price: number; // of what it covers
  crowded: boolean; // it would cover somebody or another name, seen from afar
}

const LETTER = 6.5; // half of a letter, as large as it is written from afar
const HEIGHT = 10;
const SAMPLES = [-1, -0.5, 0, 0.5, 1];
const SLANTS = [0, -14, 14, -28, 28];
const SLANTED = 0.35; // the price of a degree
const OUTSIDE = -10; // the room of a point outside the land
const CENTRAL = 0.25; // what room around its middle is worth
const SOMEBODY = 4; // the price of a unit of a banner
const NAME = 3; // and of a unit of another name
const BEAST = 2;
const BUILDING = 1.8;
const TOUCHING = 5; // units that two things may overlap without anybody minding
const OLDEST = 6; // what writing in the oldest region is worth

const written = new WeakMap<RegionSites, Map<string, NameLabel>>();

/** A territory that wants its name on the map. */
export interface UnlabelledTerritory {
  id: string;
  letters: number;
  regions: readonly RegionSites[];
}

/** What stands in a territory and should not be covered, nor cover a name. */
export interface Obstacle {
  territory: string;
  circles: Circle[];
}

/** All that stands on the map, in the size in which it is seen from afar. */
export function obstaclesOf(land: Pick<Land, "territories">, pieces: PlacedPieces): Obstacle[] {
  const one = (territory: string, ...circles: Circle[]): Obstacle => ({ territory, circles });
  const circle = ([x, y]: Point, radius: number, price: number): Circle => ({ x, y, radius, price });
  return [
    ...pieces.groups.map(({ territory, at: [x, y], badge, units }) => {
      const shield = circle([x, y - 8], 35, SOMEBODY);
      return units > 0
        ? one(territory, shield, circle([x + 29 * badge, y + 19], 18, SOMEBODY))
        : one(territory, shield);
    }),
    ...(pieces.kaija === null
      ? []
      : [one(pieces.kaija.territory, circle([pieces.kaija.at[0], pieces.kaija.at[1] - 4], 20, SOMEBODY))]),
    ...pieces.clashes.map(({ territory, at }) => one(territory, circle(at, 14, BEAST))),
    ...pieces.creatures.map(({ territory, at: [x, y] }) =>
      one(territory, circle([x - 15, y], 28, BEAST), circle([x + 13, y], 28, BEAST)),
    ),
    ...pieces.extras.map(({ territory, at }) => one(territory, circle(at, 18, BUILDING))),
    ...land.territories.flatMap(({ data, sites }) =>
      data.slots.flatMap(({ slot, kind, building }) => {
        const site = building === null ? undefined : sites.get("slot")?.find(({ what }) => what === slot);
        return site === undefined ? [] : one(data.id, circle(site.at, kind === "large" ? 30 : 20, BUILDING));
      }),
    ),
  ];
}

/** The labels of a whole map: each clear of those before it and of everybody, as far as there is room. */
export function nameLabels(all: readonly UnlabelledTerritory[], standing: readonly Obstacle[]): NameLabel[] {
  const names: Circle[] = [];
  return all.map(({ id, letters, regions }) => {
    const own = standing.flatMap(({ territory, circles }) => (territory === id ? circles : []));
    let found = nameLabel(letters, regions, own);
    const others = standing.flatMap(({ territory, circles }) => (territory === id ? [] : circles));
    const strange = [...others, ...names].filter(({ x, y, radius }) =>
      regions.some(
        ({ ground: { box } }) => isWithin(x, box.left, box.right, radius) && isWithin(y, box.top, box.bottom, radius),
      ),
    );
    if (strange.some((circle) => depthOf(circle, found, letters) > TOUCHING))
      found = nameLabel(letters, regions, [...own, ...strange]);
    names.push(...circlesAlong(found, letters));
    return found;
  });
}

/** The label of a territory, where it covers least. */
export function nameLabel(letters: number, regions: readonly RegionSites[], circles: readonly Circle[]): NameLabel {
  let best: NameLabel | undefined;
  let least = Infinity;
  for (const [i, region] of regions.entries()) {
    const found = labelIn(letters, region, circles);
    const price = found.price - (i === 0 ? OLDEST : 0);
    if (price < least) [best, least] = [found, price];
  }
  return best ?? { at: [0, 0], slant: 0, price: 0, crowded: true };
}

const AFAR = 0.3; // how a whole land is seen on a phone
const WIDE = 6.3 / AFAR; // of a letter that can be read from there
const TALL = 13 / AFAR;

/** Of some labels, in letters that can be read from afar, those that stand clear of the ones before. */
export function uncovered<T extends { text: string; at: Point }>(names: readonly T[]): T[] {
  const clear: T[] = [];
  for (const one of names) {
    const covers = ({ text, at }: T) =>
      Math.abs(at[0] - one.at[0]) < ((text.length + one.text.length) * WIDE) / 2 && Math.abs(at[1] - one.at[1]) < TALL;
    if (!clear.some(covers)) clear.push(one);
  }
  return clear;
}

/** The label of a region beside all that stands there; found once and kept. */
function labelIn(letters: number, region: RegionSites, circles: readonly Circle[]): NameLabel {
  let known = written.get(region);
  if (known === undefined) written.set(region, (known = new Map<string, NameLabel>()));
  const key = `${letters} ${circles.map(({ x, y, radius }) => `${x | 0},${y | 0},${radius}`).join(" ")}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = write(letters, region, circles)));
  return found;
}

/** What a name should not cover, as circles, and the price of a unit of it. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
  price: number;
}

/** What is printed on the land. */
function circlesOf({ thing, at: [x, y], radius }: Site): Circle[] {
  switch (thing) {
    case "symbol": // from afar it is larger
      return [{ x, y, radius: radius * 1.7, price: 1.2 }];
    case "lair":
      return [{ x, y, radius, price: 1.2 }];
    case "slot":
      return [{ x, y, radius, price: 0.7 }];
    case "beast":
    case "token": // seldom there
      return [{ x, y, radius, price: 0.2 }];
    default:
      return [];
  }
}

/** A name as circles, for those written after it. */
function circlesAlong({ at: [x, y], slant }: NameLabel, letters: number): Circle[] {
  const angle = (slant * Math.PI) / 180;
  const half = LETTER * letters;
  return SAMPLES.map((t) => ({
    x: x + t * half * Math.cos(angle),
    y: y + t * half * Math.sin(angle),
    radius: HEIGHT,
    price: NAME,
  }));
}

/** How deep a name reaches into a circle. */
function depthOf(circle: Circle, { at: [x, y], slant }: NameLabel, letters: number): number {
  const angle = (slant * Math.PI) / 180;
  const half = LETTER * letters;
  return circle.radius + HEIGHT - distance(circle, x, y, half * Math.cos(angle), half * Math.sin(angle), half);
}

/** From the middle of a circle to a line of which (x, y) is the middle and (dx, dy) leads to one end. */
function distance(circle: Circle, x: number, y: number, dx: number, dy: number, half: number): number {
  const along = ((circle.x - x) * dx + (circle.y - y) * dy) / (half * half);
  const t = Math.max(-1, Math.min(1, along));
  return Math.hypot(circle.x - x - t * dx, circle.y - y - t * dy);
}

function isWithin(value: number, least: number, most: number, margin: number): boolean {
  return value > least - margin && value < most + margin;
}

function write(letters: number, region: RegionSites, standing: readonly Circle[]): NameLabel {
  const { xs, ys, rooms } = region.ground;
  const circles = [...region.sites.flatMap(circlesOf), ...standing].toSorted((a, b) => b.price - a.price);
  const roomAt = roomOf(region.ground, OUTSIDE);
  const half = LETTER * letters;
  let best: NameLabel = { at: [xs[0] ?? 0, ys[0] ?? 0], slant: 0, price: Infinity, crowded: true };
  for (const slant of SLANTS) {
    const angle = (slant * Math.PI) / 180;
    const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
    for (let i = 0; i < xs.length; i++) {
      const [x, y] = [xs[i] as number, ys[i] as number];
      let price = SLANTED * Math.abs(slant) - CENTRAL * (rooms[i] as number);
      for (const t of SAMPLES) {
        const room = roomAt(x + t * dx, y + t * dy);
        if (room < HEIGHT) price += HEIGHT - room;
        if (price >= best.price) break;
      }
      let covered = 0;
      for (const circle of circles) {
        if (price >= best.price) break;
        const depth = circle.radius + HEIGHT - distance(circle, x, y, dx, dy, half);
        if (depth <= 0) continue;
        price += depth * circle.price;
        if (circle.price >= BEAST) covered = Math.max(covered, depth);
      }
      if (price < best.price) best = { at: [x, y], slant, price, crowded: covered > 8 };
    }
  }
  return best;
}
