import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { RESOURCES, type Amounts } from "../data/types";

/** What the end of a year brought one seat. */
export interface SeatYear {
  seat: number;
  harvest: Amounts;
  fame: number;
  traded: number;
  paid: Amounts;
  unrest: number;
  returned: number;
}

/** What the year that ends with these events brought, seat by seat: its harvest, its winter. */
export function seatYears(events: GameEvent[], seats: number): SeatYear[] {
  const years: SeatYear[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    harvest: { food: 0, wood: 0, lore: 0 },
    fame: 0,
    traded: 0,
    paid: { food: 0, wood: 0, lore: 0 },
    unrest: 0,
    returned: 0,
  }));
  const began = events.findLastIndex((event) => event.type === "year_began");
  for (const event of events.slice(began + 1)) {
    const year = years[Number(event["seat"])];
    if (year !== undefined) count(year, event);
  }
  return years;
}

function count(year: SeatYear, event: GameEvent): void {
  const rule = String(event["rule"] ?? "");
  const amount = (name: string) => Number(event[name] ?? 0);
  if (event.type === "resources_gained" && (rule.startsWith("NG-HARVEST") || rule === "NG-CLAN-SNAKE-05")) {
    for (const name of RESOURCES) year.harvest[name] += amount(name);
  } else if (event.type === "fame_gained" && (rule.startsWith("NG-HARVEST") || rule === "NG-UNREST-06")) {
    year.fame += amount("amount");
  } else if (event.type === "resources_traded") {
    year.traded += 1;
  } else if (event.type === "resources_paid" && rule === "NG-WINTER-01") {
    for (const name of RESOURCES) year.paid[name] += amount(name);
  } else if (event.type === "unrest_taken") {
    year.unrest += 1;
  } else if (event.type === "units_returned") {
    year.returned += amount("units");
  }
}

/** Fame by year, as the events told of it: what is counted only at the end is not among it. */
export function fameByYear(entries: ChronicleEntry[], seats: number): { label: string; points: number[] }[] {
  const rows: { label: string; points: number[] }[] = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === "year_began") {
      rows.push({ label: String(event["year"]), points: new Array<number>(seats).fill(0) });
    } else if (event.type === "fame_gained") {
      const points = rows.at(-1)?.points;
      const seat = Number(event["seat"]);
      if (points?.[seat] !== undefined) points[seat] += Number(event["amount"]);
    }
  }
  return rows;
}
