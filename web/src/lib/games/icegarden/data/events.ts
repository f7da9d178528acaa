import { readerOf } from "../../events";
import type { GameEvent } from "../generated";

export type { GameEvent } from "../generated";
export type EventType = GameEvent["type"];

/** What is told of a match of the Ice Garden, as the game declares its events. */
export const { eventOf, eventsOf, eventsIn, asAnyEvent } = readerOf<GameEvent>();
