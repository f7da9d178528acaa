import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { RESOURCES } from "../data/view";

/** What a seat has of a Domination. */
export interface Gain {
  seat: number;
  resources: { population: number; gold: number; m: number };
  points: number;
  /** Steps towards the personal goal. */
  steps: number;
}

const GOAL_STEPS = new Set(["tower_built", "marker_recruited", "charm_absorbed", "region_closed"]);

function count(event: GameEvent, gainOf: (seat: unknown) => Gain | undefined): void {
  const gain = gainOf(event["seat"]);
  if (gain === undefined) return;
  if (event.type === "resources_gained") for (const name of RESOURCES) gain.resources[name] += Number(event[name] ?? 0);
  else if (event.type === "plundered") {
    const name = RESOURCES.find((one) => one === event["resource"]);
    const victim = gainOf(event["player"]);
    if (name !== undefined) gain.resources[name] += 1;
    if (name !== undefined && victim !== undefined) victim.resources[name] -= 1;
  } else if (event.type === "points_scored" && event["kind"] === "regions") gain.points += Number(event["points"]);
  else if (GOAL_STEPS.has(event.type)) gain.steps += 1;
}

/** What everybody has of the Domination that ends before the event with this number. */
export function gainsOf(
  chronicle: readonly ChronicleEntry[],
  events: readonly GameEvent[],
  until: number,
  seats: number,
): Gain[] {
  const gains: Gain[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    resources: { population: 0, gold: 0, m: 0 },
    points: 0,
    steps: 0,
  }));
  const all = [...chronicle.flatMap((entry) => entry.events), ...events.slice(0, until)];
  const begun = all.findLastIndex(({ type }) => type === "domination_began");
  if (begun < 0 || all.slice(begun).some(({ type }) => type === "turn_began")) return [];
  for (const event of all.slice(begun)) count(event, (seat) => gains[Number(seat)]);
  return gains;
}
