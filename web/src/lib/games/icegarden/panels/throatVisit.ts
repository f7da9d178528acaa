import type { ChronicleEntry } from "../../../net/stage.svelte";
import { eventsOf } from "../data/events";
import type { ThroatVisit } from "../generated";

/** How a visit of Snake Throat stands for the seat that decides there; undefined: it has only begun. */
export function visitOf(chronicle: readonly ChronicleEntry[], seat: number): ThroatVisit | undefined {
  const last = chronicle.findLast(({ events }) => events.length > 0);
  if (last?.seat !== seat) return undefined;
  const events = eventsOf(last.events);
  const begun = events.findLastIndex(({ type }) => type === "action_began");
  const changes = events
    .slice(begun + 1)
    .filter((event) => event.type === "resources_gained" || event.type === "resources_paid");
  return changes.findLast(({ visit }) => visit !== undefined)?.visit;
}
