import type { Point } from "./geometry";
import { roomOf, type RegionSites, type Site } from "./sites";

/** Where the name of a territory is written: inside its land, clear of what stands there as far as there is room. */
export interface Writing {
  at: Point;
  slant: number; // degrees
  price: number; // of what it covers
  crowded: boolean; // it would cover the banner of the territory, seen from afar
}

const LETTER = 6; // from the middle of a letter, in the large letters that are read from some way off
const HEIGHT = 9;
const SAMPLES = [-1, -0.5, 0, 0.5, 1];
const SLANTS = [0, -14, 14, -28, 28];
const SLANTED = 0.35; // the price of a degree
const OUTSIDE = -10; // the room of a point outside the land
const CENTRAL = 0.25; // what room around its middle is worth
const BANNER = 4; // the price of a unit of it
const OLDEST = 6; // what writing in the oldest region is worth

const written = new WeakMap<RegionSites, Map<string, Writing>>();

/** Who stands in a territory: they stand in the same region, if there is room. */
export interface Inhabitants {
  home: RegionSites | undefined;
  banner: boolean;
  beast: boolean; // or those of somebody else
}

/** The writing of a territory, where it covers least. */
export function writingOf(letters: number, regions: readonly RegionSites[], folk: Inhabitants): Writing {
  let best: Writing | undefined;
  let least = Infinity;
  for (const [i, region] of regions.entries()) {
    const here = region === folk.home;
    const found = writingIn(letters, region, here && folk.banner, here && folk.beast);
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
function writingIn(letters: number, region: RegionSites, banner: boolean, beast: boolean): Writing {
  let known = written.get(region);
  if (known === undefined) written.set(region, (known = new Map<string, Writing>()));
  const key = `${letters} ${banner} ${beast}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = write(letters, region, banner, beast)));
  return found;
}

/** What a name should not cover, as circles, and the price of a unit of it. */
interface Circle {
  x: number;
  y: number;
  radius: number;
  price: number;
}

function circlesOf({ thing, at: [x, y], radius }: Site, banner: boolean, beast: boolean): Circle[] {
  switch (thing) {
    case "banner": // from afar it is larger
      return banner ? [{ x: x + 3, y: y - 5, radius: 31, price: BANNER }] : [];
    case "symbol":
    case "lair":
      return [{ x, y, radius, price: 1.2 }];
    case "slot":
      return [{ x, y, radius, price: 0.7 }];
    case "beast":
      return [{ x, y, radius, price: beast ? 2 : 0.2 }];
    case "token": // seldom there
      return [{ x, y, radius, price: 0.2 }];
    default:
      return [];
  }
}

function write(letters: number, region: RegionSites, banner: boolean, beast: boolean): Writing {
  const { xs, ys, rooms } = region.ground;
  const circles = region.sites.flatMap((site) => circlesOf(site, banner, beast)).toSorted((a, b) => b.price - a.price);
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
        const along = ((circle.x - x) * dx + (circle.y - y) * dy) / (half * half);
        const t = Math.max(-1, Math.min(1, along));
        const depth = circle.radius + HEIGHT - Math.hypot(circle.x - x - t * dx, circle.y - y - t * dy);
        if (depth <= 0) continue;
        price += depth * circle.price;
        if (circle.price === BANNER) covered = depth;
      }
      if (price < best.price) best = { at: [x, y], slant, price, crowded: covered > 8 };
    }
  }
  return best;
}
