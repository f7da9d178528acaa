import { api } from "../net/api";
import type { Language } from "../settings.svelte";

export interface Clause {
  id: string;
  title: string;
  text: string;
}

/** A rule of a game in a language; undefined where its catalogue has none of that id. */
export async function clauseOf(game: string, language: Language, id: string): Promise<Clause | undefined> {
  const told = await api.getOnce<{ clauses: Clause[] }>(`/games/${game}/rules?language=${language}`);
  return told.clauses.find((clause) => clause.id === id);
}
