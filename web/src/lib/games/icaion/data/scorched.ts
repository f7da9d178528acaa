import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { MACHINES, type Machine } from "./view";

const DESTROYED = new Set(["machine_destroyed", "neutral_machine_destroyed"]);

/** The Machines that were destroyed since the round began, by Region: they leave marks until it is over. */
export function scorched(chronicle: readonly ChronicleEntry[], told: readonly GameEvent[]): Map<string, Machine[]> {
  const events = [...sinceRound(chronicle), ...told];
  const began = events.findLastIndex(({ type }) => type === "event_revealed");
  const found = new Map<string, Machine[]>();
  for (const { type, region, machine } of events.slice(Math.max(0, began))) {
    const known = MACHINES.find((one) => one === machine);
    if (DESTROYED.has(type) && known !== undefined)
      found.set(String(region), [...(found.get(String(region)) ?? []), known]);
  }
  return found;
}

/** The events of the round, the chronicle being long: read from its end. */
function sinceRound(chronicle: readonly ChronicleEntry[]): GameEvent[] {
  const last = chronicle.findLastIndex(({ events }) => events.some(({ type }) => type === "event_revealed"));
  return chronicle.slice(Math.max(0, last)).flatMap(({ events }) => events);
}
