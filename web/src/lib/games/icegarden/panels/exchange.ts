import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { RESOURCES } from "../data/view";

type Resource = (typeof RESOURCES)[number];

export interface Exchange {
  /** Tokens given in the exchange that is going on, in order. */
  given: Resource[];
  /** What one marker on Snake Throat has brought so far; below 0: given. */
  total: Record<Resource, number>;
}

const amount = (event: GameEvent, name: Resource) => Number(event[name] ?? 0);

/** How a visit of Snake Throat stands for the seat that decides there, from what has happened since it began. */
export function exchangeOf(entries: readonly ChronicleEntry[], seat: number): Exchange {
  const found: Exchange = { given: [], total: { population: 0, gold: 0, m: 0 } };
  let giving = true;
  for (const entry of entries.toReversed()) {
    if (entry.seat !== seat || !entry.decision.startsWith("throat")) break;
    if (entry.events.some(({ type }) => type === "action_began")) break;
    giving &&= entry.decision === "throat_give";
    for (const event of entry.events.toReversed())
      for (const name of RESOURCES) {
        if (event.type === "resources_gained") found.total[name] += amount(event, name);
        if (event.type !== "resources_paid") continue;
        found.total[name] -= amount(event, name);
        if (giving && amount(event, name) > 0) found.given.unshift(name);
      }
  }
  return found;
}
