import type { PartData, TermData, VocabularyData } from "../protocol/generated";

/**
 * What every page has without a game. The terms of a game come from the hall with its messages
 * (src/longhall/kernel/vocabulary.py says what they mean).
 */
export const SHARED: VocabularyData = {
  terms: {},
  seats: ["seat"],
  stand_ins: {},
  lists: {},
  by_seat: [],
  keys: {},
  parts: {},
  defaults: {},
  glossary: [],
};

const PART = /\{(\w+)\}/;
const EVERY_PART = new RegExp(PART, "g");
const PART_VALUE = "([A-Za-z0-9_-]+)";
const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;
const NUMBER = /^(?:0|-?[1-9][0-9]{0,14})$/; // what is exact here; 007 is a text
const shapes = new Map<string, { pattern: RegExp; names: string[] }>();

export type Parts = Record<string, string>;

/** Fluent knows texts and numbers. Option keys carry numbers as texts. */
export function plainValue(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "true" : "false";
  if (value === null || value === undefined) return -1;
  if (typeof value === "number") return value;
  const text = String(value);
  return NUMBER.test(text) ? Number(text) : text;
}

/** What each item of the list `name` is like. */
export function itemOf(vocabulary: VocabularyData, name: string): string {
  return vocabulary.lists[name] ?? name.replace(/s$/, "");
}

/** The parameters of each item of a parameter with an inner structure. */
export function itemsOf(part: PartData, value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value as Record<string, unknown>[];
  return Object.entries(value as object).map(([key, item]) => ({ [part.key]: key, [part.value]: item as unknown }));
}

/** The term whose shape a value has, and its parts. */
export function termOf(vocabulary: VocabularyData, name: string, value: unknown): [TermData, Parts] | undefined {
  const first = vocabulary.terms[name];
  for (const term of [...(first === undefined ? [] : [first]), ...(vocabulary.keys[name] ?? [])]) {
    const parts = partsOf(term, String(value));
    if (parts !== undefined) return [term, parts];
  }
  return undefined;
}

/** The parts of a value by name; undefined if it does not have the shape of the term. */
function partsOf(term: TermData, value: string): Parts | undefined {
  const { pattern, names } = shapeOf(term.shape);
  const found = pattern.exec(value);
  return found === null ? undefined : Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""]));
}

/** A text of a term with the parts of a value in place of their names. */
export function filled(text: string, parts: Parts): string {
  return text.replace(EVERY_PART, (_, name: string) => parts[name] ?? "");
}

export function paramsOf(term: TermData, parts: Parts): Parts {
  return Object.fromEntries(Object.entries(term.params).map(([name, text]) => [name, filled(text, parts)]));
}

function shapeOf(text: string): { pattern: RegExp; names: string[] } {
  let shape = shapes.get(text);
  if (shape === undefined) {
    const pieces = text.split(PART); // a literal, a name, a literal, ...
    const literals = pieces.filter((_, i) => i % 2 === 0).map((literal) => literal.replace(SPECIAL, "\\$&"));
    shape = { pattern: new RegExp(`^${literals.join(PART_VALUE)}$`), names: pieces.filter((_, i) => i % 2 === 1) };
    shapes.set(text, shape);
  }
  return shape;
}
