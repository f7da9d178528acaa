import { api } from "../net/api";
import type { RuleBook, RuleClause } from "../protocol/generated";
import type { Language } from "../settings.svelte";

/** A rule of a game in a language; undefined where its catalogue has none of that id. */
export async function clauseOf(game: string, language: Language, id: string): Promise<RuleClause | undefined> {
  const book = await api.getOnce<RuleBook>(`/games/${game}/rules?language=${language}`);
  return book.clauses.find((clause) => clause.id === id);
}
