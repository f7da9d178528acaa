import type { ChronicleEntry } from "../../../net/stage.svelte";
import { eventsIn, type GameEvent } from "../data/events";
import type { SeatHarvest, SeatWinter } from "../generated";
import { pointsByPeriod, type Period } from "../../periods";

/** What the end of a year brought one seat: its harvest, its winter, and units that came back. */
export interface SeatYear {
  harvest: SeatHarvest;
  winter: SeatWinter;
  returned: number;
}

/** The end of a year, seat by seat, as the last events of its phases tell it; nothing where they do not. */
export function seatYears(events: readonly GameEvent[]): SeatYear[] {
  const gathered = events.findLast((event) => event.type === "harvest_gathered");
  const paid = events.findLastIndex((event) => event.type === "winter_paid");
  const winter = events[paid];
  if (gathered === undefined || winter?.type !== "winter_paid") return [];
  const returns = events.slice(paid).filter((event) => event.type === "units_returned");
  return gathered.seats.flatMap((harvest, i) => {
    const taken = winter.seats[i];
    if (taken === undefined) return [];
    return [{ harvest, winter: taken, returned: returns.find(({ seat }) => seat === harvest.seat)?.units ?? 0 }];
  });
}

/** Fame by year, as the events told of it: what is counted only at the end is not among it. */
export function fameByYear(entries: readonly ChronicleEntry[], seats: number): Period[] {
  return pointsByPeriod(eventsIn(entries), seats, (event) => {
    if (event.type === "year_began") return String(event.year);
    return event.type === "fame_gained" ? { seat: event.seat, points: event.amount } : undefined;
  });
}
