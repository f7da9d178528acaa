import type { SeatReader } from "../games/module";
import type { Stage } from "../net/stage.svelte";

/** The seats as they are shown: in the order of play where the game has one that changes, else as they sit. */
export function seatOrder(stage: Stage, seats: SeatReader): readonly number[] {
  const sitting = (stage.table?.seats ?? []).map(({ seat }) => seat);
  const order = stage.view === null ? undefined : seats.order?.(stage.view);
  return order === undefined ? sitting : sitting.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
