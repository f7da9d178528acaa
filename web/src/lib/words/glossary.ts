import type { WordData } from "../protocol/generated";
import type { Piece, Thing } from "../texts/pieces";

/** A word of the glossary as texts write it: forms with commas between them, in which * stands for any letters. */
export interface KnownWord extends WordData {
  words: string;
}

export const WORD = "word"; // the kind of a thing in a sentence that is such a word
const LETTER = "\\p{L}\\p{M}’ʼ'";
const SPECIAL = /[.+?^${}()|[\]\\/]/g;
const KEPT = 2000; // sentences

/** Finds the words of a game in its sentences. Longer forms come before shorter ones, and a word counts once. */
export class Glossary {
  readonly byId: ReadonlyMap<string, KnownWord>;
  readonly #pattern: RegExp | null;
  readonly #forms: readonly { id: string; form: RegExp }[];
  readonly #found = new Map<string, readonly Piece[]>();

  constructor(words: readonly KnownWord[]) {
    this.byId = new Map(words.map((word) => [word.id, word]));
    const forms = words
      .flatMap(({ id, words: text }) => text.split(",").map((form) => ({ id, form: form.trim() })))
      .filter(({ form }) => form !== "")
      .toSorted((a, b) => b.form.length - a.form.length);
    this.#forms = forms.map(({ id, form }) => ({ id, form: new RegExp(`^(?:${patternOf(form)})$`, "u") }));
    const any = forms.map(({ form }) => patternOf(form)).join("|");
    this.#pattern = any === "" ? null : new RegExp(`(?<![${LETTER}\\d])(?:${any})(?![${LETTER}\\d])`, "gu");
  }

  /** The word that a drawing stands for. */
  ofIcon(icon: string): string | undefined {
    return icon === "" ? undefined : [...this.byId.values()].find((word) => word.icon === icon)?.id;
  }

  /** The pieces of a text, those words among them. */
  pieces(text: string): readonly Piece[] {
    const known = this.#found.get(text);
    if (known !== undefined) return known;
    const pieces: Piece[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const { 0: found, index } of this.#pattern === null ? [] : text.matchAll(this.#pattern)) {
      const id = this.#forms.find(({ form }) => form.test(found))?.id ?? "";
      if (seen.has(id)) continue;
      seen.add(id);
      if (index > from) pieces.push(text.slice(from, index));
      pieces.push({ kind: WORD, id, text: found });
      from = index + found.length;
    }
    if (from < text.length) pieces.push(text.slice(from));
    if (this.#found.size >= KEPT) this.#found.clear();
    this.#found.set(text, pieces);
    return pieces;
  }

  /** The words a text has, each once. */
  idsIn(text: string): string[] {
    return this.pieces(text).flatMap((piece) => (isWord(piece) ? [piece.id] : []));
  }
}

export function isWord(piece: Piece): piece is Thing {
  return typeof piece === "object" && "kind" in piece && piece.kind === WORD;
}

/** A form that begins with a small letter may begin a sentence, too; a capital is meant. */
function patternOf(form: string): string {
  const escaped = form.replace(SPECIAL, "\\$&").replaceAll("*", `[${LETTER}]*`).replace(/\s+/g, "[\\s\\u00a0]+");
  const first = form.charAt(0);
  const capital = first.toLocaleUpperCase();
  return first === capital ? escaped : `[${first}${capital}]${escaped.slice(1)}`;
}
