import type { GameScenes } from "../../games/module";
import type { Scene } from "../../net/narrator.svelte";
import type { ChronicleEntry, GameEvent } from "../../net/stage.svelte";

/** Who can win or end the match soon, shown to all when it becomes so; games draw nothing of it. */
export interface AlarmScene extends Scene {
  kind: "alarm";
  events: readonly GameEvent[];
}

const PACE = 0.5; // of the others: sentences to be read

export function isAlarm({ alarms }: GameScenes, event: GameEvent): boolean {
  return alarms?.has(event.type) ?? false;
}

/** One scene for all alarms of an update, after everything else. */
export function alarmScenes(scenes: GameScenes, entries: readonly ChronicleEntry[]): AlarmScene[] {
  const events = entries.flatMap((entry) => entry.events);
  const alarms = events.filter((event) => isAlarm(scenes, event));
  if (alarms.length === 0) return [];
  return [{ kind: "alarm", events: alarms, steps: 1, event: events.length, slim: true, pace: PACE }];
}
