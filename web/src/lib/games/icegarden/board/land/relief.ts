import { isInside, noise, type Point } from "../../../../board/drawing";
import { distanceTo, LANDS, type Region } from "./geometry";

/** What grows and stands on each land: symbols of Defs.svelte, scattered the same way every time. */

const COVER: Record<string, readonly string[]> = {
  isle: ["rock", "tuft"],
  sails: ["fir", "fir", "hill", "tuft"],
  fjords: ["peak", "peak", "fir"],
  fire: ["crag", "crag", "flame"],
  valley: ["tree", "tree", "tuft"],
  empire: ["house", "house", "keep", "tuft"],
  snakes: ["spike", "spike", "coil"],
  zym: ["dune", "dune", "palm"],
};
const SPACING = 25;
const SHORE = 13; // units between what stands there and the border
const TRIES = 900;

interface Thing {
  symbol: string;
  at: Point;
  size: number;
}

function isFree([x, y]: Point, land: Region): boolean {
  const [px, py] = land.plaque;
  if (Math.abs(x - px) < 70 && Math.abs(y - py) < 34) return false;
  return land.camps.every(([cx, cy]) => Math.abs(x - cx) > 30 || Math.abs(y - cy) > 17);
}

function scatter(land: Region, seed: number): Thing[] {
  const roll = noise(seed * 7919 + 17);
  const xs = land.polygon.map(([x]) => x);
  const ys = land.polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const cover = COVER[land.id] ?? ["tuft"];
  const things: Thing[] = [];
  for (let i = 0; i < TRIES; i++) {
    const at: Point = [Math.round(left + roll() * width), Math.round(top + roll() * height)];
    const symbol = cover[Math.floor(roll() * cover.length)] ?? "tuft";
    const size = 0.8 + roll() * 0.4;
    if (!isInside(at, land.polygon) || distanceTo(at, land.polygon) < SHORE || !isFree(at, land)) continue;
    if (things.some(({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]) < SPACING)) continue;
    things.push({ symbol, at, size });
  }
  return things.toSorted((a, b) => a.at[1] - b.at[1]);
}

/** One thing on each land that nobody can explain. */
const STRANGE: Record<string, string> = {
  isle:
    '<path d="M146 240l26-48q6-7 10 0l4-5q6-5 10 2l3 6q6-6 11 2l24 43z" fill="#6d7b80"/>' +
    '<path d="M190 188q6-5 10 2l3 6q6-6 11 2l24 43h-34z" fill="#56646b"/>' +
    '<path d="M168 199l4 8 5-8 5 9 5-10 5 10 5-9 5 8 4-7q-4-9-12-3l-4-6q-6-7-10 1l-4-2q-6-5-8 9z" fill="#f0892f"/>' +
    '<path d="M164 206l5 9 5-8 5 10 6-10 6 10 5-9 5 8 5-8" fill="none" stroke="#fff3dc" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<circle cx="180" cy="222" r="2.6" fill="#ffd36b"/><circle cx="201" cy="222" r="2.6" fill="#ffd36b"/>',
  sails:
    '<g transform="translate(562 206)"><path d="M-10 14V-14M4 16V-20M16 13V-10" stroke="#5b4630" stroke-width="2"/>' +
    '<path d="M-10-13q-12 8-1 18zM4-19q-15 11-1 24zM16-9q-10 7-1 15z" fill="#f4ecd3" stroke="#8b8f5d" stroke-width="1"/></g>',
  fjords:
    '<g transform="translate(664 158)"><path d="M-20 18Q-16-16 0-18T20 18Z" fill="#8fa9a6"/>' +
    '<path d="M-9-2q4-4 8 0M3-2q4-4 8 0M-6 9q7 4 14 0M1-2v6" fill="none" stroke="#4f6a6a" stroke-width="1.8" stroke-linecap="round"/></g>',
  fire:
    '<g transform="translate(300 292)"><ellipse cy="15" rx="15" ry="3" fill="#7a4a2c" opacity=".4"/>' +
    '<path d="M-14-3q3-10 14-10t14 9q-4 12-14 12T-14-3z" fill="#9b5b3a"/><path d="M-14-3q3-10 14-10t14 9q-8-4-14-4t-14 5z" fill="#c88659"/></g>',
  valley:
    '<g transform="translate(436 318)"><path d="M-9 13v-19a9 9 0 0 1 18 0v19z" fill="#4d6f57"/>' +
    '<path d="M-6 13v-18a6 6 0 0 1 12 0v18z" fill="#0f2a25"/><path d="M-6 13l9-3v-18" fill="#7b5a39"/><circle cx="1" cy="2" r="1.2" fill="#f2cf66"/></g>',
  empire:
    '<g transform="translate(812 330)"><path d="M-9 18c-3-10-5-20-2-21s4 7 4 9v-16c0-4 5-4 5 0v-5c0-4 5-4 5 0v6c1-3 5-3 5 1v5c1-3 4-2 4 1 0 8-1 14-5 20z" fill="#a9695f" stroke="#7f463e" stroke-width="1"/></g>',
  snakes:
    '<g transform="translate(400 524)" fill="none" stroke-linecap="round"><path d="M-16 2a17 9 0 1 1 8 7" stroke="#6a5578" stroke-width="6"/>' +
    '<path d="M-16 2a17 9 0 1 1 8 7" stroke="#b39fc2" stroke-width="1.4" stroke-dasharray="2 4"/><circle cx="-16" cy="2" r="4" fill="#6a5578" stroke="none"/></g>',
  zym:
    '<g transform="translate(728 566)"><path d="M-20 0q20-16 40 0-20 13-40 0z" fill="#fbf1cf" stroke="#a5813f" stroke-width="1.6"/>' +
    '<circle r="6" fill="#8a6a2f"/><circle r="2.6" fill="#22180c"/></g>',
};

function markup(land: Region, seed: number): string {
  const things = scatter(land, seed).map(
    ({ symbol, at: [x, y], size }) =>
      `<use href="#ig-${symbol}" transform="translate(${x} ${y}) scale(${size.toFixed(2)})"/>`,
  );
  return things.join("") + (STRANGE[land.id] ?? "");
}

/** By region, made once. */
export const RELIEF: Record<string, string> = Object.fromEntries(
  LANDS.map((land, i) => [land.id, markup(land, i + 1)]),
);
