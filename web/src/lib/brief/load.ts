import { coverOf } from "../games";
import { addIcons } from "../icons/icons";
import { api } from "../net/api";
import type { GameBrief } from "./brief";

export interface LoadedBrief {
  brief: GameBrief;
  components: Record<string, Record<string, unknown>[]>;
}

/** All that is drawn of a game in brief, its words apart; null for a game that has no such page. */
export async function loadBrief(game: string): Promise<LoadedBrief | null> {
  const load = coverOf(game)?.brief;
  if (load === undefined) return null;
  const [{ default: brief }, { components }] = await Promise.all([
    load(),
    api.getOnce<Pick<LoadedBrief, "components">>(`/games/${game}/components`),
  ]);
  addIcons(brief.icons);
  return { brief, components };
}
