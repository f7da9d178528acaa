import { readerOf } from "../../events";
import type { GameEvent } from "../generated";

export type { GameEvent } from "../generated";
export type EventType = GameEvent["type"];

/** What is told of a match of the Ice Garden, as the game declares its events. */
export const { eventOf, eventsOf, eventsIn, asAnyEvent } = readerOf<GameEvent>();

/** Who can win or end the match soon. */
export const ALARMS: ReadonlySet<EventType> = new Set<EventType>([
  "goal_near",
  "points_near",
  "dead_snow_near",
  "last_turn_near",
  "last_turn",
]);
