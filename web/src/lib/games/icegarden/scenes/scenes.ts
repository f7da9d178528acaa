import type { Scene } from "../../../net/narrator.svelte";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, eventsIn, type EventType, type GameEvent } from "../data/events";
import type { GoalReachedEvent, RegionCountedEvent, SeatGains } from "../generated";
import { pointsByPeriod, type Period } from "../../periods";

/** What of the course of a match deserves to be played out step by step, made from its events. */
export type IceGardenScene = Scene &
  (
    | { kind: "region"; counted: RegionCountedEvent; events: GameEvent[] }
    | { kind: "vuko" | "attack" | "snow" | "buried" | "end"; events: GameEvent[] }
    | { kind: "summary"; gains: readonly SeatGains[] }
    | { kind: "goal"; goal: GoalReachedEvent }
  );
type RegionScene = Extract<IceGardenScene, { kind: "region" }>;
type LinesKind = "vuko" | "attack" | "snow" | "buried" | "end";

const PACE = 1.4; // of a region that is counted, against other scenes
const GOAL = 0.7; // of a goal that is reached: it is worth a longer look
const NOBODY = 3; // of a region where nobody stands

const MOVES = new Set<EventType>(["pieces_moved", "vuko_walked", "marker_placed", "unit_summoned", "marker_recruited"]);

export function movesPieces(event: GameEvent): boolean {
  return MOVES.has(event.type);
}

/** What flies up from a region while it is resolved, besides pieces: resources and points go to who gets them. */
function flies(event: GameEvent): boolean {
  return movesPieces(event) || event.type === "resources_gained" || event.type === "points_scored";
}

/** What a region brings after it has been counted. */
const STEPS = new Set<EventType>([
  "tower_built",
  "marker_recruited",
  "marker_swapped",
  "charm_moved",
  "charm_absorbed",
  "nightmare_placed",
  "plundered",
  "region_closed",
]);
const VUKO = new Set<EventType>([
  "vuko_walked",
  "vuko_stayed",
  "vuko_skipped",
  "vuko_token_taken",
  "companion_joined",
  "unit_killed_by_vuko",
  "markers_lost_to_night",
]);
const ATTACK = new Set<EventType>(["marker_killed", "nation_killed", "unit_doomed", "unit_removed", "attack_unpaid"]);
const SNOW = new Set<EventType>(["dead_snow_rose", "reputation_lost"]);
const WEATHER = [2 / 3, 5 / 6]; // of the limit: ash hangs in the air, the lands lose their colour

function isYield(event: GameEvent): boolean {
  if (event.type === "resources_gained") return event.step !== undefined;
  if (event.type === "points_scored") return event.kind === "regions";
  return STEPS.has(event.type);
}

/** A resource that somebody takes is seen on their card; everything else is told. */
function isNotable(event: GameEvent): boolean {
  return event.type !== "resources_gained" || event.step === "charm";
}

function regionScene(counted: RegionCountedEvent, event: number): RegionScene {
  const steps = Math.max(1, counted.places.length);
  const quick = counted.places.length < 2;
  const pace = counted.places.length === 0 ? NOBODY : PACE;
  return {
    kind: "region",
    counted,
    events: [],
    steps,
    event,
    place: `region:${counted.region}`,
    brief: quick,
    pace,
    slim: true,
  };
}

function addYield(scene: RegionScene, event: GameEvent): void {
  scene.events.push(event);
  scene.steps = Math.max(1, scene.counted.places.length) + scene.events.length;
  scene.brief = false;
  scene.moves = [
    ...Array.from({ length: scene.steps - scene.events.length }, () => []),
    ...scene.events.map((one) => [one].filter(flies).map(asAnyEvent)),
  ];
}

/** Most steps of Dead Snow are seen on the frame alone; a scene tells those from which on the weather changes. */
function snowKind(at: number, limit: number): "snow" | "buried" | null {
  if (at >= limit) return "buried";
  return WEATHER.some((part) => at >= part * limit && at - 1 < part * limit) ? "snow" : null;
}

function kindOf(event: GameEvent): LinesKind | null {
  if (VUKO.has(event.type)) return "vuko";
  if (ATTACK.has(event.type)) return "attack";
  if (event.type === "points_scored" && event.kind === "kills") return "attack";
  if (event.type === "dead_snow_rose") return snowKind(event.dead_snow, event.limit);
  return event.type === "game_ended" ? "end" : null;
}

/** The scenes of some entries; `chronicle` is everything before them, in which a region may have been counted. */
export function scenesOf(entries: readonly ChronicleEntry[], chronicle: readonly ChronicleEntry[]): IceGardenScene[] {
  const now = eventsIn(entries);
  const scenes: IceGardenScene[] = [];
  let region: RegionScene | null = null;
  now.forEach((event, i) => {
    if (event.type === "domination_ended") {
      scenes.push({ kind: "summary", gains: event.seats, steps: 1, event: i });
      return;
    }
    if (event.type === "goal_reached") {
      scenes.push({ kind: "goal", goal: event, steps: 1, event: i, pace: GOAL });
      return;
    }
    if (event.type === "region_counted") {
      region = regionScene(event, i);
      scenes.push(region);
      return;
    }
    if (isYield(event)) {
      region ??= resumed(chronicle, i, isNotable(event));
      if (region === null) return;
      if (!scenes.includes(region)) scenes.push(region);
      addYield(region, event);
      return;
    }
    join(scenes, event, i);
  });
  return scenes;
}

/** The region whose places were told in an earlier update. */
function resumed(chronicle: readonly ChronicleEntry[], i: number, notable: boolean): RegionScene | null {
  if (!notable) return null;
  const counted = eventsIn(chronicle).findLast((event) => event.type === "region_counted");
  if (counted === undefined) return null;
  const scene = regionScene(counted, i);
  return { ...scene, start: scene.steps };
}

function join(scenes: IceGardenScene[], event: GameEvent, i: number): void {
  const last = scenes.at(-1);
  const kind = kindOf(event);
  if (last?.kind === "buried") {
    // under the ash everybody goes down the stair, and then all is over
    if (SNOW.has(event.type) || kind === "end") last.steps = last.events.push(event);
    return;
  }
  if (kind === null) {
    // what somebody loses by Making comes right after the ash
    if (last?.kind === "snow" && SNOW.has(event.type)) last.events.push(event);
    return;
  }
  if (last?.kind === kind) {
    last.events.push(event);
    if (kind !== "snow") last.steps = last.events.length;
    last.moves = last.events.map((one) => [one].filter(movesPieces).map(asAnyEvent));
    return;
  }
  const where = placeOf(event);
  scenes.push({
    kind,
    events: [event],
    steps: 1,
    event: i,
    brief: kind === "snow",
    slim: kind === "vuko" || kind === "attack",
    moves: [[event].filter(movesPieces).map(asAnyEvent)],
    ...(where === undefined ? {} : { place: `region:${where}` }),
  });
}

/** The region where it happens. */
function placeOf(event: GameEvent): string | undefined {
  return "target" in event ? event.target : "region" in event ? event.region : undefined;
}

/** Points by turn, as the events told of them. */
export function pointsByTurn(entries: readonly ChronicleEntry[], seats: number): Period[] {
  return pointsByPeriod(eventsIn(entries), seats, (event) => {
    if (event.type === "turn_began") return String(event.turn);
    return event.type === "points_scored" ? { seat: event.seat, points: event.points } : undefined;
  });
}
