import type { SeatReader } from "../games/module";
import type { Stage } from "../net/stage.svelte";

/** Whose turn it is while somebody else decides, such as the defender of a battle; null: it is the decider's own. */
export function turnElsewhere(stage: Pick<Stage, "decision" | "view">, seats: SeatReader): number | null {
  const { decision, view } = stage;
  if (!decision || view === null) return null;
  const holder = seats.turn?.(view) ?? null;
  return holder === decision.seat ? null : holder;
}

/** The message that calls the visitor to decide. */
export function callMessage(stage: Pick<Stage, "decision" | "view">, seats: SeatReader): string {
  return turnElsewhere(stage, seats) === null ? "web-table-your-turn" : "web-table-you-decide";
}
