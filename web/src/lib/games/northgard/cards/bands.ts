import type { CardData } from "../data/view";

/** The colour of a card's band, dark enough for light signs on it: by clan, else by kind. */
const CLANS: Record<string, string> = {
  bear: "#6d4527",
  boar: "#5f6327",
  goat: "#8a5f14",
  raven: "#2f3d55",
  snake: "#1f6657",
  stag: "#8a2f3c",
  wolf: "#54507a",
};
const KINDS: Record<string, string> = {
  starting: "#46596a",
  early: "#44673f",
  advanced: "#8c3b24",
  achievement: "#d9ae48",
  unrest: "#6b2416",
};

export function clanColour(clan: string): string {
  return CLANS[clan] ?? "#46596a";
}

export function bandOf(card: Pick<CardData, "kind" | "clan">): string {
  return card.clan ? clanColour(card.clan) : (KINDS[card.kind] ?? "#46596a");
}
