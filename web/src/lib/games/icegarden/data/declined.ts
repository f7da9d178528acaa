import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";

const NEXT = /^(action_|vuko_|domination_|attack_)/; // what follows an action, also that of the same seat

/** Somebody finishes an action they have just begun: nothing happens, so the chronicle says that nothing does. */
export function declined(entry: ChronicleEntry, before: ChronicleEntry | undefined): GameEvent | undefined {
  const began = before?.events.at(-1);
  if (began?.type !== "action_began" || began["seat"] !== entry.seat) return undefined;
  const [first] = entry.events;
  if (first === undefined || (first["seat"] === entry.seat && !NEXT.test(first.type))) return undefined;
  return { ...began, type: "action_idle", rule: "IG-ACT-04", why: "declined" };
}
