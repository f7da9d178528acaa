import type { ChronicleEntry } from "../../../net/stage.svelte";
import { eventsIn, type GameEvent } from "./events";
import type { Machine } from "./view";

/** The Machines that were destroyed since the round began, by Region: they leave marks until it is over. */
export function scorched(
  chronicle: readonly ChronicleEntry[],
  sceneEvents: readonly GameEvent[],
): Map<string, Machine[]> {
  const events = [...sinceRound(chronicle), ...sceneEvents];
  const began = events.findLastIndex(({ type }) => type === "event_revealed");
  const found = new Map<string, Machine[]>();
  for (const event of events.slice(Math.max(0, began)))
    if (event.type === "machine_destroyed" || event.type === "neutral_machine_destroyed")
      found.set(event.region, [...(found.get(event.region) ?? []), event.machine]);
  return found;
}

/** The events of the round, the chronicle being long: read from its end. */
function sinceRound(chronicle: readonly ChronicleEntry[]): GameEvent[] {
  const last = chronicle.findLastIndex(({ events }) => events.some(({ type }) => type === "event_revealed"));
  return eventsIn(chronicle.slice(Math.max(0, last)));
}
