import type { Scene } from "../../../net/narrator.svelte";
import type { Period } from "../../periods";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, eventsIn, type EventType, type GameEvent, type ScoreSource } from "../data/events";
import { roman } from "../data/view";

/** What of the course of a match deserves to be played out step by step, made from its events. */
export interface IcaionScene extends Scene {
  kind: "event" | "extract" | "attack" | "shard" | "apparatus" | "year_end" | "year" | "end";
  /** What each step tells. */
  groups: GameEvent[][];
}

const MOVES = new Set<EventType>([
  "seeker_moved",
  "seeker_placed",
  "colossus_moved",
  "machine_deployed",
  "qoam_extracted",
  "qoam_delivered",
  "parasite_placed",
  "machine_activated",
  "wonder_activated",
]);

export function movesPieces(event: GameEvent): boolean {
  return MOVES.has(event.type);
}

/** What an Event card does; those of ALONE are told even when the card was told in an earlier update. */
const ALONE = new Set<EventType>([
  "colossus_moved",
  "parasite_placed",
  "region_overrun",
  "machine_destroyed",
  "neutral_machine_destroyed",
  "seeker_wounded",
  "wound_prevented",
]);
const EVENT = new Set<EventType>([
  ...ALONE,
  "event_foreseen",
  "last_round",
  "qoam_delivered",
  "region_saturated",
  "power_recharged",
]);
export const WOUNDS = new Set<EventType>(["seeker_wounded", "wound_prevented", "curio_discarded"]);
const OLD_YEAR = new Set<EventType>(["apparatus_discarded", "year_ended"]);
const YEAR = new Set<EventType>(["year_started", "colossus_card_added", "shards_plugged_in", "order_set"]);
/** What else is done when a Year begins. */
const RENEWED = new Set<EventType>(["power_recharged", "armor_removed", "event_foreseen"]);
const FINAL_SOURCES = new Set<ScoreSource | null>(["qoam", "shards", "installed", "doubled"]);

type Kind = IcaionScene["kind"];

/** What the scenes of an update have told so far, the present one up to a step; without the pieces they move. */
export function eventsOfScenes(played: readonly Scene[], scene: Scene | null, step: number): readonly GameEvent[] {
  const now = scene === null ? [] : groupsOf(scene).slice(0, step + 1);
  const groups = [...played.flatMap(groupsOf), ...now];
  return groups.flat().filter((event) => !movesPieces(event));
}

/** An alarm is shown by the table and has none. */
function groupsOf(scene: Scene): GameEvent[][] {
  return "groups" in scene ? (scene as IcaionScene).groups : [];
}

/** A card that somebody gives to stay on their feet. */
function isGivenForWound(event: GameEvent): boolean {
  return event.type === "curio_discarded" && event.cause === "wound";
}

function sourceOf(event: GameEvent): ScoreSource | null {
  return event.type === "reputation_gained" ? event.source : null;
}

function seatOf(event: GameEvent): number | undefined {
  return "seat" in event ? event.seat : undefined;
}

/** The scene that an event begins; null: none. */
function begins(event: GameEvent): Kind | null {
  switch (event.type) {
    case "event_revealed":
      return "event";
    case "action_taken":
      return event.action === "extract" ? "extract" : null;
    case "seekers_attacked":
      return "attack";
    case "shard_revealed":
    case "shard_kept":
    case "shard_removed":
      return "shard";
    case "apparatus_retrieved":
    case "apparatus_installed":
      return "apparatus";
    case "match_ended":
      return "end";
    case "reputation_gained": {
      const source = sourceOf(event);
      if (source === "parasites") return "year_end";
      if (source === "investigate") return "shard";
      return FINAL_SOURCES.has(source) ? "end" : null;
    }
    default:
      if (OLD_YEAR.has(event.type)) return "year_end";
      if (YEAR.has(event.type)) return "year";
      return ALONE.has(event.type) || isGivenForWound(event) ? "event" : null;
  }
}

/** Whether a scene that has begun goes on with an event. */
function continues({ kind }: IcaionScene, event: GameEvent): boolean {
  const source = sourceOf(event);
  switch (kind) {
    case "event":
      return EVENT.has(event.type) || isGivenForWound(event);
    case "extract":
      return event.type === "qoam_extracted" || event.type === "machine_blocked";
    case "attack":
      return WOUNDS.has(event.type) || source === "attacks";
    case "shard":
      return event.type === "shard_kept" || event.type === "shard_removed";
    case "apparatus":
      return source === "retrieve" || source === "gear";
    case "year_end":
      return OLD_YEAR.has(event.type) || source === "parasites" || source === "gear";
    case "year":
      return YEAR.has(event.type) || RENEWED.has(event.type);
    case "end":
      return event.type === "match_ended" || FINAL_SOURCES.has(source) || source === "gear";
  }
}

/** Whether two events are told in one breath: the same thing in several places, or the final scoring of one player. */
function together(kind: Kind, a: GameEvent, b: GameEvent): boolean {
  if (kind === "end") return seatOf(a) !== undefined && seatOf(a) === seatOf(b);
  if (kind === "year_end") return (a.type === "reputation_gained") === (b.type === "reputation_gained");
  return kind === "year" ? a.type !== "shards_plugged_in" : a.type === b.type;
}

/** How much slower than others a scene goes that has several lines to read at every step. */
const PACES: Partial<Record<Kind, number>> = { year_end: 0.5, year: 0.6, end: 0.6 };

const BRIEF = new Set<Kind>(["extract", "attack", "shard", "apparatus"]);
/** What they tell is to be seen on the board. */
const SLIM = new Set<Kind>([...BRIEF, "event", "year_end", "year"]);

function placeOf(event: GameEvent): string | undefined {
  if (event.type === "colossus_moved") return `crater:${event.previous}`;
  if (event.type === "region_overrun") return `region:${event.region}`;
  const seat = seatOf(event);
  return seat !== undefined && BRIEF.has(begins(event) ?? "event") ? `seat:${seat}` : undefined;
}

function add(scene: IcaionScene, event: GameEvent): void {
  const last = scene.groups.at(-1);
  const previous = last?.at(-1);
  if (last && previous && (scene.brief || together(scene.kind, previous, event))) last.push(event);
  else scene.groups.push([event]);
  scene.steps = scene.groups.length;
  scene.moves = scene.groups.map((group) => group.filter(movesPieces).map(asAnyEvent));
  const place = placeOf(event);
  if (place !== undefined) scene.place ??= place;
}

export function scenesOf(entries: readonly ChronicleEntry[]): IcaionScene[] {
  const scenes: IcaionScene[] = [];
  let open: IcaionScene | null = null;
  eventsIn(entries).forEach((event, i) => {
    if (open !== null && event.type !== "event_revealed" && continues(open, event)) {
      add(open, event);
      return;
    }
    const kind = begins(event);
    open =
      kind === null
        ? null
        : {
            kind,
            groups: [],
            steps: 0,
            event: i,
            brief: BRIEF.has(kind),
            slim: SLIM.has(kind),
            inBar: kind !== "end",
            pace: PACES[kind] ?? 1,
          };
    if (open === null) return;
    add(open, event);
    scenes.push(open);
  });
  return scenes.filter(isWorthTelling);
}

/** An Extract that took nothing is told by the chronicle. */
function isWorthTelling({ kind, groups }: IcaionScene): boolean {
  return kind !== "extract" || groups.flat().length > 1;
}

/** What each seat has scored for its Parasites in what has been told. */
export function huntScored(sceneEvents: readonly GameEvent[]): Map<number, number> {
  const gained = sceneEvents.filter((event) => event.type === "reputation_gained");
  return new Map(gained.filter(({ source }) => source === "parasites").map(({ seat, amount }) => [seat, amount]));
}

/** Reputation by Year; the final scoring comes after the last one has ended. */
export function pointsByYear(events: readonly GameEvent[]): Period[] {
  let before: readonly number[] = [];
  return events.flatMap((event) => {
    if (event.type !== "year_ended" || event.scores === undefined) return [];
    const points = event.scores.map((score, seat) => score - (before[seat] ?? 0));
    before = event.scores;
    return [{ label: roman(event.year), points }];
  });
}

/** What happens in several places or to several players at once, and the message that says it in one line. */
const GATHERED: Partial<Record<EventType, string>> = {
  qoam_delivered: "board-told-qoam",
  qoam_extracted: "board-told-taken",
  parasite_placed: "board-told-parasites",
  power_recharged: "board-told-recharged",
};

/** A line of a scene: one event, or several of a kind with the message that names them all. */
export interface Line {
  events: readonly [GameEvent, ...GameEvent[]];
  message?: string;
}

export function linesOf(events: readonly GameEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    const message = GATHERED[event.type];
    if (last !== undefined && message !== undefined && last.events[0].type === event.type)
      lines[lines.length - 1] = { events: [...last.events, event], message };
    else lines.push({ events: [event] });
  }
  return lines;
}

/** A place where something happens, or somebody to whom it does, with how much: "+2" of what comes, "2" of what is taken. */
export type Tally = { region: string; amount: string } | { seat: number };

/** Of what happens in the same place again, the last tells how much it is in all. */
export function tallied(events: readonly GameEvent[]): Tally[] {
  const places = new Map<string | number, Tally>();
  for (const event of events)
    switch (event.type) {
      case "qoam_delivered":
        places.set(event.region, { region: event.region, amount: `+${event.count}` });
        break;
      case "qoam_extracted":
        places.set(event.region, { region: event.region, amount: String(event.count) });
        break;
      case "parasite_placed":
        places.set(event.region, { region: event.region, amount: `+${event.come}` });
        break;
      case "power_recharged":
        places.set(event.seat, { seat: event.seat });
        break;
    }
  return [...places.values()];
}
