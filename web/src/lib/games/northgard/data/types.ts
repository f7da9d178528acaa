/** The shape of Northgard's view and components as the hall tells them; view.py and components.py say what they mean. */

import type { Stage } from "../../../net/stage.svelte";

export type Resource = "food" | "wood" | "lore";
export const RESOURCES: readonly Resource[] = ["food", "wood", "lore"];
export type Amounts = Record<Resource, number>;

export const NOBODY = -1;
export const CREATURE = -2; // a side of a battle that is no seat

export interface PlayerView {
  seat: number;
  clan: string | null;
  resources: Amounts;
  fame: number | null;
  hand: string[] | number;
  draw_pile: number;
  known_on_draw_pile: (string | null)[];
  active: string[];
  discard: string[];
  upgrades: string[];
  reserve: number;
  passed: boolean;
  played: string[];
  conqueror: boolean;
  kaija_rampages: boolean;
  foresight: boolean;
  builds: number;
  partner?: number; // in team play
}

export interface SlotView {
  slot: string;
  kind: string;
  building: string | null;
}

export interface TerritoryView {
  id: string;
  regions: string[];
  owner: number | null;
  units: number;
  raider: number | null;
  raiders: number;
  closed: boolean;
  size: number;
  symbols: Amounts;
  lairs: number;
  buildings: string[];
  slots: SlotView[];
  neighbours: { id: string; rough: boolean }[];
}

export interface BattleView {
  territory: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  creature?: string;
  sides: [BattleSide, BattleSide]; // the attacker's, the defender's
}

/** One side of a battle: what its combat points are made of and what it inflicts, with its die as far as it is rolled. */
export interface BattleSide {
  points: {
    figures: number;
    strength: number; // of a creature
    clan: number;
    cards: number;
    buildings: number;
    food: number;
    die: number;
  };
  casualties: { cards: number; buildings: number; die: number };
  shield: number; // casualties a card spares it
  die: number | null; // the face rolled
  taken: "point" | "casualty" | null; // on the choice face
  bonus: "point" | "casualty" | null; // from a card that gives the choice
}

export interface NorthgardView {
  seat: number | null;
  seats: number;
  year: number;
  years: number;
  first_player: number;
  turn: number;
  ended: string;
  deciding: { seat: number; kind: string } | null;
  players: PlayerView[];
  row: string[];
  achievements: string[];
  development_left: number;
  removed: string[];
  unrest_left: number;
  tiles_left: number;
  drawn_tiles: string[];
  supply: Record<string, number>;
  tiles: { tile: string; x: number; y: number; rotation: number }[];
  territories: TerritoryView[];
  battle: BattleView | null;
  scorched_earth: string | null;
  kaija: string | null;
  creatures: { creature: string; territory: string }[];
  creatures_left: number;
  creatures_discarded: string[];
  spied: { seat: number; cards: string[] } | null;
  my_tiles: string[];
  looking: string[] | number;
}

/** An effect as the pack writes it; what an op may say besides is in the pack's own description. */
export interface Effect {
  op: string;
  n?: number;
  options?: Effect[][];
  [parameter: string]: unknown;
}

interface Sourced {
  source?: string;
  note?: string;
  note_message?: string;
}

export interface CardData extends Sourced {
  id: string;
  kind: string;
  clan: string | null;
  rank: number | null;
  copies: number;
  flash: boolean;
  fame: number;
  effects: Effect[];
  message: string;
  text: string;
}

export interface TileRegion {
  id: string;
  symbols: Amounts;
  slots: string[];
  lairs: number;
}

export interface TileData extends Sourced {
  id: string;
  kind: string;
  message: string;
  sides: string[];
  regions: TileRegion[];
  borders: { between: string[]; rough: boolean }[];
  rotations: number[];
}

export interface BuildingData extends Sourced {
  id: string;
  size: string;
  slot: string;
  cost: { wood: number };
  count: number;
  gives: Partial<Record<string, number>>;
  message: string;
  text: string;
}

export interface CreatureData extends Sourced {
  id: string;
  kind: string;
  strength: number;
  fame: number;
  priorities: string[];
  shares: boolean;
  message: string;
  text: string;
}

export interface ClanData {
  id: string;
  cards: string[];
  message: string;
  text: string;
}

export interface FaceData extends Sourced {
  points: number;
  casualties: number;
  choice: boolean;
}

export interface TokenData {
  id: string;
  kind: string;
  count: number | null;
  message: string;
}

export interface Components {
  tiles: TileData[];
  cards: CardData[];
  buildings: BuildingData[];
  creatures: CreatureData[];
  clans: ClanData[];
  faces: FaceData[];
  winter: { up_to: number; food: number; wood: number }[];
  starting_resources: (Amounts & { place: number })[];
  tokens: TokenData[];
  costs: { id: string; lore: number }[];
}

export function viewOf(stage: Stage): NorthgardView | null {
  return stage.view as NorthgardView | null;
}

/** Empty lists until the components are here. */
export function componentsOf(stage: Stage): Partial<Components> {
  return stage.components as Partial<Components>;
}
