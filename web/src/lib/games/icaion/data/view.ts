/** Icaion's view, components and previews, whose types are generated from shapes.py of the game. */

import type { Stage } from "../../../net/stage.svelte";
import type {
  Components,
  MachineView,
  PileView,
  PlayerView,
  RegionView,
  RowsView,
  SpaceData,
  View,
} from "../generated";

export type {
  ApparatusData,
  CharacterData,
  Components,
  CraterData,
  CurioData,
  DeployTarget,
  EventCardData,
  ExtractStep,
  KindData,
  NodeData,
  PileView,
  PlayerView,
  Preview as Effects,
  Qoam,
  RegionView,
  RestoreTarget,
  RowData,
  SomeQoam,
  SpaceData,
  View as IcaionView,
  WonderData,
} from "../generated";

export type Colour = PileView["colour"];
export type RegionType = RegionView["type"];
export type Machine = MachineView["machine"];
export type Owner = MachineView["owner"];
export type RowId = keyof RowsView;

export const COLOURS: readonly Colour[] = ["blue", "brown", "green", "grey", "pink"];
export const MACHINES: readonly Machine[] = ["harvester", "scavenger", "refiner"];
export const ROWS: readonly RowId[] = ["strength", "movement", "cage"];
export const ACTIONS = ["extract", "deploy", "eradicate", "investigate", "retrieve", "install", "restore"] as const;
export const YEARS = ["I", "II", "III"] as const;

/** The Qoam that each type of Region bears. */
export const COLOUR_OF: Record<RegionType, Colour> = {
  river: "blue",
  mountain: "brown",
  forest: "green",
  myst: "grey",
  crystal: "pink",
};

export function viewOf(stage: Stage): View | null {
  return stage.view as View | null;
}

/** Empty until the components are here. */
export function componentsOf(stage: Stage): Partial<Components> {
  return stage.components as Partial<Components>;
}

const NUMERALS = [...YEARS, "IV", "V"];

/** The number of a Year, or of a place in the order of play. */
export function roman(n: number): string {
  return NUMERALS[n - 1] ?? "";
}

/** The colours of which there is some. */
export function coloursPresent(qoam: Partial<Record<Colour, number>>): { colour: Colour; n: number }[] {
  return COLOURS.map((colour) => ({ colour, n: qoam[colour] ?? 0 })).filter(({ n }) => n !== 0);
}

/** One entry per crystal. */
export function crystals(qoam: Partial<Record<Colour, number>>): Colour[] {
  return coloursPresent(qoam).flatMap(({ colour, n }) => Array.from({ length: n }, () => colour));
}

export function handSize(player: PlayerView): number {
  return typeof player.hand === "number" ? player.hand : player.hand.length;
}

/** The players by the Parasites of this Year; of those tied the one earlier in the order of play. */
export function playersByParasites(view: View): PlayerView[] {
  return view.players.toSorted((a, b) => b.parasites - a.parasites || a.place - b.place);
}

/** The spaces of the Event Track for this number of players, in order. */
export function spacesOf(stage: Stage, seats: number): SpaceData[] {
  const { players, spaces } = componentsOf(stage);
  const track = players?.find((one) => one.seats === seats)?.track ?? "";
  return spaces?.filter(({ id }) => id.startsWith(`${track}_`)) ?? [];
}

/** The type and Year of a tile of Apparatus, such as "blue_2". */
export function tileOf(id: string): { colour: Colour; year: number } {
  const [colour = "", year = ""] = id.split("_");
  return { colour: colour as Colour, year: Number(year) };
}
