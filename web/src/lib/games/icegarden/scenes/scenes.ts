import type { Scene } from "../../../net/narrator.svelte";
import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import type { RegionCounted } from "../generated";

/** What of the course of a match deserves to be played out step by step, made from its events. */
export type IceGardenScene = Scene &
  (
    | { kind: "region"; counted: RegionCounted; events: GameEvent[] }
    | { kind: "vuko" | "attack" | "snow"; events: GameEvent[] }
    | { kind: "end"; events: GameEvent[] }
  );

const MOVES = new Set(["pieces_moved", "vuko_walked", "marker_placed", "unit_summoned", "marker_recruited"]);

export function movesPieces(event: GameEvent): boolean {
  return MOVES.has(event.type);
}

/** What a region brings after it has been counted. */
const STEPS = new Set([
  "tower_built",
  "marker_recruited",
  "marker_swapped",
  "charm_moved",
  "charm_absorbed",
  "nightmare_placed",
  "plundered",
  "region_closed",
]);
const VUKO = new Set([
  "vuko_walked",
  "vuko_stayed",
  "vuko_skipped",
  "vuko_token_taken",
  "companion_joined",
  "unit_killed_by_vuko",
  "markers_lost_to_night",
]);
const ATTACK = new Set(["marker_killed", "nation_killed", "unit_doomed", "unit_removed", "attack_unpaid"]);
const SNOW = new Set(["dead_snow_rose", "reputation_lost"]);
const END = new Set(["goal_reached", "game_ended"]);

function isYield(event: GameEvent): boolean {
  const rule = String(event["rule"] ?? "");
  if (event.type === "resources_gained") return rule.startsWith("IG-DOM");
  if (event.type === "points_scored") return event["kind"] === "regions";
  return STEPS.has(event.type);
}

/** A resource that somebody takes is seen on their card; everything else is told. */
function isNotable(event: GameEvent): boolean {
  return event.type !== "resources_gained" || event["rule"] === "IG-DOM-19";
}

export function countedOf(event: GameEvent): RegionCounted {
  return event as GameEvent & RegionCounted;
}

function regionScene(counted: RegionCounted, event: number): Extract<IceGardenScene, { kind: "region" }> {
  const steps = Math.max(1, counted.places.length);
  const quick = counted.places.length < 2;
  return { kind: "region", counted, events: [], steps, event, place: `region:${counted.region}`, brief: quick };
}

function addYield(scene: Extract<IceGardenScene, { kind: "region" }>, event: GameEvent): void {
  scene.events.push(event);
  scene.steps = Math.max(1, scene.counted.places.length) + scene.events.length;
  scene.brief = false;
  scene.moves = [
    ...Array.from({ length: scene.steps - scene.events.length }, () => []),
    ...scene.events.map((one) => [one].filter(movesPieces)),
  ];
}

function kindOf(event: GameEvent): "vuko" | "attack" | "snow" | "end" | null {
  if (VUKO.has(event.type)) return "vuko";
  if (ATTACK.has(event.type)) return "attack";
  if (event.type === "points_scored" && event["kind"] === "kills") return "attack";
  if (event.type === "dead_snow_rose") return "snow";
  return END.has(event.type) ? "end" : null;
}

/** The scenes of some entries; `chronicle` is everything before them, in which a region may have been counted. */
export function scenesOf(entries: readonly ChronicleEntry[], chronicle: readonly ChronicleEntry[]): IceGardenScene[] {
  const now = entries.flatMap((entry) => entry.events);
  const scenes: IceGardenScene[] = [];
  let region: Extract<IceGardenScene, { kind: "region" }> | null = null;
  now.forEach((event, i) => {
    if (event.type === "region_counted") {
      region = regionScene(countedOf(event), i);
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
function resumed(
  chronicle: readonly ChronicleEntry[],
  i: number,
  notable: boolean,
): Extract<IceGardenScene, { kind: "region" }> | null {
  if (!notable) return null;
  for (const entry of chronicle.toReversed()) {
    const counted = entry.events.findLast((event) => event.type === "region_counted");
    if (counted === undefined) continue;
    const scene = regionScene(countedOf(counted), i);
    return { ...scene, start: scene.steps };
  }
  return null;
}

function join(scenes: IceGardenScene[], event: GameEvent, i: number): void {
  const last = scenes.at(-1);
  const kind = kindOf(event);
  if (kind === null) {
    // what somebody loses by Making comes right after the ash
    if (last?.kind === "snow" && SNOW.has(event.type)) last.events.push(event);
    return;
  }
  if (last?.kind === kind) {
    last.events.push(event);
    if (kind !== "snow") last.steps = last.events.length;
    last.moves = last.events.map((one) => [one].filter(movesPieces));
    return;
  }
  const where = event["target"] ?? event["region"];
  scenes.push({
    kind,
    events: [event],
    steps: 1,
    event: i,
    brief: kind === "snow",
    moves: [[event].filter(movesPieces)],
    ...(typeof where === "string" ? { place: `region:${where}` } : {}),
  });
}

/** Points by turn, as the events told of them. */
export function pointsByTurn(entries: ChronicleEntry[], seats: number): { label: string; points: number[] }[] {
  const rows: { label: string; points: number[] }[] = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === "turn_began")
      rows.push({ label: String(event["turn"]), points: new Array<number>(seats).fill(0) });
    else if (event.type === "points_scored") {
      const points = rows.at(-1)?.points;
      const seat = Number(event["seat"]);
      if (points?.[seat] !== undefined) points[seat] += Number(event["points"]);
    }
  }
  return rows;
}
