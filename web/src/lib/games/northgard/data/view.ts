/** Northgard's view and components, whose types are generated from shapes.py of the game. */

import type { Stage } from "../../../net/stage.svelte";
import type { Amounts, Components, View } from "../generated";

export type {
  Amounts,
  BattleSide,
  BattleView,
  BuildingData,
  CardData,
  ClanData,
  Components,
  CreatureData,
  EffectData,
  FaceData,
  PlayerView,
  TerritoryView,
  TileData,
  TileRegion,
  TokenData,
  View as NorthgardView,
} from "../generated";

export const RESOURCES: readonly (keyof Amounts)[] = ["food", "wood", "lore"];

export const NOBODY = -1;
export const CREATURE = -2; // a side of a battle that is no seat

export function viewOf(stage: Stage): View | null {
  return stage.view as View | null;
}

/** Empty lists until the components are here. */
export function componentsOf(stage: Stage): Partial<Components> {
  return stage.components as Partial<Components>;
}
