import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../net/api";
import type { Language } from "../settings.svelte";

/**
 * Messages put into words, as src/longhall/text.py does it: parameters that are ids of things become words by their
 * names before a message is formatted. A test says the same sentences with both.
 */
const THINGS: Record<string, string> = {
  card: "card",
  building: "building",
  resource: "resource",
  clan: "clan",
  creature: "creature",
  action: "option",
  setup: "setup",
  needed: "setup",
};
const PAIRED: Record<string, string> = { replaced: "building", wanted: "resource" };
const SEATS = new Set("seat attacker defender winner owner player opponent partner roller loser".split(" "));
const LANDS = new Set("territory source target".split(" ")); // a source may also be a word to choose by
const LAND = /^(\w+)\.(\w+)$/;
const FIRST_REGION = "a"; // a tile is called like it
const SLOT = /^(\w+\.\w+)\.(\d+)$/;
const LISTS: Record<string, string> = { territories: "territory" };
const LEFT_OUT = { kaija: "false", "owner-id": "unknown" };
const NOT_SAID = new Set(["type", "reveals", "private"]);
const CREATURE = -2;
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

/** A piece of a sentence that names something on the table. */
export interface Thing {
  kind: string; // seat, card, building, creature, clan, territory, ...
  id: string;
  text: string;
}
export type Piece = string | Thing;
/** What somebody is called: just so, or as a message says it. */
export type Name = string | { message: string };
export type Params = Record<string, unknown>;

// Around what names a thing while a sentence is made; private-use characters, so that no text has them.
const [OPEN, AFTER_KIND, AFTER_ID, CLOSE] = ["\uE000", "\uE001", "\uE002", "\uE003"] as const;
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002([^\uE003]*)\uE003/;

export function messageId(...parts: unknown[]): string {
  return parts.join("-").replaceAll("_", "-");
}

/** An id as people would write it: `setup_tile` is "Setup tile". */
export function humanised(id: string): string {
  const text = id.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** With a true minus before numbers: our locales format them with a hyphen, which is short and breaks lines. */
function withMinus(text: string): string {
  return text.replace(/(?<![^\s(])-(?=\d)/g, "−");
}

function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "true" : "false";
  if (value === null || value === undefined) return -1;
  if (typeof value === "number") return value;
  const text = String(value);
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

export class Words {
  /** The names at a table, by seat; without them seats are numbered. */
  names = $state.raw<readonly Name[]>([]);
  #bundle = $state.raw<FluentBundle | null>(null);
  #language: Language = "en";
  #wanted: Language = "en";
  #lists: Intl.ListFormat | undefined; // of this language; making one takes long

  constructor(readonly game = "") {}

  /** Set the names; where they are what they were, nothing that was said has to be said again. */
  call(names: readonly Name[]): void {
    if (JSON.stringify(names) !== JSON.stringify(this.names)) this.names = names;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  get language(): Language {
    void this.#bundle; // whoever asks is told when it changes
    return this.#language;
  }

  /** Fetch a language and switch to it at once when it is here, unless another is wanted by then. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const files = [`/words/${language}.ftl`];
    if (this.game !== "") files.push(`/words/${language}/${this.game}.ftl`);
    const texts = await Promise.all(files.map((file) => api.getOnce<string>(file)));
    if (this.#wanted === language) this.read(language, texts);
  }

  read(language: Language, texts: string[]): void {
    const bundle = new FluentBundle(LOCALES[language] ?? language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#language = language;
    this.#lists = undefined;
    this.#bundle = bundle;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, params: Params = {}): string {
    return this.#format(id, params, false)[0];
  }

  /** The message in words, if there is one that lacks nothing. */
  sayable(id: string, params: Params = {}): string | undefined {
    if (!this.has(id)) return undefined;
    const [text, problems] = this.#format(id, params, false);
    return problems.length === 0 ? text : undefined;
  }

  /** The sentence in pieces, of which some name things. */
  rich(id: string, params: Params = {}): Piece[] {
    return pieces(this.#format(id, params, true)[0]);
  }

  /** What the region TILE.REGION is called; its id where it has no name. */
  place(id: string): string {
    const [, tile, region] = LAND.exec(id) ?? [];
    const name = messageId("land", tile, region);
    return tile !== undefined && this.has(name) ? this.say(name) : id;
  }

  /** An event as the hall tells it: in the words for those who may know all of it, if there are such. */
  event(event: Params): Piece[] {
    return pieces(this.#event(event, true));
  }

  eventText(event: Params): string {
    return this.#event(event, false);
  }

  /** Whether there are words for an event: some only move things on the board. */
  tells(event: Params): boolean {
    return this.#wordless || this.has(messageId("event", event["type"]));
  }

  /** The name at a seat; who shares it with others is numbered. */
  seat(seat: number): string {
    return this.seatParts(seat).join(" ");
  }

  /** The same in its parts, the number apart: where there is little room the name may be cut, the number not. */
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

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return withMinus(new Intl.NumberFormat(LOCALES[this.#language] ?? this.#language, options).format(value));
  }

  /** Seconds since 1970 as a date with the time, or as the time alone. */
  date(seconds: number, timeOnly = false): string {
    const style = { dateStyle: timeOnly ? undefined : "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(LOCALES[this.#language] ?? this.#language, style).format(seconds * 1000);
  }

  #event(event: Params, rich: boolean): string {
    const params = Object.fromEntries(Object.entries(event).filter(([name]) => !NOT_SAID.has(name)));
    const id = messageId("event", event["type"]);
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
    const text = this.#bundle.formatPattern(pattern, this.#inWords(params, rich), problems);
    return [withMinus(text), problems];
  }

  /** A game that has been registered without any words of its own is spoken of by the ids of its messages. */
  get #wordless(): boolean {
    return this.game !== "" && this.#bundle !== null && !this.has("game-name");
  }

  #unsaid(id: string, params: Params, rich: boolean): string {
    if (this.#bundle === null) return "";
    if (!this.#wordless) return `«${id}»`;
    if (id === "game-name") return humanised(this.game);
    const about = id.replace(/^(decide|option|refusal|event|group|card|score|end|setup)-/, "");
    const facts = Object.entries(params).filter(([name]) => name !== "rule");
    const said = facts.map(([name, value]) => {
      const text = String(this.#words(name, Array.isArray(value) ? value.join(" ") : value, rich));
      return SEATS.has(name) || name === about ? text : `${humanised(name).toLocaleLowerCase()} ${text}`;
    });
    if (facts.length === 1 && facts[0]?.[0] === about) return `${humanised(about)} ${said[0]}`;
    return said.length === 0 ? humanised(about) : `${humanised(about)} (${said.join(", ")})`;
  }

  #inWords(params: Params, rich: boolean): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = { ...LEFT_OUT };
    const amounts: string[] = [];
    for (const [name, value] of Object.entries(params)) {
      if (Array.isArray(value)) {
        const one = LISTS[name] ?? name.replace(/s$/, "");
        said[name] = this.list(value.map((item) => String(this.#words(one, item, rich))));
        said[`${name}-count`] = value.length;
        continue;
      }
      const bare = plain(value);
      const paired = PAIRED[name];
      const asCreature = SEATS.has(name) && bare === CREATURE && "creature" in params;
      const like = paired !== undefined && paired in params ? paired : name;
      let words: string | number;
      if (asCreature) words = this.#words("creature", params["creature"], rich);
      else if (name === "slot" && typeof bare === "string") words = this.#slot(bare, params["territory"]);
      else words = this.#words(like, bare, rich);
      said[name] = words;
      if (words !== bare) said[`${name}-id`] = bare;
      else if (bare && this.has(messageId("amount", name)))
        amounts.push(this.say(messageId("amount", name), { n: bare }));
    }
    said["amounts"] = this.list(amounts);
    said["amounts-count"] = amounts.length;
    return said;
  }

  #words(name: string, value: unknown, rich: boolean): string | number {
    const bare = plain(value);
    const mark = (kind: string, text: string) =>
      rich ? `${OPEN}${kind}${AFTER_KIND}${bare}${AFTER_ID}${text}${CLOSE}` : text;
    if (SEATS.has(name) && typeof bare === "number") {
      if (bare < 0) return this.say("nobody");
      return mark("seat", this.seat(bare));
    }
    const thing = THINGS[name];
    if (thing !== undefined) {
      const text = this.say(messageId(thing, bare));
      return thing === "option" || thing === "setup" ? text : mark(name, text);
    }
    if (name === "place" && typeof bare === "string") {
      const [x, y, rotation] = bare.split(",");
      return this.say("place-name", { x, y, rotation });
    }
    if (name === "tile" && typeof bare === "string") {
      const first = `${bare}.${FIRST_REGION}`;
      const named = this.place(first);
      return named === first ? bare : mark("tile", named);
    }
    return LANDS.has(name) && typeof bare === "string" && LAND.test(bare) ? mark("territory", this.place(bare)) : bare;
  }

  #slot(id: string, territory: unknown): string {
    const [, region, number] = SLOT.exec(id) ?? [];
    if (region === undefined) return id;
    return region === territory ? (number ?? "") : this.say("slot-name", { number, territory: region });
  }
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let match = MARKED.exec(rest); match !== null; match = MARKED.exec(rest)) {
    if (match.index > 0) found.push(rest.slice(0, match.index));
    found.push({ kind: match[1] ?? "", id: match[2] ?? "", text: match[3] ?? "" });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== "") found.push(rest);
  return found;
}

/** The words of the hall itself. */
export const words = new Words();
