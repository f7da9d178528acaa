import type { NorthgardView } from "../data/view";

/** The card that the one who decides has played last: it lies on top of their active area. */
export function lastPlayed(view: NorthgardView | null): string | undefined {
  return view?.seat == null ? undefined : view.players[view.seat]?.active.at(-1);
}

/** The clan upgrades that the one who decides has not taken yet. */
export function upgradesOf(view: NorthgardView | null): readonly string[] {
  return view?.seat == null ? [] : (view.players[view.seat]?.upgrades ?? []);
}
