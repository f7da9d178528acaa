import type { TableRequest } from "../../protocol/generated";
import type { Game } from "../games";

/** The strength of those one plays with at once: somebody new should have a chance. */
const MILD = ["casual", "novice"];

/** A table at which everything is decided: few mild bots, and a setup that asks for little; null: the game has none. */
export function quickTable(game: Game, setup: Record<string, unknown> | undefined): TableRequest | null {
  const bot = [...MILD, game.bots.at(-1)?.name].find((name) => game.bots.some((known) => known.name === name));
  if (setup === undefined || bot === undefined) return null;
  const seats = Number(setup["seats"]);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot));
  return { game: game.name, setup, bots: bots as TableRequest["bots"], public: false };
}
