import type { GameEvent, ChronicleEntry } from "../net/stage.svelte";
import type { SeatInfo } from "../protocol/generated";

export interface Line {
  n: number; // of the choice
  i: number; // which of its events
  event: GameEvent;
}

/** What one seat did in a row, with the sentences there are for it. */
export interface Turn {
  seat: number; // -1: before anybody chose
  first: number; // number of its first choice
  lines: Line[];
}

const HINT = "hint"; // in the place of a kind of decision
const HINT_LINES = 1000; // the numbers of its lines: those of the choice before it have others

/** The entries with the hints that were taken, each after the choices that had been made; `last` is the last of them
 * that is shown. */
export function withHints(
  entries: readonly ChronicleEntry[],
  seats: readonly Pick<SeatInfo, "seat" | "hints">[],
  last = Infinity,
): readonly ChronicleEntry[] {
  const taken = seats
    .flatMap(({ seat, hints }) => hints.map((n) => ({ n, seat })))
    .filter(({ n }) => n <= last)
    .toSorted((a, b) => a.n - b.n);
  if (taken.length === 0) return entries;
  const found: ChronicleEntry[] = [];
  const tell = (before: number) => {
    while (taken[0] !== undefined && taken[0].n < before) {
      const { n, seat } = taken[0];
      const alike = taken.filter((one) => one.n === n && one.seat === seat); // several, where choices were taken back
      taken.splice(0, taken.length, ...taken.filter((one) => !alike.includes(one)));
      found.push({ n, seat, decision: HINT, events: alike.map(() => ({ type: "hint_taken", seat })) });
    }
  };
  for (const entry of entries) {
    tell(entry.n);
    found.push(entry);
  }
  tell(Infinity);
  return found;
}

export interface Wanted {
  seat: number | null; // null: everybody
  text: string;
}

/** What the chronicle asks of the texts. */
export interface EventTexts {
  joined: (events: readonly GameEvent[]) => GameEvent[];
  tells: (event: GameEvent) => boolean;
  eventText: (event: GameEvent, n: number) => string;
}

// The same entry has the same lines, so that a sentence that is shown already is not made again.
const known = new WeakMap<ChronicleEntry, Line[]>();

function linesOf(entry: ChronicleEntry, texts: EventTexts): Line[] {
  let lines = known.get(entry);
  if (lines === undefined) {
    const first = entry.decision === HINT ? HINT_LINES : 0;
    lines = texts.joined(entry.events).map((event, i) => ({ n: entry.n, i: i + first, event }));
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
  texts: EventTexts,
): { turns: Turn[]; more: boolean } {
  const text = wanted.text.trim().toLocaleLowerCase();
  const turns: Turn[] = [];
  let lines = 0;
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    if (entry === undefined || (wanted.seat !== null && entry.seat !== wanted.seat)) continue;
    const seat = entry.n === 0 && entry.decision !== HINT ? -1 : entry.seat;
    const found = linesOf(entry, texts).filter(
      ({ event }) =>
        texts.tells(event) && (text === "" || texts.eventText(event, entry.n).toLocaleLowerCase().includes(text)),
    );
    if (found.length === 0) continue;
    if (lines >= limit) return { turns, more: true };
    lines += found.length;
    const next = turns[0];
    if (next?.seat === seat) {
      next.first = entry.n;
      next.lines.unshift(...found);
    } else turns.unshift({ seat, first: entry.n, lines: found });
  }
  return { turns, more: false };
}
