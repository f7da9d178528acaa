import type { Point } from "../land/geometry";
import { roomOf, type RegionSites, type Site } from "../land/sites";

/** Where the name of a territory is written: inside its land, clear of what stands there as far as there is room. */
export interface Writing {
  at: Point;
  slant: number; // degrees
  price: number; // of what it covers
  crowded: boolean; // it would cover somebody or another name, seen from afar
}

const LETTER = 6; // from the middle of a letter, in the large letters that are read from some way off
const HEIGHT = 9;
const SAMPLES = [-1, -0.5, 0, 0.5, 1];
const SLANTS = [0, -14, 14, -28, 28];
const SLANTED = 0.35; // the price of a degree
const OUTSIDE = -10; // the room of a point outside the land
const CENTRAL = 0.25; // what room around its middle is worth
const BANNER = 4; // the price of a unit of it
const NAME = 3; // and of a unit of another name
const BEAST = 2;
const TOUCHING = 5; // units that two things may overlap without anybody minding
const OLDEST = 6; // what writing in the oldest region is worth

const written = new WeakMap<RegionSites, Map<string, Writing>>();

/** Who stands in a territory: they stand in the same region, if there is room. */
export interface Inhabitants {
  home: RegionSites | undefined;
  banner: boolean;
  beast: boolean; // or those of somebody else
}

/** A territory that wants its name written. */
export interface Named {
  id: string;
  letters: number;
  regions: readonly RegionSites[];
  folk: Inhabitants;
}

/** Where somebody stands whom the names of other territories should not cover either. */
export interface Standing {
  territory: string;
  at: Point;
  beast: boolean;
}

/** The writings of a whole map: each clear of those before it and of everybody, as far as there is room. */
export function writingsOf(all: readonly Named[], standing: readonly Standing[]): Writing[] {
  const names: Circle[][] = [];
  return all.map(({ id, letters, regions, folk }) => {
    const others = standing.filter(({ territory }) => territory !== id).map(({ at, beast }) => circleOf(at, beast));
    let found = writingOf(letters, regions, folk);
    const hit = [...others, ...names.flat()].filter((circle) => depthOf(circle, found, letters) > TOUCHING);
    if (hit.length > 0) {
      const reach = regions.flatMap(({ ground: { xs, ys } }) => [boxOf(xs), boxOf(ys)] as const);
      const near = [...others, ...names.flat()].filter(({ x, y, radius }) =>
        regions.some((_, i) => isWithin(x, reach[2 * i], radius) && isWithin(y, reach[2 * i + 1], radius)),
      );
      found = writingOf(letters, regions, folk, near);
    }
    names.push(circlesAlong(found, letters));
    return found;
  });
}

/** The writing of a territory, where it covers least. */
export function writingOf(
  letters: number,
  regions: readonly RegionSites[],
  folk: Inhabitants,
  near: readonly Circle[] = [],
): Writing {
  let best: Writing | undefined;
  let least = Infinity;
  for (const [i, region] of regions.entries()) {
    const here = region === folk.home;
    const found = writingIn(letters, region, here && folk.banner, here && folk.beast, near);
    const price = found.price - (i === 0 ? OLDEST : 0);
    if (price < least) [best, least] = [found, price];
  }
  return best ?? { at: [0, 0], slant: 0, price: 0, crowded: true };
}

const AFAR = 0.3; // how a whole land is seen on a phone
const WIDE = 6.3 / AFAR; // of a letter that can be read from there
const TALL = 13 / AFAR;

/** Of some writings, in letters that can be read from afar, those that stand clear of the ones before. */
export function apart<T extends { text: string; at: Point }>(names: readonly T[]): T[] {
  const clear: T[] = [];
  for (const one of names) {
    const covers = ({ text, at }: T) =>
      Math.abs(at[0] - one.at[0]) < ((text.length + one.text.length) * WIDE) / 2 && Math.abs(at[1] - one.at[1]) < TALL;
    if (!clear.some(covers)) clear.push(one);
  }
  return clear;
}

/** The writing of a region with or without somebody; found once and kept. */
function writingIn(
  letters: number,
  region: RegionSites,
  banner: boolean,
  beast: boolean,
  near: readonly Circle[],
): Writing {
  let known = written.get(region);
  if (known === undefined) written.set(region, (known = new Map<string, Writing>()));
  const key = `${letters} ${banner} ${beast} ${near.map(({ x, y }) => `${x | 0},${y | 0}`).join(" ")}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = write(letters, region, banner, beast, near)));
  return found;
}

/** What a name should not cover, as circles, and the price of a unit of it. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
  price: number;
}

function circlesOf({ thing, at: [x, y], radius }: Site, banner: boolean, beast: boolean): Circle[] {
  switch (thing) {
    case "banner": // from afar it is larger
      return banner ? [circleOf([x, y], false)] : [];
    case "symbol":
    case "lair":
      return [{ x, y, radius, price: 1.2 }];
    case "slot":
      return [{ x, y, radius, price: 0.7 }];
    case "beast":
      return [{ x, y, radius, price: beast ? BEAST : 0.2 }];
    case "token": // seldom there
      return [{ x, y, radius, price: 0.2 }];
    default:
      return [];
  }
}

function circleOf([x, y]: Point, beast: boolean): Circle {
  return beast ? { x, y, radius: 21, price: BEAST } : { x: x + 3, y: y - 5, radius: 31, price: BANNER };
}

/** A name as circles, for those written after it. */
function circlesAlong({ at: [x, y], slant }: Writing, letters: number): Circle[] {
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
function depthOf(circle: Circle, { at: [x, y], slant }: Writing, letters: number): number {
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

function boxOf(values: ArrayLike<number>): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i++) {
    least = Math.min(least, values[i] as number);
    most = Math.max(most, values[i] as number);
  }
  return [least, most];
}

function isWithin(value: number, range: readonly [number, number] | undefined, margin: number): boolean {
  return range !== undefined && value > range[0] - margin && value < range[1] + margin;
}

function write(
  letters: number,
  region: RegionSites,
  banner: boolean,
  beast: boolean,
  near: readonly Circle[],
): Writing {
  const { xs, ys, rooms } = region.ground;
  const own = region.sites.flatMap((site) => circlesOf(site, banner, beast));
  const circles = [...own, ...near].toSorted((a, b) => b.price - a.price);
  const roomAt = roomOf(region.ground, OUTSIDE);
  const half = LETTER * letters;
  let best: Writing = { at: [xs[0] ?? 0, ys[0] ?? 0], slant: 0, price: Infinity, crowded: true };
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
