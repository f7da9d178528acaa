import type { GameEvent, ChronicleEntry } from "../net/stage.svelte";

/** Places in a match worth stopping at. A place is a number of choices made; the entry `n` leads to the place `n`. */

export interface Mark {
  at: number;
  label: string;
}

/** Where years, rounds or the like begin, as the game's module names them. */
export function chapters(
  entries: readonly ChronicleEntry[],
  chapter: (event: GameEvent) => string | undefined,
): Mark[] {
  const found: Mark[] = [];
  for (const { n, events } of entries) {
    for (const event of events) {
      const label = chapter(event);
      if (label !== undefined) found.push({ at: n, label });
    }
  }
  return found;
}

/** Those marks that have room beside each other on a line: each at least `apart` of its length after the one before. */
export function thinnedOut(marks: readonly Mark[], end: number, apart: number): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) {
    const before = found.at(-1);
    if (before === undefined || mark.at - before.at >= apart * end) found.push(mark);
  }
  return found;
}

/** The chapter a place lies in; undefined before the first. */
export function chapterAt(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.findLast((mark) => mark.at <= at);
}

/** Where another seat begins to decide; the beginning and the end are among them. */
export function turnStarts(entries: readonly ChronicleEntry[], end: number): number[] {
  const found = new Set([0]);
  let seat: number | undefined;
  for (const entry of entries) {
    if (entry.n === 0) continue;
    if (entry.seat !== seat) found.add(entry.n - 1);
    seat = entry.seat;
  }
  return [...found.add(end)].sort((a, b) => a - b);
}

/** The next place after this one, or the one before it; the ends stay. */
export function stepTo(places: readonly number[], at: number, direction: 1 | -1): number {
  const further = direction === 1 ? places.find((place) => place > at) : places.findLast((place) => place < at);
  return further ?? at;
}

/** A place that exists, from what an address says. */
export function placeOf(text: string | null, end: number): number {
  const place = Number(text ?? 0);
  return Number.isInteger(place) ? Math.min(Math.max(place, 0), end) : 0;
}

/** A seat from what an address says; null: a spectator. */
export function seatOf(text: string | null, seats: number): number | null {
  const seat = text === null || text === "" ? NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null;
}
