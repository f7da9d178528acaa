import type { View } from "../../../net/stage.svelte";
import type { Texts } from "../../../texts/texts.svelte";
import { ALARMS, type EventType, type GameEvent } from "./events";
import type { IcaionView } from "./view";

/** Which drawing stands for what; the names are those of icons.json. */

export function emblem(view: View, seat: number): string | undefined {
  const seeker = (view as IcaionView).players[seat]?.seeker;
  return seeker ? `seeker-${seeker}` : undefined;
}

export function role(view: View, seat: number, texts: Texts): string | undefined {
  const seeker = (view as IcaionView).players[seat]?.seeker;
  return seeker ? texts.name("seeker", seeker) : undefined;
}

/** Those that show always the same. */
const EVENTS: Partial<Record<EventType, string>> = {
  apparatus_discarded: "apparatus",
  apparatus_installed: "install",
  apparatus_retrieved: "retrieve",
  armor_put_on: "seeker-criminal",
  armor_removed: "seeker-criminal",
  batch_discarded: "cage",
  cage_lost: "cage",
  camped: "camp",
  colossus_card_added: "colossus",
  colossus_cards_dealt: "colossus",
  colossus_moved: "colossus",
  colossus_placed: "colossus",
  curio_discarded: "curio",
  curio_played: "curio",
  curios_drawn: "draw",
  curios_reshuffled: "curio",
  event_foreseen: "event",
  event_revealed: "event",
  gear_revealed: "gear-tools",
  harvester_any: "harvester",
  last_round: "sleep",
  match_ended: "reputation",
  order_dealt: "move",
  order_set: "move",
  parasite_placed: "parasite",
  parasites_collected: "eradicate",
  power_recharged: "recharge",
  power_used: "eps",
  qoam_added: "qoam",
  qoam_converted: "convert",
  qoam_delivered: "qoam",
  qoam_discarded: "cage",
  qoam_extracted: "extract",
  qoam_gained: "qoam",
  qoam_laid_out: "qoam",
  qoam_replaced: "cage",
  qoam_spent: "qoam",
  qoam_stored: "cage",
  region_overrun: "parasite",
  region_saturated: "qoam",
  reputation_gained: "reputation",
  seeker_moved: "move",
  seeker_placed: "move",
  seeker_wounded: "wound",
  seekers_attacked: "attack",
  seekers_revealed: "move",
  shard_kept: "shard",
  shard_removed: "shard",
  shard_revealed: "investigate",
  shards_plugged_in: "shard",
  sides_chosen: "day",
  starting_qoam_taken: "qoam",
  turn_started: "move",
  upgrade_activated: "upgrade",
  upgrade_discarded: "upgrade",
  wonders_revealed: "restore",
  wound_prevented: "wound",
  year_ended: "sleep",
  year_started: "event",
};

export function eventIcon(event: GameEvent): string | undefined {
  switch (event.type) {
    case "action_taken":
      return event.action;
    case "character_dealt":
    case "seeker_chosen":
      return `seeker-${event.seeker}`;
    case "gear_chosen":
      return `gear-${event.gear}`;
    case "machine_activated":
    case "machine_blocked":
    case "machine_deployed":
    case "machine_destroyed":
    case "neutral_machine_destroyed":
    case "neutral_machine_placed":
      return event.machine;
    case "icon_uncovered":
      return event.row;
    case "wonder_activated":
    case "wonder_restored":
      return `wonder-${event.wonder}`;
    default:
      return ALARMS.has(event.type) ? "warning" : EVENTS[event.type];
  }
}
