import { readerOf } from "../../events";
import type { GameEvent } from "../generated";

export type { GameEvent } from "../generated";
export type EventType = GameEvent["type"];
export type ScoreSource = Extract<GameEvent, { type: "reputation_gained" }>["source"];

/** What is told of a match of Icaion, as the game declares its events. */
export const { eventOf, eventsOf, eventsIn, asAnyEvent } = readerOf<GameEvent>();

/** Who can win or end the match soon. */
export const ALARMS: ReadonlySet<EventType> = new Set<EventType>(["final_round_near", "final_round", "last_apparatus"]);
