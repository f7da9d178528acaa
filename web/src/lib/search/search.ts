/** Finding words in texts of four languages: capital letters and marks above or below letters make no difference. */

// Letters that are not a base letter with a mark.
const PLAIN: Record<string, string> = { ł: "l", ø: "o", đ: "d", ґ: "г", "’": "'", ʼ: "'" };

/** As it is compared: one character for each, so that positions stay. */
export function foldLetters(text: string): string {
  let folded = "";
  for (let i = 0; i < text.length; i++) {
    const small = text.charAt(i).toLowerCase().charAt(0);
    folded += PLAIN[small] ?? small.normalize("NFD").charAt(0);
  }
  return folded;
}

/** The words of a question; all of them must be found. */
export function searchTerms(question: string): string[] {
  return foldLetters(question)
    .split(/\s+/)
    .filter((term) => term !== "");
}

/** A word of a question: letters that stand anywhere in a text, or those and words that mean the same. */
export type Term = string | RegExp;

const SPECIAL = /[.+?^${}()|[\]\\]/g;
const LETTER = "[\\p{L}']";

/**
 * Each term with the words that mean the same: groups stand between semicolons, their words between commas, and in a word
 * * stands for any letters.
 */
export function withSameWords(terms: readonly string[], groups: string): Term[] {
  const known = foldLetters(groups)
    .split(";")
    .map((group) => group.split(",").map((word) => word.trim().replace(SPECIAL, "\\$&").replaceAll("*", `${LETTER}*`)))
    .map((words) => words.join("|"));
  return terms.map((term) => {
    const same = known.find((words) => new RegExp(`^(?:${words})$`, "u").test(term));
    if (same === undefined) return term;
    return new RegExp(`${term.replace(SPECIAL, "\\$&")}|(?<!${LETTER})(?:${same})(?!${LETTER})`, "gu");
  });
}

export function matches(folded: string, wanted: readonly Term[]): boolean {
  return wanted.every((term) => (typeof term === "string" ? folded.includes(term) : folded.search(term) >= 0));
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text cut where words of the question stand in it. */
export function matchedParts(text: string, wanted: readonly Term[]): Part[] {
  const folded = foldLetters(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const term of wanted) {
    if (typeof term !== "string") {
      for (const { 0: found, index } of folded.matchAll(term)) hit.fill(true, index, index + found.length);
      continue;
    }
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      hit.fill(true, at, at + term.length);
    }
  }
  const cut: Part[] = [];
  for (let i = 0; i < text.length; i++) {
    const found = hit[i] === true;
    const last = cut.at(-1);
    if (last !== undefined && last.found === found) last.text += text.charAt(i);
    else cut.push({ text: text.charAt(i), found });
  }
  return cut;
}
