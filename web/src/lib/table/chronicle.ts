import type { Event, Moment } from "../net/stage.svelte";

export interface Line {
  n: number; // of the choice
  i: number; // which of its events
  event: Event;
}

/** What one seat did in a row, with the sentences there are for it. */
export interface Turn {
  seat: number; // -1: before anybody chose
  first: number; // number of its first choice
  lines: Line[];
}

export interface Wanted {
  seat: number | null; // null: everybody
  text: string;
}

// The same moment has the same lines, so that a sentence that is shown already is not made again.
const known = new WeakMap<Moment, Line[]>();

function linesOf(moment: Moment): Line[] {
  let lines = known.get(moment);
  if (lines === undefined) {
    lines = moment.events.map((event, i) => ({ n: moment.n, i, event }));
    known.set(moment, lines);
  }
  return lines;
}

/**
 * The moments from the latest backwards, grouped by who chose, until there are `limit` lines; and whether there are
 * more before. Events without words only move things on the board.
 */
export function turnsOf(
  moments: readonly Moment[],
  wanted: Wanted,
  limit: number,
  words: { tells: (event: Event) => boolean; eventText: (event: Event) => string },
): { turns: Turn[]; more: boolean } {
  const text = wanted.text.trim().toLocaleLowerCase();
  const turns: Turn[] = [];
  let lines = 0;
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at];
    if (moment === undefined || (wanted.seat !== null && moment.seat !== wanted.seat)) continue;
    const seat = moment.n === 0 ? -1 : moment.seat;
    const told = linesOf(moment).filter(
      ({ event }) => words.tells(event) && (text === "" || words.eventText(event).toLocaleLowerCase().includes(text)),
    );
    if (told.length === 0) continue;
    if (lines >= limit) return { turns, more: true };
    lines += told.length;
    const next = turns[0];
    if (next?.seat === seat) {
      next.first = moment.n;
      next.lines.unshift(...told);
    } else turns.unshift({ seat, first: moment.n, lines: told });
  }
  return { turns, more: false };
}
