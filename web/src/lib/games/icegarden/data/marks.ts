import type { View } from "../../../net/stage.svelte";
import type { Texts } from "../../../texts/texts.svelte";
import { ALARMS, type EventType, type GameEvent } from "./events";
import type { IceGardenView } from "./view";

/** Which drawing stands for what; the names are those of icons.json. */

export function emblem(view: View, seat: number): string | undefined {
  const character = (view as IceGardenView).players[seat]?.character;
  return character ? `character-${character}` : undefined;
}

export function role(view: View, seat: number, texts: Texts): string | undefined {
  const character = (view as IceGardenView).players[seat]?.character;
  return character ? texts.name("character", character) : undefined;
}

/** What a character gathers for their goal. */
export const GOALS: Record<string, string> = {
  freihoff: "tower",
  fjollsfinn: "captured",
  dyken: "charm",
  callo: "closure",
};

const EVENTS: Partial<Record<EventType, string>> = {
  ability_spied: "ability-spy",
  attack_unpaid: "ability-attack",
  charm_absorbed: "thorn",
  charm_fled: "charm",
  charm_moved: "charm",
  charms_placed: "charm",
  charms_turned: "charm",
  companion_joined: "nation",
  dead_snow_rose: "snow",
  domination_began: "phase-domination",
  exchanged: "exchange",
  game_ended: "phase-over",
  goal_reached: "phase-over",
  jumped: "initiative",
  m_moved: "raise",
  marker_killed: "ability-attack",
  marker_left_on_throat: "field-throat",
  marker_placed: "marker",
  marker_recruited: "captured",
  marker_swapped: "ability-faun",
  markers_forfeited: "phase-planning",
  markers_held: "field-vuko",
  markers_locked: "closure",
  markers_lost_to_night: "tile-night_wanderers",
  markers_returned: "marker",
  markers_stacked: "initiative",
  nation_killed: "ability-attack",
  nations_placed: "nation",
  nightmare_placed: "nightmare",
  order_tokens_returned: "phase-planning",
  pieces_moved: "field-move",
  plundered: "ability-plunder",
  points_scored: "points",
  region_closed: "closure",
  region_counted: "phase-domination",
  regions_chosen: "phase-setup",
  relief_given: "marker",
  reputation_lost: "reputation",
  reputation_regained: "reputation",
  resources_gained: "gold",
  resources_paid: "gold",
  scoring_announced: "points",
  steps_lost: "raise",
  thorn_placed: "thorn",
  token_placed: "phase-setup",
  tokens_revealed: "phase-setup",
  tower_built: "tower",
  turn_began: "phase-start",
  turn_order_set: "initiative",
  unit_doomed: "ability-attack",
  unit_killed_by_vuko: "field-vuko",
  unit_lost_in_closing: "killed",
  unit_removed: "killed",
  vuko_driven_off: "field-vuko",
  vuko_skipped: "field-vuko",
  vuko_stayed: "field-vuko",
  vuko_token_taken: "vuko-token",
  vuko_tokens_discarded: "vuko-token",
  vuko_walked: "field-vuko",
};

export function eventIcon(event: GameEvent): string | undefined {
  switch (event.type) {
    case "character_taken":
      return `character-${event.character}`;
    case "action_began":
    case "action_declined":
    case "action_idle":
    case "marker_planned":
    case "order_token_assigned":
      return `field-${event.action}`;
    case "unit_summoned":
      return `unit-${event.unit}`;
    case "upgrade_bought":
      return `ability-${event.ability}`;
    case "vuko_tile_began":
      return `tile-${event.tile}`;
    case "resources_gained":
    case "resources_paid":
      return (["m", "gold", "population"] as const).find((name) => event[name] !== undefined) ?? "gold";
    default:
      return ALARMS.has(event.type) ? "warning" : EVENTS[event.type];
  }
}
