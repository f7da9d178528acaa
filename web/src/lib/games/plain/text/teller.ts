import type { Stage } from "../../../net/stage.svelte";
import type { Texts } from "../../../texts/texts.svelte";
import { humanised, messageId } from "../../../texts/texts.svelte";

/** One fact in words; things that deserve a line each are in `lines`. */
export interface Fact {
  label: string;
  text: string;
  lines: string[];
}
/** One thing with what is known of it. */
export interface Thing {
  title: string;
  seat: number | null;
  /** What is the case: the names of facts that are true. */
  tags: string[];
  facts: Fact[];
}
/** A part of the table: facts, or things of one kind. */
export interface Section {
  name: string;
  title: string;
  tags: string[];
  facts: Fact[];
  things: Thing[];
}

type Scalar = string | number | boolean | null | undefined;
type Fields = Record<string, unknown>;

export const PLAYERS = "players";
/** Of a component: what is said around it, and how many there are. */
const NOT_PRINTED = new Set("id name message text source note note_message kind copies count players".split(" "));
/** What the page says elsewhere. */
const SAID_ELSEWHERE = new Set(["seat", "seats", "deciding", "ended"]);

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object";
}
function isFields(value: unknown): value is Fields {
  return !isScalar(value) && !Array.isArray(value);
}
function isListOfFields(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** Puts the view of any game into words, by the names its vocabulary has for what is in it. */
export class Teller {
  constructor(
    readonly texts: Texts,
    readonly seats: number,
    /** The components of the pack, by category; an id without a name is told by what is printed. */
    readonly components: Record<string, Fields[]> = {},
  ) {}

  /** The whole table but for the players, and what is loose on it first. */
  sections(view: object): Section[] {
    const isLoose = (value: unknown) => isScalar(value) || (Array.isArray(value) && !isListOfFields(value));
    const isTold = (name: string, value: unknown) =>
      name !== PLAYERS && !SAID_ELSEWHERE.has(name) && !this.#isNothing(name, value, !isLoose(value));
    const entries = Object.entries(view).filter(([name, value]) => isTold(name, value));
    const loose = Object.fromEntries(entries.filter(([, value]) => isLoose(value)));
    const others = entries.filter(([, value]) => !isLoose(value));
    const first = { name: "", title: "", ...this.facts(loose, false, false), things: [] };
    const sections = others.map(([name, value]) => this.#section(name, value));
    return first.facts.length + first.tags.length > 0 ? [first, ...sections] : sections;
  }

  /** What lies before each player: all of it with what it does, or in short. */
  players(view: object, short = false): Thing[] {
    const players = (view as Fields)[PLAYERS];
    return isListOfFields(players) ? players.map((player) => this.#thing("player", player, 0, short, !short)) : [];
  }

  /** Facts in the order of the view; without zeros where only what is there counts. */
  facts(fields: Fields, zero: boolean, explains: boolean): Pick<Section, "tags" | "facts"> {
    const tags: string[] = [];
    const facts: Fact[] = [];
    for (const [name, value] of Object.entries(fields)) {
      if (this.#isNothing(name, value, zero || isFields(value))) continue;
      const label = this.#label(name);
      if (value === true) tags.push(label);
      else if (isListOfFields(value) && !this.#isBySeat(name, value))
        facts.push({ label, text: "", lines: value.map((one, i) => this.#line(this.texts.itemOf(name), one, i)) });
      else facts.push({ label, text: this.inline(name, value), lines: explains ? this.#explained(name, value) : [] });
    }
    return { tags, facts };
  }

  /** What is printed on a component, as far as there are words for it. */
  printed(entry: Fields): Pick<Section, "tags" | "facts"> {
    return this.facts(this.#printed(entry), true, false);
  }

  #printed(entry: Fields): Fields {
    const isTold = (name: string) => !NOT_PRINTED.has(name) && this.texts.isLabelled(name);
    return Object.fromEntries(Object.entries(entry).filter(([name]) => isTold(name)));
  }

  /** Anything on one line. */
  inline(name: string, value: unknown): string {
    if (isScalar(value)) return this.#scalar(name, value);
    const item = this.texts.itemOf(name);
    if (!Array.isArray(value)) return this.#fields(value as Fields, item);
    if (this.#isBySeat(name, value)) return this.#indexed(value, item, (seat) => this.texts.seat(seat));
    if (value.every(isScalar)) return counted(value.map((one) => this.#scalar(item, one))).join(", ");
    if (value.every(isFields)) return value.map((one, i) => this.#line(item, one, i)).join("; ");
    return this.#indexed(value, name, (i) => this.texts.number(i + 1));
  }

  /** Items by whom or where they are; those with nothing are left out. */
  #indexed(items: unknown[], name: string, who: (i: number) => string): string {
    return items
      .flatMap((item, i) =>
        this.#isNothing(name, item, !isScalar(item)) ? [] : [`${who(i)}: ${this.inline(name, item)}`],
      )
      .join("; ");
  }

  #section(name: string, value: unknown): Section {
    const section = { name, title: this.#label(name), tags: [], facts: [], things: [] };
    if (!isListOfFields(value)) return { ...section, ...this.facts(value as Fields, false, false) };
    const item = this.texts.itemOf(name);
    return { ...section, things: value.map((one, i) => this.#thing(item, one, i, true, false)) };
  }

  #thing(item: string, fields: Fields, i: number, zero: boolean, explains: boolean): Thing {
    const [title, named] = this.#title(item, fields, i);
    const seat = typeof fields["seat"] === "number" ? fields["seat"] : null;
    const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== named && name !== "seat"));
    return { title, seat, ...this.facts(rest, zero, explains) };
  }

  #label(name: string): string {
    const label = this.texts.label(name);
    return label.charAt(0).toLocaleUpperCase(this.texts.language) + label.slice(1);
  }

  /** What a thing is called, and the field that says it. */
  #title(item: string, fields: Fields, i: number): [title: string, named: string] {
    if (typeof fields["seat"] === "number") return [this.texts.seat(fields["seat"]), "seat"];
    if (typeof fields["id"] === "string") return [this.#scalar(item, fields["id"]), "id"];
    const nameable = (name: string) => typeof fields[name] === "string" && this.texts.named(name, fields[name]);
    const named = [item, ...Object.keys(fields)].find(nameable);
    if (named !== undefined) return [this.#scalar(named, fields[named] as Scalar), named];
    return [`${this.#label(item)} ${this.texts.number(i + 1)}`, ""];
  }

  /** Whether there is nothing to say; where only what is there counts, a 0 that is no seat is nothing as well. */
  #isNothing(name: string, value: unknown, zero: boolean): boolean {
    if (typeof value === "number") return zero && value === 0 && !this.texts.isSeat(name);
    if (isScalar(value)) return value === null || value === undefined || value === "" || value === false;
    if (!Array.isArray(value)) return Object.entries(value).every(([key, one]) => this.#isNothing(key, one, zero));
    const item = this.texts.itemOf(name);
    return value.every((one) => this.#isNothing(isScalar(one) ? item : name, one, zero));
  }

  #line(item: string, fields: Fields, i: number): string {
    const [title, named] = this.#title(item, fields, i);
    const rest = this.#fields(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== named)));
    return rest === "" ? title : `${title}: ${rest}`;
  }

  /** Fields on one line; their names may be ids of the same kind, such as colours. */
  #fields(fields: Fields, kind = ""): string {
    return Object.entries(fields)
      .filter(([name, value]) => name !== "id" && !this.#isNothing(name, value, true))
      .map(([name, value]) => {
        const label = this.texts.named(kind, name) ?? this.texts.label(name);
        if (value === true) return label;
        if (isScalar(value))
          return this.texts.isSeat(name) ? this.#scalar(name, value) : `${label} ${this.#scalar(name, value)}`;
        return `${label} – ${this.inline(name, value)}`;
      })
      .join(", ");
  }

  #scalar(name: string, value: Scalar): string {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return this.texts.say(value ? "yes" : "no");
    if (typeof value === "number")
      return this.texts.isSeat(name) ? this.texts.name(name, value) : this.texts.number(value);
    const own = messageId(name, value);
    if (this.texts.has(own)) return this.texts.say(own);
    const named = this.texts.named(name, value);
    if (named !== undefined) return named;
    const printed = this.components[`${name}s`]?.find(({ id }) => id === value);
    return printed === undefined ? humanised(value) : this.#fields(this.#printed(printed));
  }

  /** What things say of themselves, such as the cards in a hand. */
  #explained(name: string, value: unknown): string[] {
    const names = Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
    const item = Array.isArray(value) ? this.texts.itemOf(name) : name;
    return names.flatMap((one) => {
      const about = typeof one === "string" ? this.texts.about(item, one) : undefined;
      return about === undefined ? [] : [names.length > 1 ? `${this.#scalar(item, one as string)}: ${about}` : about];
    });
  }

  #isBySeat(name: string, value: unknown[]): boolean {
    return this.texts.isBySeat(name) && value.length === this.seats;
  }
}

/** Who puts the view of a table into words. */
export function tellerOf({ texts, table, components }: Stage): Teller {
  return new Teller(texts, table?.seats.length ?? 0, components);
}

/** Things that are there more than once are told once. */
function counted(names: string[]): string[] {
  if (names.every((name) => /^\W*\d/.test(name))) return names;
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
}
