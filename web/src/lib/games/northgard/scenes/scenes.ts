import type { GameEvent, ChronicleEntry } from "../../../net/stage.svelte";
import { battles, battleSteps, type Battle } from "./battle";
import { RESOURCES, type Amounts } from "../data/types";

/** What of the course of a match deserves to be shown step by step, made from its events. */
export type SceneData =
  | { kind: "battle"; battle: Battle; goesOn: boolean } // a retreat chosen later goes on with the outcome
  | { kind: "creatures"; events: GameEvent[] }
  | { kind: "year"; year: number; yields: SeatYear[]; row: string[]; achievements: boolean }
  | { kind: "end"; reason: string; yields: SeatYear[] };

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

const DECIDED = new Set(["battle_decided", "creature_battle_decided"]);
const RETREATS = "units_retreated";
const ROAMS = new Set(["creature_moved", "creature_stayed", "creature_appeared"]);
const WITH_CREATURES = new Set([...ROAMS, "units_lost", "kaija_lost"]);

export function isDramatic(entries: ChronicleEntry[]): boolean {
  return entries.some((entry) =>
    entry.events.some(
      (event) =>
        DECIDED.has(event.type) ||
        event.type === RETREATS ||
        event.type === "creature_moved" ||
        event.type === "match_ended" ||
        (event.type === "year_began" && event["year"] !== 1),
    ),
  );
}

/** The scenes of some entries; `chronicle` is everything so far, in which a battle may have begun earlier. */
export function scenesOf(entries: ChronicleEntry[], chronicle: ChronicleEntry[], seats: number): SceneData[] {
  const first = entries[0]?.n ?? 0;
  const before = chronicle.filter((entry) => entry.n < first).flatMap((entry) => entry.events);
  const now = entries.flatMap((entry) => entry.events);
  const fought = battles([...before, ...now]);
  let next = fought.length - now.filter((event) => DECIDED.has(event.type)).length;
  const roaming = now.some((event) => event.type === "creature_moved"); // one that only appears is seen on the board
  const scenes: SceneData[] = [];
  now.forEach((event, i) => {
    if (DECIDED.has(event.type)) {
      const battle = fought[next++];
      if (battle !== undefined) scenes.push({ kind: "battle", battle, goesOn: false });
    } else if (event.type === RETREATS) {
      const battle = fought[next - 1];
      const last = scenes.at(-1);
      if (battle === undefined || (last?.kind === "battle" && last.battle === battle)) return;
      scenes.push({ kind: "battle", battle, goesOn: true });
    } else if (ROAMS.has(event.type)) {
      if (roaming) roam(scenes, event, now[i - 1]);
    } else if (WITH_CREATURES.has(event.type)) {
      const last = scenes.at(-1);
      if (last?.kind === "creatures" && event["rule"] === "NG-CREATURE-DRAUGR") last.events.push(event);
    } else if (event.type === "year_began" && event["year"] !== 1) {
      const yields = seatYears([...before, ...now.slice(0, i)], seats);
      scenes.push({ kind: "year", year: Number(event["year"]), yields, ...offered(now.slice(i)) });
    } else if (event.type === "match_ended") {
      const yields = seatYears([...before, ...now.slice(0, i)], seats);
      scenes.push({ kind: "end", reason: String(event["reason"]), yields });
    }
  });
  return scenes;
}

function roam(scenes: SceneData[], event: GameEvent, previous: GameEvent | undefined): void {
  const last = scenes.at(-1);
  const goesOn = previous !== undefined && WITH_CREATURES.has(previous.type);
  if (last?.kind === "creatures" && goesOn) last.events.push(event);
  else scenes.push({ kind: "creatures", events: [event] });
}

function offered(events: GameEvent[]): { row: string[]; achievements: boolean } {
  const told = events.find((event) => event.type === "row_revealed" || event.type === "achievements_offered");
  return { row: (told?.["cards"] as string[] | undefined) ?? [], achievements: told?.type === "achievements_offered" };
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

/** How many steps a scene has; each of them is shown on top of those before. */
export function stepsOf(scene: SceneData): number {
  switch (scene.kind) {
    case "battle":
      return battleSteps(scene.battle).length;
    case "creatures":
      return scene.events.length;
    case "year":
      return 3; // harvest, winter, what the new year brings
    case "end":
      return 1;
  }
}

/** The step a scene begins with. */
export function firstStepOf(scene: SceneData | undefined): number {
  return scene?.kind === "battle" && scene.goesOn ? stepsOf(scene) - 1 : 0;
}
