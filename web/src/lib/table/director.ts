import type { GameScenes } from "../games/module";
import type { Stage } from "../net/stage.svelte";
import { alarmScenes } from "./scenes/alarms";

/** Have the game say what of an update deserves to be played out before it is shown. */
export function attachDirector(stage: Stage, scenes: GameScenes): void {
  stage.narrator.director = {
    scenes: (entries) => [...(scenes.scenesOf?.(stage, entries) ?? []), ...alarmScenes(scenes, entries)],
    moves: (event) => scenes.movesPieces?.(event) ?? false,
  };
}
