import { foldLetters, matches } from "../search/search";

/** What the box contains, made ready to be looked through. */

export type Entry = Record<string, unknown>;
export type Components = Record<string, Entry[]>;

/** Who knows what things are called. */
export interface Namer {
  has(id: string): boolean;
  say(id: string): string;
}

export interface Piece {
  key: string;
  category: string;
  entry: Entry;
  name: string; // "" where it has none
  text: string;
  kind: string;
  clan: string;
  source: string;
  copies: number;
  folded: string;
}

export interface Filter {
  category: string; // "": all
  kind: string;
  clan: string;
  source: string;
  wanted: readonly string[];
}

export const EVERYTHING: Filter = { category: "", kind: "", clan: "", source: "", wanted: [] };

function word(entry: Entry, name: string): string {
  const value = entry[name];
  return typeof value === "string" ? value : "";
}

function said(entry: Entry, field: string, names: Namer): string {
  const id = word(entry, field);
  return id !== "" && names.has(id) ? names.say(id) : "";
}

/** The remark on a piece: in the visitor's language, else as its pack has it. */
export function noteOf(entry: Entry, names: Namer): string {
  return said(entry, "note_message", names) || word(entry, "note");
}

/** All pieces in the order of the pack. */
export function piecesOf(components: Components, names: Namer): Piece[] {
  return Object.entries(components).flatMap(([category, entries]) =>
    entries.map((entry, index) => {
      const name = said(entry, "message", names);
      const text = said(entry, "text", names);
      const id = word(entry, "id");
      const copies = entry["copies"] ?? entry["count"];
      return {
        key: `${category}:${id === "" ? index : id}`,
        category,
        entry,
        name,
        text,
        kind: word(entry, "kind"),
        clan: category === "clans" ? id : word(entry, "clan"),
        source: word(entry, "source"),
        copies: typeof copies === "number" ? copies : 1,
        folded: foldLetters(`${name} ${text} ${id}`),
      };
    }),
  );
}

export function chosen(pieces: readonly Piece[], filter: Filter): Piece[] {
  return pieces.filter(
    (piece) =>
      (filter.category === "" || piece.category === filter.category) &&
      (filter.kind === "" || piece.kind === filter.kind) &&
      (filter.clan === "" || piece.clan === filter.clan) &&
      (filter.source === "" || piece.source === filter.source) &&
      matches(piece.folded, filter.wanted),
  );
}

/** The values a filter can have among these pieces, in the order they come. */
export function valuesOf(pieces: readonly Piece[], field: "category" | "kind" | "clan" | "source"): string[] {
  return [...new Set(pieces.map((piece) => piece[field]))].filter((value) => value !== "");
}

/** The message id of a kind: `card-kind-early` for the cards. */
export function kindMessage(category: string, kind: string): string {
  return `${category.replace(/s$/, "")}-kind-${kind}`.replaceAll("_", "-");
}

/** What a name in a sentence stands for: a `card` is in the category `cards`. */
export function componentOf(
  components: Components,
  kind: string,
  id: string,
): { category: string; entry: Record<string, unknown> } | undefined {
  const category = `${kind}s`;
  const entry = components[category]?.find((one) => one["id"] === id);
  return entry && { category, entry };
}
