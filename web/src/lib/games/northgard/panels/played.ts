import type { NorthgardView } from "../data/types";

/** The card that the one who decides has played last: it lies on top of their active area. */
export function lastPlayed(view: NorthgardView | null): string | undefined {
  return view?.seat == null ? undefined : view.players[view.seat]?.active.at(-1);
}
