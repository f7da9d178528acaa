import type { View } from "../../../net/stage.svelte";
import { CREATURE, type NorthgardView } from "../data/types";

export type Phase = "setup" | "actions" | "creatures" | "harvest" | "end" | "over";

const PHASES: Record<string, Phase> = {
  choose_clan: "setup",
  setup_tile: "setup",
  setup_place: "setup",
  setup_units: "setup",
  row_card: "actions", // also of the last to pass
  more_creatures: "actions",
  creature_target: "creatures",
  draugr_victim: "creatures",
  trade_take: "harvest",
  trade_give: "harvest",
  accept_exchange: "harvest",
  snake_harvest_resource: "harvest",
  second_chance_territory: "end",
};

/** Where in the year the match stands, as far as the pending decision tells. */
export function phase(view: Pick<NorthgardView, "ended" | "deciding" | "battle" | "players">): Phase {
  if (view.ended || view.deciding === null) return "over";
  const known = PHASES[view.deciding.kind];
  if (known !== undefined) return known;
  if (view.battle?.attacker === CREATURE) return "creatures";
  const allPassed = view.players.every((player) => player.passed);
  // Everybody has passed and there is no other sign: units that flee a creature, or land for a second chance.
  if (allPassed) return view.deciding.kind === "new_land" ? "end" : "creatures";
  return "actions";
}

/** Whose turn it is. Outside the turns of the players the view still names the one who had the last. */
export function turn(view: View): number | null {
  const northgard = view as unknown as NorthgardView;
  return phase(northgard) === "actions" ? northgard.turn : null;
}
