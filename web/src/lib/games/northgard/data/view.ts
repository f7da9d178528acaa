/** Northgard's view and components, whose types are generated from shapes.py of the game. */

import type { Stage } from "../../../net/stage.svelte";
import type { Amounts, CardData as ToldCard, Components, View } from "../generated";

export type {
  Amounts,
  BattleSide,
  BattleView,
  BuildingData,
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

/** A card as the pack tells of it; of one it does not tell of, not even the kind is known. */
export type CardData = Omit<ToldCard, "kind"> & { kind: ToldCard["kind"] | "unknown" };

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
