import type { View } from "../../../net/stage.svelte";
import type { NorthgardView } from "../data/types";

/** Whose turn it is. Outside the turns of the players the view still names the one who had the last. */
export function turn(view: View): number | null {
  const { phase, turn: last } = view as unknown as NorthgardView;
  return phase === "actions" ? last : null;
}
