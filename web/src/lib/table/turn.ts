import type { GameModule } from "../games/module";
import type { Stage } from "../net/stage.svelte";

/** Whose turn it is while somebody else decides, such as the defender of a battle; null: it is the decider's own. */
export function turnElsewhere(stage: Pick<Stage, "decision" | "view">, module: GameModule): number | null {
  const { decision, view } = stage;
  if (!decision || view === null) return null;
  const holder = module.turn?.(view) ?? null;
  return holder === decision.seat ? null : holder;
}

/** The message that calls the visitor to decide. */
export function callTo(stage: Pick<Stage, "decision" | "view">, module: GameModule): string {
  return turnElsewhere(stage, module) === null ? "web-table-your-turn" : "web-table-you-decide";
}
