import type { ChronicleEntry, DeedData, GameEvent, RecapData } from "../protocol/generated";

/**
 * What others did since a seat's last turn, in a few lines. The game says as data which events are told and how; the
 * terminal makes the same lines (src/longhall/kernel/recap.py), and a test compares both.
 */
export const NO_RECAP: RecapData = { turns: [], deeds: [], announced: [] };
/** The line of what happened to no seat in particular. */
export const EVERYBODY = -1;

export interface Phrase {
  message: string;
  params: Readonly<Record<string, unknown>>;
  event?: GameEvent; // instead of them: it is told as it is
}
export interface RecapLine {
  seat: number;
  phrases: Phrase[];
}
type Entry = Pick<ChronicleEntry, "seat" | "decision" | "events">;
type Params = Record<string, number | unknown[]>;

/** Who is asked what. */
interface Asked {
  seat: number;
  kind: string;
}

/**
 * The others in order of play, then the seat itself, then what concerned everybody. Once somebody else is asked what
 * to do with a turn, one's own is over, and it is told anew what happens since.
 */
export function recapSince(
  recap: RecapData,
  chosen: readonly Entry[],
  seat: number,
  seats: number,
  asked: Asked | null = null,
): RecapLine[] {
  const begun = asked !== null && asked.seat !== seat ? [{ seat: asked.seat, decision: asked.kind, events: [] }] : [];
  const entries = [...chosen, ...begun];
  const [first, end] = othersTurns(recap, entries, seat);
  return linesOf(recap, entries.slice(first, end), seat + 1, seats);
}

/** What came of the last turn of a seat: the seat itself, then the others, then what concerned everybody. */
export function recapOfOwn(recap: RecapData, entries: readonly Entry[], seat: number, seats: number): RecapLine[] {
  const last = entries.findLastIndex((entry) => isTurn(recap, entry));
  if (entries[last]?.seat !== seat) return [];
  const before = entries.findLastIndex((entry, i) => i < last && isTurn(recap, entry) && entry.seat !== seat);
  const first = entries.findIndex((entry, i) => i > before && isTurn(recap, entry));
  return linesOf(recap, entries.slice(first), seat, seats);
}

function linesOf(recap: RecapData, entries: readonly Entry[], first: number, seats: number): RecapLine[] {
  const events = entries.flatMap((entry) => entry.events);
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const asTheyAre = events.filter(({ type }) => recap.announced.includes(type));
  const lines = order.map((one) => ({ seat: one, phrases: phrasesOf(recap, events, one) }));
  lines.push({ seat: EVERYBODY, phrases: asTheyAre.map((event) => ({ message: "", params: {}, event })) });
  return lines.filter((line) => line.phrases.length > 0);
}

function isTurn(recap: RecapData, { seat, decision }: Entry): boolean {
  return seat >= 0 && (recap.turns.length === 0 || recap.turns.includes(decision));
}

/** Where the last stretch of turns of others begins and ends among the entries. */
function othersTurns(recap: RecapData, entries: readonly Entry[], seat: number): [number, number] {
  const others = entries.findLastIndex((entry) => isTurn(recap, entry) && entry.seat !== seat);
  if (others < 0) return [0, 0];
  const next = entries.findIndex((entry, i) => i > others && isTurn(recap, entry));
  const before = entries.findLastIndex((entry, i) => i < others && isTurn(recap, entry) && entry.seat === seat);
  const first = entries.findIndex((entry, i) => i > before && isTurn(recap, entry));
  return [first, next < 0 ? entries.length : next];
}

/** What events say of a seat. */
function phrasesOf(recap: RecapData, events: readonly GameEvent[], seat: number): Phrase[] {
  const found = new Map<string, Params>(recap.deeds.map((deed) => [deed.phrase, {}]));
  for (const event of events)
    for (const deed of recap.deeds) {
      const params = found.get(deed.phrase);
      if (params !== undefined && deed.event === event.type && concerns(deed, event, seat)) add(params, deed, event);
    }
  return [...found].flatMap(([name, params]) => ("count" in params ? said(name, params) : []));
}

function concerns({ who, unless }: DeedData, event: GameEvent, seat: number): boolean {
  if (unless !== "" && event[unless] === seat) return false;
  const whose = event[who];
  return Array.isArray(whose) ? whose.includes(seat) : whose === seat;
}

function add(params: Params, deed: DeedData, event: GameEvent): void {
  const sum = (name: string, n: number) => (params[name] = ((params[name] as number | undefined) ?? 0) + n);
  const sign = deed.taken ? -1 : 1;
  sum("count", 1);
  for (const [name, field] of Object.entries(deed.numbers)) sum(name, sign * Number(event[field] ?? 0));
  if (deed.unit !== "") sum(String(event[deed.unit]), sign);
  for (const [name, field] of Object.entries(deed.things)) {
    const things = (params[name] ??= []) as unknown[];
    for (const thing of [event[field]].flat()) if (!things.includes(thing)) things.push(thing);
  }
}

/** The phrases for what has been added up: more, less, or neither. */
function said(name: string, params: Params): Phrase[] {
  const isFixed = ([key, value]: [string, unknown]) => key === "count" || Array.isArray(value);
  const all = Object.entries(params);
  const fixed = all.filter(isFixed);
  const numbers = all.filter((one) => !isFixed(one)) as [string, number][];
  if (numbers.length === 0) return [{ message: `recap-${name}`, params: Object.fromEntries(fixed) }];
  const more = numbers.filter(([, n]) => n > 0);
  const less = numbers.filter(([, n]) => n < 0).map(([key, n]) => [key, -n]);
  return [
    ...(more.length > 0 ? [{ message: `recap-${name}`, params: Object.fromEntries([...fixed, ...more]) }] : []),
    ...(less.length > 0 ? [{ message: `recap-${name}-less`, params: Object.fromEntries([...fixed, ...less]) }] : []),
  ];
}
