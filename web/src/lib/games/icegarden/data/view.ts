/** The shape of the Ice Garden's view and components as the hall tells them; view.py and components.py say what they mean. */

import type { Stage } from "../../../net/stage.svelte";

export const RESOURCES = ["population", "gold", "m"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Record<Resource, number>;

export const REGIONS = ["isle", "sails", "fjords", "fire", "valley", "empire", "snakes", "zym"] as const;
export const FIELDS = ["throat", "influence", "move", "mountain", "raven", "making", "activation", "vuko"] as const;

/** One seat's hold on a region: `region_counted` tells it in the same words. */
export interface Place {
  seat: number;
  place: number;
  influence: number;
  markers: number;
  units: Record<string, number>;
  levels: number;
  domination: number;
  held: number;
  receives: boolean;
  neighbours?: number;
  by?: "influence" | "neighbours" | "reputation";
}

export interface Pieces {
  markers: number;
  held: number;
  level_1: number;
  level_2: number;
  level_3: number;
}

export interface RegionView {
  id: string;
  status: "out" | "open" | "closed";
  token: string | null;
  charms: number;
  charms_moved: number;
  nations: number;
  tower: boolean;
  nightmares: number;
  locked: number;
  pieces: Pieces[];
  needed: number;
  places: Place[];
}

export interface UnitView {
  unit: string;
  level: 1 | 2 | 3;
  reserve: number;
  on_map: number;
  abilities: Record<string, number>;
  upgrades: string[];
  spied: string[];
  slots: number;
  free_slots: number;
}

export interface PlayerView {
  seat: number;
  character: string | null;
  population: number;
  gold: number;
  m: number[];
  points: number;
  points_by_source: Record<string, number>;
  vuko_tokens: number;
  markers_left: number;
  throat: number;
  captured: number;
  actions_left: number;
  influence: number;
  goal: { steps: number; needed: number; reached: boolean } | null;
  units: UnitView[];
}

export interface FieldView {
  place: number;
  field: string | null;
  markers: number[];
  spaces: number;
}

export interface IceGardenView {
  seat: number | null;
  seats: number;
  turn: number;
  phase: "setup" | "start" | "initiative" | "planning" | "action" | "domination";
  field: string | null;
  ended: string;
  deciding: { seat: number; kind: string } | null;
  order: number[];
  dead_snow: { at: number; limit: number };
  reputation: { last: number; order: number[]; fields: number[] };
  initiative: { fields: number[]; stacks: number[][]; boats: number; long_jumps: number[][] };
  scoring: number;
  fields: FieldView[];
  mountain_cost: number;
  supply: Amounts;
  upgrades_left: Record<string, number>;
  regions: RegionView[];
  region_order: string[];
  resolving: { region: string; places: { seat: number; receives: boolean }[] } | null;
  thorn: string | null;
  vuko: {
    region: string | null;
    companions: number;
    visits: number | null;
    tiles: { tile: string; stage: number; in_force: boolean }[];
  };
  players: PlayerView[];
}

export interface TokenData extends Amounts {
  id: string;
  players: number;
  number: number;
  points: [number, number, number];
}

export interface ShipData {
  field: number;
  stage: number;
  order: number;
  actions: number;
  red: boolean;
}

export interface UnitData {
  id: string;
  message: string;
  character: string;
  level: 1 | 2 | 3;
  count: number;
  bound: string[];
  printed: string[];
  slots: number;
  spy_slots: number;
}

export interface AbilityData {
  id: string;
  message: string;
  generic: boolean;
  tokens: number;
  price: number;
}

export interface CharacterData {
  id: string;
  message: string;
  goal: number;
  units: string[];
}

export interface Components {
  tokens: TokenData[];
  initiative: ShipData[];
  units: UnitData[];
  abilities: AbilityData[];
  characters: CharacterData[];
}

/** A place in a preview: before and after. */
export interface Standing {
  seat: number;
  influence: number;
  receives: boolean;
  by: string;
}

/** What the hall's `previewed` tells; the head of preview.py says what the fields mean. */
export interface Effects {
  events?: (Record<string, unknown> & { type: string })[];
  resources?: Partial<Amounts>;
  m?: number[];
  points?: number;
  dead_snow?: { from: number; to: number; limit: number };
  reputation?: { seat: number; from: number; to: number; place: number }[];
  ends?: { reason: string; order: number[] };
  regions?: { region: string; before: Standing[]; after: Standing[]; closed?: boolean }[];
  reach?: string[];
  cost?: Partial<Amounts>;
  enough?: boolean;
  prices?: { unit: string; level: number; count: number; reputation: number }[];
  attacks?: Record<string, number>;
  units?: string[];
  position?: number;
  actions?: number;
  scoring?: boolean;
  order?: number[];
  action?: string;
  space?: number;
}

export function viewOf(stage: Stage): IceGardenView | null {
  return stage.view as IceGardenView | null;
}

/** Empty until the components are here. */
export function componentsOf(stage: Stage): Partial<Components> {
  return stage.components as Partial<Components>;
}

export function regionOf(view: IceGardenView, id: string): RegionView | undefined {
  return view.regions.find((region) => region.id === id);
}

/** The units of a level that a seat's pieces hold. */
export function unitsAt(pieces: Pieces, level: 1 | 2 | 3): number {
  return level === 1 ? pieces.level_1 : level === 2 ? pieces.level_2 : pieces.level_3;
}
