import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../net/api";
import type { GameEvent, GameWords, RecapData, VocabularyData } from "../protocol/generated";
import type { Language } from "../settings.svelte";
import { enumerated, markedName, piecesOf, type Piece } from "./pieces";
import { Glossary } from "../words/glossary";
import { EVERYBODY, NO_RECAP, type RecapLine } from "./recap";
import { filled, itemOf, itemsOf, paramsOf, plainValue, SHARED, termOf } from "./vocabulary";

/**
 * Messages put into words as src/longhall/text.py does it: parameters that are ids of something become words before a
 * message is formatted, as the vocabulary of the game says. A test compares what both say.
 */
const UNTOLD = "untold"; // a remark: the event before it is not told by itself, since another tells it too
const JOINED = "joined"; // in an event that tells two: the types of both
const NOT_SAID = new Set(["type", "reveals", "private", JOINED]);
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

/** What somebody is called: a text, or a message to say. */
export type Name = string | { message: string };
export type Params = Record<string, unknown>;

export function messageId(...parts: unknown[]): string {
  return parts.join("-").replace(/[_:]/g, "-");
}

/** An id as people would write it: `setup_tile` is "Setup tile". */
export function humanised(id: string): string {
  const text = id.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** With a true minus sign before numbers: our locales use a hyphen, which is short and breaks lines. */
function withMinus(text: string): string {
  return text.replace(/(?<![^\s(])-(?=\d)/g, "−");
}

/** What is there several times is said once, with how often. */
function counted(items: readonly { said: string; read: string }[]): string[] {
  const found = new Map<string, { said: string; n: number }>();
  for (const { said, read } of items)
    found.set(read, { said: found.get(read)?.said ?? said, n: (found.get(read)?.n ?? 0) + 1 });
  return [...found.values()].map(({ said, n }) => (n > 1 ? `${n}× ${said}` : said));
}

// by number: as characters they would be in the built pages, where tools warn of them
const [ISOLATE, POP] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** The ranges that Unicode keeps for scripts that are written from the right. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name to be put into a sentence: one that is written from the right must not turn the words around it. */
export function isolated(name: string): string {
  return FROM_RIGHT.test(name) ? `${ISOLATE}${name}${POP}` : name;
}

export class Texts {
  /** The names at a table, by seat; without them seats are numbered. */
  names = $state.raw<readonly Name[]>([]);
  #bundle = $state.raw<FluentBundle | null>(null);
  #language: Language = "en";
  #wanted: Language = "en";
  #vocabulary = SHARED;
  /** Which events of the game tell what others did since one's last turn. */
  deeds: RecapData = NO_RECAP;
  /** The words that explain themselves; found in texts, so it is made when it is first asked for. */
  #glossary: { of: FluentBundle | null; made: Glossary } | undefined;
  // of this language; making one takes long
  #lists: Intl.ListFormat | undefined;
  #numbers: Intl.NumberFormat | undefined;

  constructor(readonly game = "") {}

  /** Set the names. Equal ones are ignored, so that nothing is rendered again. */
  call(names: readonly Name[]): void {
    if (JSON.stringify(names) !== JSON.stringify(this.names)) this.names = names;
  }

  /** The same words for others at the table, as they are now. */
  calling(names: readonly Name[]): Texts {
    const other = new Texts(this.game);
    other.#language = this.#language;
    other.#vocabulary = this.#vocabulary;
    other.deeds = this.deeds;
    other.#bundle = this.#bundle;
    other.names = names;
    return other;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  get language(): Language {
    void this.#bundle; // makes the language reactive
    return this.#language;
  }

  /** Fetch a language and switch to it, unless another one has been requested meanwhile. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const [shared, own] = await Promise.all([
      api.getOnce<string>(`/words/${language}.ftl`),
      this.game === "" ? undefined : api.getOnce<GameWords>(`/words/${language}/${this.game}`),
    ]);
    if (this.#wanted !== language) return;
    this.read(language, own === undefined ? [shared] : [shared, own.messages], own?.vocabulary, own?.recap);
  }

  read(language: Language, texts: string[], vocabulary: VocabularyData = SHARED, deeds = NO_RECAP): void {
    const bundle = new FluentBundle(LOCALES[language] ?? language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#language = language;
    this.#lists = undefined;
    this.#numbers = undefined;
    this.#vocabulary = vocabulary;
    this.deeds = deeds;
    this.#bundle = bundle;
  }

  get glossary(): Glossary {
    const bundle = this.#bundle;
    if (this.#glossary?.of !== bundle) {
      const words = this.#vocabulary.glossary.flatMap((word) => {
        const forms = bundle?.getMessage(`glossary-${word.id}`)?.attributes["words"];
        return forms == null ? [] : [{ ...word, words: bundle?.formatPattern(forms) ?? "" }];
      });
      this.#glossary = { of: bundle, made: new Glossary(words) };
    }
    return this.#glossary.made;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, params: Params = {}): string {
    return this.#format(id, params, false)[0];
  }

  /** The message in words, if there is one and it has all its parameters. */
  sayable(id: string, params: Params = {}): string | undefined {
    if (!this.has(id)) return undefined;
    const [text, problems] = this.#format(id, params, false);
    return problems.length === 0 ? text : undefined;
  }

  /** The sentence in pieces; some of them name things on the table. */
  rich(id: string, params: Params = {}): Piece[] {
    return piecesOf(this.#format(id, params, true)[0]);
  }

  /** What a seat did, gained and lost; or what concerned everybody, in sentences. */
  recap({ seat, phrases }: RecapLine): string {
    const said = phrases.map(({ message, params, event }) =>
      event ? this.eventText(event) : this.say(message, params),
    );
    if (seat === EVERYBODY) return said.join(" ");
    const deeds = said.join("; ");
    return this.say("recap-line", { seat, deeds });
  }

  /** What `value` is called as the value of that parameter: `name("card", "feast")`. */
  name(parameter: string, value: unknown): string {
    return String(this.#words(parameter, plainValue(value), {}, false));
  }

  /** The same if there is a message that names it: a name may look like the id. */
  named(parameter: string, value: unknown): string | undefined {
    const [term, parts] = termOf(this.#vocabulary, parameter, plainValue(value)) ?? [];
    return term && this.has(messageId(filled(term.message, parts ?? {}))) ? this.name(parameter, value) : undefined;
  }

  /** What there is to say about that value besides its name, such as what a card does. */
  about(parameter: string, value: unknown): string | undefined {
    const [term, parts] = termOf(this.#vocabulary, parameter, plainValue(value)) ?? [];
    return term && this.sayable(`${messageId(filled(term.message, parts ?? {}))}-text`);
  }

  /** What the id of a fact, a thing or a source of points is called, without saying what it is the id of. */
  label(id: string): string {
    return this.#label(id) ?? humanised(id);
  }

  /** Whether there are words for it; a game without messages is described by its ids. */
  isLabelled(id: string): boolean {
    return this.wordless || this.#label(id) !== undefined;
  }

  #label(id: string): string | undefined {
    const things = Object.values(this.#vocabulary.terms).map(({ message }) => message.replace(/-\{\w+\}$/, ""));
    for (const kind of ["word", "zone", ...things, "score"]) {
      const text = this.sayable(messageId(kind, id));
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** Whether a number is a seat as the value of that parameter. */
  isSeat(parameter: string): boolean {
    return this.#vocabulary.seats.includes(parameter);
  }

  /** Whether a list has an item for each seat, in their order. */
  isBySeat(parameter: string): boolean {
    return this.#vocabulary.by_seat.includes(parameter);
  }

  /** What each item of the list `parameter` is like. */
  itemOf(parameter: string): string {
    return itemOf(this.#vocabulary, parameter);
  }

  /**
   * The events of a choice as they are told: where there is a message `event-TYPE-and-TYPE`, two in a row of the same
   * seat are one, such as a payment and what it was for. What is told by another event is left out.
   */
  joined<E extends GameEvent>(events: readonly E[]): E[] {
    const found: E[] = [];
    for (const event of events) {
      if (event.type === UNTOLD) {
        found.pop();
        continue;
      }
      const before = found.at(-1);
      const both = `${before?.type}_and_${event.type}`;
      if (before !== undefined && before.seat === event.seat && this.has(messageId("event", both)))
        found[found.length - 1] = { ...before, ...event, [JOINED]: both };
      else found.push(event);
    }
    return found;
  }

  /** An event in words: in those of `event-TYPE-private` if they exist and everything they mention is known. */
  event(event: GameEvent): Piece[] {
    return piecesOf(this.#event(event, true));
  }

  eventText(event: GameEvent): string {
    return this.#event(event, false);
  }

  /** Whether there is a message for an event: some only move things on the board. */
  tells(event: GameEvent): boolean {
    return this.wordless || this.has(messageId("event", event.type));
  }

  /** The name at a seat; names that occur more than once are numbered. */
  seat(seat: number): string {
    return isolated(this.seatParts(seat).join(" "));
  }

  /** The same with the number apart: where space is short the name may be cut off, but not the number. */
  seatParts(seat: number): [name: string] | [name: string, number: string] {
    const names = this.names.map((name) => (typeof name === "string" ? name : this.say(name.message)));
    const name = names[seat];
    if (!name) return [this.say("seat-name", { number: seat + 1 })];
    return names.filter((other) => other === name).length > 1 ? [name, String(seat + 1)] : [name];
  }

  list(items: string[]): string {
    if (items.length < 2) return items[0] ?? "";
    this.#lists ??= new Intl.ListFormat(LOCALES[this.#language] ?? this.#language);
    return this.#lists.format(items);
  }

  /** Things of one kind as a list: `names("seat", [0, 2])`; what is there several times is counted. */
  enumerate(parameter: string, values: readonly unknown[]): string {
    return this.list(counted(values.map((value) => this.#called(parameter, value, false))));
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    const language = LOCALES[this.language] ?? this.language;
    if (options !== undefined) return withMinus(new Intl.NumberFormat(language, options).format(value));
    this.#numbers ??= new Intl.NumberFormat(language);
    return withMinus(this.#numbers.format(value));
  }

  /** Seconds since 1970 as a date with the time, or as the time alone. */
  date(seconds: number, timeOnly = false): string {
    const style = { dateStyle: timeOnly ? undefined : "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(LOCALES[this.#language] ?? this.#language, style).format(seconds * 1000);
  }

  #event(event: GameEvent, rich: boolean): string {
    const params = Object.fromEntries(Object.entries(event).filter(([name]) => !NOT_SAID.has(name)));
    const id = messageId("event", event[JOINED] ?? event.type);
    if (this.has(`${id}-private`)) {
      const [text, problems] = this.#format(`${id}-private`, params, rich);
      if (problems.length === 0) return text;
    }
    return this.#format(id, params, rich)[0];
  }

  #format(id: string, params: Params, rich: boolean): [string, Error[]] {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return [this.#unsaid(id, params, rich), [new Error(id)]];
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#prepared(params, rich), problems);
    return [withMinus(text), problems];
  }

  /** A game without any messages of its own is described by the ids of the messages it asks for. */
  get wordless(): boolean {
    return this.game !== "" && this.#bundle !== null && !this.has("game-name");
  }

  #unsaid(id: string, params: Params, rich: boolean): string {
    if (this.#bundle === null) return "";
    if (!this.wordless) return `⟦${id}⟧`;
    if (id === "game-name") return humanised(this.game);
    const about = id.replace(/^(decide|option|refusal|event|group|card|score|end|setup)-/, "");
    const facts = Object.entries(params).filter(([name]) => name !== "rule");
    const said = facts.map(([name, value]) => {
      const text = String(this.#words(name, plainValue(Array.isArray(value) ? value.join(" ") : value), {}, rich));
      const isSeat = this.isSeat(name);
      return isSeat || name === about ? text : `${humanised(name).toLocaleLowerCase()} ${text}`;
    });
    if (facts.length === 1 && facts[0]?.[0] === about) return `${humanised(about)} ${said[0]}`;
    return said.length === 0 ? humanised(about) : `${humanised(about)} (${said.join(", ")})`;
  }

  #prepared(params: Params, rich: boolean): Record<string, FluentVariable> {
    const prepared: Record<string, FluentVariable> = { ...this.#vocabulary.defaults };
    const amounts: string[] = [];
    for (const [name, value] of Object.entries(params)) {
      const part = this.#vocabulary.parts[name];
      if (part !== undefined && typeof value === "object" && value !== null) {
        const said = itemsOf(part, value).map((item) => this.#format(part.message, item, rich)[0]);
        if (Array.isArray(value)) prepared[name] = rich ? enumerated(said) : said.join("; ");
        else prepared[name] = this.list(said);
        prepared[`${name}-count`] = said.length;
        continue;
      }
      if (Array.isArray(value)) {
        const item = itemOf(this.#vocabulary, name);
        prepared[name] = this.list(counted(value.map((each) => this.#called(item, each, rich))));
        prepared[`${name}-count`] = value.length;
        continue;
      }
      const bare = plainValue(value);
      const words = this.#words(name, bare, params, rich);
      prepared[name] = words;
      if (words !== bare || this.#isNamed(name, bare)) {
        prepared[`${name}-id`] = bare;
        Object.assign(prepared, this.#forms(name, bare, params, rich));
      } else if (bare && this.has(messageId("amount", name)))
        amounts.push(this.say(messageId("amount", name), { n: bare }));
    }
    prepared["amounts"] = this.list(amounts);
    prepared["amounts-count"] = amounts.length;
    return prepared;
  }

  /** An item of a list, as it is said and as it reads. */
  #called(name: string, value: unknown, rich: boolean): { said: string; read: string } {
    const read = String(this.#words(name, plainValue(value), {}, false));
    return { said: rich ? String(this.#words(name, plainValue(value), {}, true)) : read, read };
  }

  /** Whether a value is the id of something with a name, which may be the same word. */
  #isNamed(name: string, value: string | number): boolean {
    const [term, parts] = termOf(this.#vocabulary, name, value) ?? [];
    return term !== undefined && this.has(messageId(filled(term.message, parts ?? {})));
  }

  /** What a parameter is called, beside others of the same message; the very value where it is no name. */
  #words(name: string, value: string | number, beside: Params, rich: boolean): string | number {
    if (typeof value === "number" && this.isSeat(name)) return this.#seat(value, beside, rich);
    const found = termOf(this.#vocabulary, name, value);
    if (found === undefined) return value;
    const [term, parts] = found;
    const params = paramsOf(term, parts);
    const id = messageId(filled(term.message, parts));
    const text = term.optional && !this.has(id) ? value : this.say(id, params);
    return rich && term.kind !== "" ? markedName(term.kind, value, text) : text;
  }

  /** The other forms of a name, by the name of the parameter: attributes of the message that says it. */
  #forms(name: string, value: string | number, beside: Params, rich: boolean): Record<string, string> {
    const [term, parts] = termOf(this.#vocabulary, name, value) ?? [];
    const others = term && this.#bundle?.getMessage(`other-${term.kind}`)?.attributes;
    if (!this.#bundle || term === undefined || others === undefined) return {};
    const own = this.#bundle.getMessage(messageId(filled(term.message, parts ?? {})))?.attributes;
    const numbers = Object.fromEntries(Object.entries(beside).filter(([, other]) => typeof other === "number"));
    const params = { ...numbers, name: this.#words(name, value, beside, false) } as Record<string, FluentVariable>;
    const found: Record<string, string> = {};
    for (const [form, other] of Object.entries(others)) {
      const text = this.#bundle.formatPattern(own?.[form] ?? other, params, []);
      found[`${name}-${form}`] = rich ? markedName(term.kind, value, text) : text;
    }
    return found;
  }

  #seat(seat: number, beside: Params, rich: boolean): string {
    if (seat >= 0) return rich ? markedName("seat", seat, this.seat(seat)) : this.seat(seat);
    const name = this.#vocabulary.stand_ins[seat];
    if (name !== undefined && name in beside) return String(this.#words(name, plainValue(beside[name]), {}, rich));
    return this.say("nobody");
  }
}

/** The messages of the hall itself. */
export const texts = new Texts();
