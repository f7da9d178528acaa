import type { View } from "../../../net/stage.svelte";
import type { Texts } from "../../../texts/texts.svelte";
import { ALARMS, type EventType, type GameEvent } from "./events";
import type { NorthgardView } from "./view";

/** Which drawing stands for what; the names are those of icons.json. */

export function clanIcon(clan: string): string {
  return `clan-${clan}`;
}

export function buildingIcon(building: string): string {
  return `building-${building}`;
}

/** By kind or by id: the creatures of a kind are told apart by a number. */
export function creatureIcon(creature: string): string {
  return `creature-${creature.split("_")[0] ?? creature}`;
}

export function emblem(view: View, seat: number): string | undefined {
  const clan = (view as NorthgardView).players[seat]?.clan;
  return clan ? clanIcon(clan) : undefined;
}

export function role(view: View, seat: number, texts: Texts): string | undefined {
  const clan = (view as NorthgardView).players[seat]?.clan;
  return clan ? texts.name("clan", clan) : undefined;
}

export function partner(view: View, seat: number): number | undefined {
  return (view as NorthgardView).players[seat]?.partner;
}

/** Whose turn it is. Outside the turns of the players the view still names the one who had the last. */
export function turn(view: View): number | null {
  const { phase, turn: last } = view as NorthgardView;
  return phase === "actions" ? last : null;
}

const EVENTS: Partial<Record<EventType, string>> = {
  achievements_offered: "trophy-achievement",
  achievements_revealed: "trophy-achievement",
  attackers_fell: "lost",
  battle_began: "battle",
  battle_decided: "battle",
  both_sides_fell: "lost",
  card_cancelled: "annul",
  card_copied: "copy",
  card_demanded: "look",
  card_discarded: "discard",
  card_played: "held",
  card_removed: "discard-pile",
  card_returned: "put-back",
  card_set_aside: "discard",
  card_taken: "development",
  card_taken_back: "take-back",
  cards_drawn: "draw",
  cards_kept: "held",
  creature_battle_began: "battle",
  creature_battle_decided: "battle",
  creature_die_rolled: "dice",
  deck_reshuffled: "swap-card",
  defenders_fell: "lost",
  die_rolled: "dice",
  exchange_declined: "annul",
  exploration_failed: "explore",
  face_chosen: "dice",
  fame_gained: "fame",
  first_player_changed: "first-player",
  first_player_roll: "dice",
  hand_seen: "look",
  kaija_lost: "kaija",
  kaija_placed: "kaija",
  match_ended: "phase-over",
  nothing_discarded: "discard",
  player_passed: "passed",
  reaction_played: "held",
  resources_exchanged: "team",
  resources_gained: "collect",
  resources_traded: "trade",
  row_cleared: "discard-pile",
  row_revealed: "development",
  scorched_earth_placed: "scorched",
  setup_tile_shown: "tile",
  setup_tiles_drawn: "tile",
  setup_tiles_redrawn: "tile",
  setup_tiles_returned: "tile",
  territories_joined: "explore",
  territory_closed: "closed",
  territory_occupied: "move",
  tile_drawn: "explore",
  tile_placed: "explore",
  tile_unplaceable: "tile",
  tiles_put_back: "tile",
  tiles_shuffled: "tile",
  tribute_given: "collect",
  unit_pushed: "push",
  units_lost: "lost",
  units_moved: "move",
  units_placed: "recruit",
  units_recruited: "recruit",
  units_retreated: "retreat",
  units_returned: "recruit",
  unrest_taken: "unrest",
  upgrade_taken: "put-back",
  year_began: "phase-start",
  year_effect: "hourglass",
};

export function eventIcon(event: GameEvent): string | undefined {
  switch (event.type) {
    case "building_built":
    case "building_replaced":
      return buildingIcon(event.building);
    case "clan_chosen":
      return clanIcon(event.clan);
    case "creature_appeared":
    case "creature_moved":
    case "creature_stayed":
    case "creature_defeated":
      return creatureIcon(event.creature);
    case "resources_paid":
      return event.phase === "winter" ? "phase-winter" : "collect";
    default:
      return ALARMS.has(event.type) ? "warning" : EVENTS[event.type];
  }
}
