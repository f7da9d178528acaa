import type { RuleBook, RuleClause } from "../protocol/generated";
import { foldLetters, matches, type Term } from "../search/search";

export type { RuleClause as Clause, RuleBook as Catalogue };

export interface Section {
  id: string;
  title: string;
  clauses: RuleClause[];
}

/** What is compared with a question, made once: a clause belongs to what its section is about. */
export function searchTexts(catalogue: RuleBook): Map<string, string> {
  const about = new Map(catalogue.sections.map(({ id, title }) => [id, title]));
  return new Map(
    catalogue.clauses.map(({ id, section, title, text }) => [
      id,
      foldLetters([id, title, text, about.get(section)].join(" ")),
    ]),
  );
}

/** The sections with the clauses in which all words are found; sections without any are left out. */
export function findClauses(catalogue: RuleBook, texts: Map<string, string>, wanted: readonly Term[]): Section[] {
  const clauses = catalogue.clauses.filter((clause) => matches(texts.get(clause.id) ?? "", wanted));
  return catalogue.sections
    .map(({ id, title }) => ({ id, title, clauses: clauses.filter((clause) => clause.section === id) }))
    .filter((section) => section.clauses.length > 0);
}

/** The id of a rule as it stands in a sentence: no line breaks at its hyphens. */
export function nonBreakingId(id: string): string {
  return id.replaceAll("-", "-\u2060");
}

export interface Passage {
  text: string;
  rule: string | null; // the rule it names
}

const RULE = /[A-Z]{2}(?:-[A-Z]+)+-\d+/g;

/** A text cut where it names rules of the catalogue. */
export function splitAtRules(text: string, known: ReadonlySet<string>): Passage[] {
  const cut: Passage[] = [];
  let from = 0;
  for (const { 0: rule, index } of text.matchAll(RULE)) {
    if (!known.has(rule)) continue;
    if (index > from) cut.push({ text: text.slice(from, index), rule: null });
    cut.push({ text: rule, rule });
    from = index + rule.length;
  }
  if (from < text.length) cut.push({ text: text.slice(from), rule: null });
  return cut;
}
