import type { ChronicleEntry, GameEvent as AnyEvent } from "../../../net/stage.svelte";
import type { GameEvent } from "../generated";

export type { GameEvent } from "../generated";
export type EventType = GameEvent["type"];
export type ScoreSource = Extract<GameEvent, { type: "reputation_gained" }>["source"];

/** What is told of a match of Icaion, as the game declares its events. */
export function eventOf(event: AnyEvent): GameEvent {
  return event as unknown as GameEvent;
}

export function eventsOf(events: readonly AnyEvent[]): GameEvent[] {
  return events.map(eventOf);
}

export function eventsIn(entries: readonly ChronicleEntry[]): GameEvent[] {
  return entries.flatMap(({ events }) => eventsOf(events));
}

/** An event as all games tell theirs, for what they share. */
export function asAnyEvent(event: GameEvent): AnyEvent {
  return event as unknown as AnyEvent;
}
