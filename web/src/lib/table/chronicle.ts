import type { GameEvent, ChronicleEntry } from "../net/stage.svelte";

export interface Line {
  n: number; // of the choice
  i: number; // which of its events; -1: a remark before them, a half: what follows from the event before
  event: GameEvent;
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

/** What is to be told of a choice that its events do not tell, given the entry before it. */
export type Remark = (entry: ChronicleEntry, before: ChronicleEntry | undefined) => GameEvent | undefined;

/** What the data of an event say that its own words cannot, such as why a battle was won without more points. */
export type Comment = (event: GameEvent) => GameEvent | undefined;

/** What a game tells besides the words of its events. */
export interface Commentary {
  remark?: Remark;
  comment?: Comment;
}

/** What there are words for. */
export interface Told {
  joined: (events: readonly GameEvent[]) => GameEvent[];
  tells: (event: GameEvent) => boolean;
  eventText: (event: GameEvent) => string;
}

// The same entry has the same lines, so that a sentence that is shown already is not made again.
const known = new WeakMap<ChronicleEntry, Line[]>();

function linesOf(
  entry: ChronicleEntry,
  before: ChronicleEntry | undefined,
  texts: Told,
  { remark, comment }: Commentary,
): Line[] {
  let lines = known.get(entry);
  if (lines === undefined) {
    lines = texts.joined(entry.events).flatMap((event, i) => {
      const more = comment?.(event);
      const line = { n: entry.n, i, event };
      return more === undefined ? [line] : [line, { n: entry.n, i: i + 0.5, event: more }];
    });
    const event = remark?.(entry, before);
    if (event !== undefined) lines.unshift({ n: entry.n, i: -1, event });
    known.set(entry, lines);
  }
  return lines;
}

/**
 * The entries from the latest backwards, grouped by who chose, until there are `limit` lines; and whether there are
 * more before. Events without words only move things on the board.
 */
export function turnsOf(
  entries: readonly ChronicleEntry[],
  wanted: Wanted,
  limit: number,
  texts: Told,
  commentary: Commentary = {},
): { turns: Turn[]; more: boolean } {
  const text = wanted.text.trim().toLocaleLowerCase();
  const turns: Turn[] = [];
  let lines = 0;
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    if (entry === undefined || (wanted.seat !== null && entry.seat !== wanted.seat)) continue;
    const seat = entry.n === 0 ? -1 : entry.seat;
    const told = linesOf(entry, entries[at - 1], texts, commentary).filter(
      ({ event }) => texts.tells(event) && (text === "" || texts.eventText(event).toLocaleLowerCase().includes(text)),
    );
    if (told.length === 0) continue;
    if (lines >= limit) return { turns, more: true };
    lines += told.length;
    const next = turns[0];
    if (next?.seat === seat) {
      next.first = entry.n;
      next.lines.unshift(...told);
    } else turns.unshift({ seat, first: entry.n, lines: told });
  }
  return { turns, more: false };
}
