import { readerOf } from "../../events";
import type { GameEvent } from "../generated";

export type { GameEvent } from "../generated";
export type EventType = GameEvent["type"];

/** What is told of a match of Northgard, as the game declares its events. */
export const { eventOf, eventsOf, eventsIn, asAnyEvent } = readerOf<GameEvent>();

/** Who can win or end the match soon. */
export const ALARMS: ReadonlySet<EventType> = new Set<EventType>(["domination_near", "domination_held", "last_year"]);
