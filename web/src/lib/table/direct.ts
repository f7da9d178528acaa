import type { GameModule } from "../games/module";
import type { Stage } from "../net/stage.svelte";

/** Have the game say what of an update deserves to be played out before it is shown. */
export function direct(stage: Stage, module: GameModule): void {
  stage.narrator.director = {
    scenes: (entries) => module.scenes?.(stage, entries) ?? [],
    moves: (event) => module.moves?.(event) ?? false,
  };
}
