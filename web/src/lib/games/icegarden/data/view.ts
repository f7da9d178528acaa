/** The Ice Garden's view, components and previews, whose types are generated from shapes.py of the game. */

import type { Stage } from "../../../net/stage.svelte";
import type { Components, PiecesView, RegionView, Resources, View } from "../generated";

export type {
  AbilityData,
  CharacterData,
  Components,
  PlaceCount as Place,
  PlacePreview,
  PlayerView,
  Preview as Effects,
  RegionView,
  ShipData,
  TokenData,
  UnitData,
  UnitView,
  View as IceGardenView,
} from "../generated";

export const RESOURCES: readonly (keyof Resources)[] = ["population", "gold", "m"];

export const FIELDS = ["throat", "influence", "move", "mountain", "raven", "making", "activation", "vuko"] as const;

export function viewOf(stage: Stage): View | null {
  return stage.view as View | null;
}

/** Empty until the components are here. */
export function componentsOf(stage: Stage): Partial<Components> {
  return stage.components as Partial<Components>;
}

export function regionOf(view: View, id: string): RegionView | undefined {
  return view.regions.find((region) => region.id === id);
}

/** The number on the token of a region, which stands on the board too. */
export function tokenNumber(stage: Stage, region: string): number | undefined {
  const view = viewOf(stage);
  const token = view === null ? undefined : regionOf(view, region)?.token;
  return componentsOf(stage).tokens?.find(({ id }) => id === token)?.number;
}

/** The units of a level that a seat's pieces hold. */
export function unitsAt(pieces: PiecesView, level: number): number {
  return level === 1 ? pieces.level_1 : level === 2 ? pieces.level_2 : pieces.level_3;
}
