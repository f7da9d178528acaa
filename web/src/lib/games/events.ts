import type { ChronicleEntry, GameEvent as AnyEvent } from "../net/stage.svelte";

/** What reads the events of one game by its own types: `E` is what the game declares to tell. */
export interface EventReader<E> {
  eventOf(event: AnyEvent): E;
  eventsOf(events: readonly AnyEvent[]): E[];
  /** Those of some choices, in order. */
  eventsIn(entries: readonly ChronicleEntry[]): E[];
  /** An event as all games tell theirs, for what they share. */
  asAnyEvent(event: E): AnyEvent;
}

/** The one place where what the hall tells of a match is taken for what its game declares. */
export function readerOf<E extends { type: string }>(): EventReader<E> {
  const eventOf = (event: AnyEvent) => event as unknown as E;
  const eventsOf = (events: readonly AnyEvent[]) => events.map(eventOf);
  return {
    eventOf,
    eventsOf,
    eventsIn: (entries) => entries.flatMap(({ events }) => eventsOf(events)),
    asAnyEvent: (event) => event as unknown as AnyEvent,
  };
}
