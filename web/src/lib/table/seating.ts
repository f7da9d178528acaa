import type { GameModule } from "../games/module";
import type { Stage } from "../net/stage.svelte";

/** The seats as they are shown: in the order of play where the game has one that changes, else as they sit. */
export function seated(stage: Stage, module: GameModule): readonly number[] {
  const seats = (stage.table?.seats ?? []).map(({ seat }) => seat);
  const order = stage.view === null ? undefined : module.order?.(stage.view);
  return order === undefined ? seats : seats.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
