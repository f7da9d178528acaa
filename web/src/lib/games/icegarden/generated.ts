// Made from Python's types by `make protocol`; edit those instead.

/**
 * ``seat`` None: a spectator's. ``region_order`` is by the numbers of the tokens, empty until they are revealed.
 */
export interface View {
  seat: number | null;
  seats: number;
  turn: number;
  phase: "setup" | "start" | "initiative" | "planning" | "action" | "domination";
  field: ("throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko") | null;
  ended: string;
  deciding: DecidingView | null;
  order: number[];
  dead_snow: DeadSnowView;
  reputation: ReputationView;
  initiative: InitiativeView;
  scoring: number;
  fields: ActionFieldView[];
  mountain_cost: number;
  supply: Resources;
  upgrades_left: {
    [k: string]: number;
  };
  regions: RegionView[];
  region_order: string[];
  resolving: ResolvingView | null;
  thorn: string | null;
  vuko: VukoView;
  players: PlayerView[];
}
export interface DecidingView {
  seat: number;
  kind: string;
}
export interface DeadSnowView {
  at: number;
  limit: number;
}
/**
 * ``order`` runs from the best to the worst; on one field the earlier lies lower in the stack. ``fields`` are by
 * seat, ``last`` is the last of the track.
 */
export interface ReputationView {
  last: number;
  order: number[];
  fields: number[];
}
/**
 * ``fields``: by seat, counted from 1. ``stacks``: the seats on each field of the track, from the bottom up.
 * ``long_jumps``: by seat, the stages in which its jump of two is used.
 */
export interface InitiativeView {
  fields: number[];
  stacks: number[][];
  boats: number;
  long_jumps: number[][];
}
/**
 * The field at a place in the order of resolving; None while its order token is not assigned. ``markers`` are seats
 * in the order of their spaces; 0 ``spaces``: no limit, or a field without markers.
 */
export interface ActionFieldView {
  place: number;
  field: ("throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko") | null;
  markers: number[];
  spaces: number;
}
export interface Resources {
  population: number;
  gold: number;
  m: number;
}
/**
 * ``token`` None: out of play or not yet revealed. ``pieces`` are by seat, ``places`` those of an open region if it
 * were counted now.
 */
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
  pieces: PiecesView[];
  needed: number;
  places: PlaceCount[];
}
/**
 * Markers, markers held by Vuko, units by level.
 */
export interface PiecesView {
  markers: number;
  held: number;
  level_1: number;
  level_2: number;
  level_3: number;
}
/**
 * A seat's hold on a region, with every part of the count by name. ``units`` are by their ids, ``levels`` what they
 * count together. ``held``: markers held by Vuko, which do not count. ``neighbours`` is there where others have as
 * much influence; ``by`` is what put the seat before the next one: influence, neighbours or reputation.
 */
export interface PlaceCount {
  seat: number;
  place: number;
  influence: number;
  markers: number;
  units: {
    [k: string]: number;
  };
  levels: number;
  domination: number;
  held: number;
  receives: boolean;
  neighbours?: number;
  by?: "influence" | "neighbours" | "reputation";
}
/**
 * The region whose Domination is being resolved, and its places.
 */
export interface ResolvingView {
  region: string;
  places: ResolvingPlace[];
}
export interface ResolvingPlace {
  seat: number;
  receives: boolean;
}
/**
 * ``visits``: whom Vuko would visit now; None while all are in the safe zone.
 */
export interface VukoView {
  region: string | null;
  companions: number;
  visits: number | null;
  tiles: VukoTileView[];
}
export interface VukoTileView {
  tile: "fire_people" | "whisperers" | "night_wanderers" | "both_bears";
  stage: number;
  in_force: boolean;
}
/**
 * ``m`` is by level. ``goal`` and ``units`` are empty until the seat has a character.
 */
export interface PlayerView {
  seat: number;
  character: ("fjollsfinn" | "dyken" | "freihoff" | "callo") | null;
  population: number;
  gold: number;
  m: number[];
  points: number;
  points_by_source: PointsBySource;
  vuko_tokens: number;
  markers_left: number;
  throat: number;
  captured: number;
  actions_left: number;
  influence: number;
  goal: GoalView | null;
  units: UnitView[];
}
export interface PointsBySource {
  regions: number;
  kills: number;
  throat: number;
}
export interface GoalView {
  steps: number;
  needed: number;
  reached: boolean;
}
/**
 * A unit type: where its figures are, and what they can do. ``abilities``: how often it has each generic one;
 * ``upgrades``: those that were bought; ``spied``: those on Harrasim's spy slots.
 */
export interface UnitView {
  unit: string;
  level: 1 | 2 | 3;
  reserve: number;
  on_map: number;
  abilities: {
    [k: string]: number;
  };
  upgrades: string[];
  spied: string[];
  slots: number;
  free_slots: number;
}
/**
 * What a choice would bring. docs/protocol.md says which choices tell what.
 *
 * ``events`` would happen; ``resources`` are gained or, below 0, paid; ``m`` is the M by level afterwards. ``reach``
 * are regions, ``vuko`` his next visit where that changes, ``pieces`` those that would go, ``attacks`` the strength by
 * region, ``targets`` what can be attacked, ``acts_before`` how many of the markers now on a field would act later.
 */
export interface Preview {
  events?: {
    [k: string]: unknown;
  }[];
  resources?: SomeResources;
  m?: number[];
  points?: number;
  dead_snow?: DeadSnowChange;
  reputation?: ReputationChange[];
  ends?: EndPreview;
  regions?: RegionPreview[];
  vuko?: VukoPreview;
  character?: string;
  goal?: number;
  units?: string[];
  token?: TokenFace;
  charms?: number;
  reach?: string[];
  cost?: SomeResources;
  pieces?: {
    [k: string]: number;
  };
  most?: number;
  prices?: SummonPrice[];
  ability?: string;
  attacks?: {
    [k: string]: number;
  };
  targets?: string[];
  position?: number;
  stage?: number;
  number?: number;
  actions?: number;
  scoring?: boolean;
  order?: number[];
  action?: "throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko";
  space?: number;
  acts_before?: number;
  enough?: boolean;
}
/**
 * Only the resources that change, or that something costs.
 */
export interface SomeResources {
  population?: number;
  gold?: number;
  m?: number;
}
export interface DeadSnowChange {
  from: number;
  to: number;
  limit: number;
}
export interface ReputationChange {
  seat: number;
  from: number;
  to: number;
  place: number;
}
/**
 * The final ``order`` of the seats, if the choice ends the game.
 */
export interface EndPreview {
  reason: string;
  order: number[];
}
/**
 * A region whose places change; ``needed`` is the least influence that receives anything afterwards.
 */
export interface RegionPreview {
  region: string;
  before: PlacePreview[];
  after: PlacePreview[];
  needed: number;
  closed?: boolean;
}
/**
 * Who would hold a place; ``by`` as in the count of a region, empty for the last.
 */
export interface PlacePreview {
  seat: number;
  influence: number;
  receives: boolean;
  by: ("influence" | "neighbours" | "reputation") | "";
}
/**
 * Whom Vuko would visit in this turn, and where; no region: he finds none.
 */
export interface VukoPreview {
  seat: number;
  region?: string;
}
/**
 * What a region gives; ``number`` is the red one.
 */
export interface TokenFace {
  population: number;
  gold: number;
  m: number;
  id: string;
  number: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: [number, number, number];
}
/**
 * What summoning so many units of a level costs; ``ends``: Dead Snow reaches its limit, and no unit comes.
 */
export interface SummonPrice {
  unit: string;
  level: number;
  count: number;
  reputation: number;
  dead_snow: number;
  ends?: boolean;
}
export interface Components {
  regions: RegionData[];
  borders: BorderData[];
  tokens: TokenData[];
  characters: CharacterData[];
  units: UnitData[];
  abilities: AbilityData[];
  fields: FieldData[];
  initiative: ShipData[];
  vuko_tiles: VukoTileData[];
}
export interface RegionData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  name: string;
  message: string;
  x: number;
  y: number;
  neighbours: string[];
}
/**
 * ``kind``: land or sea.
 */
export interface BorderData {
  between: string[];
  kind: string;
}
export interface TokenData {
  population: number;
  gold: number;
  m: number;
  id: string;
  number: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: [number, number, number];
  source: string;
  note: string;
  note_message: string;
  players: number;
}
export interface CharacterData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  name: string;
  message: string;
  colour: string;
  goal: number;
  units: string[];
}
/**
 * ``bound`` are abilities that cannot be copied, ``printed`` the generic ones on the card.
 */
export interface UnitData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  name: string;
  message: string;
  character: "fjollsfinn" | "dyken" | "freihoff" | "callo";
  level: number;
  count: number;
  bound: string[];
  printed: string[];
  slots: number;
  spy_slots: number;
  summon_penalty: number;
}
export interface AbilityData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  name: string;
  message: string;
  generic: boolean;
  tokens: number;
  price: number;
}
/**
 * 0 ``spaces``: no limit; ``spaces_2`` are those with two players.
 */
export interface FieldData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  name: string;
  message: string;
  order: number;
  movable: boolean;
  spaces: number;
  spaces_2: number;
}
export interface ShipData {
  source: string;
  note: string;
  note_message: string;
  field: number;
  stage: number;
  order: number;
  actions: number;
  red: boolean;
}
export interface VukoTileData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  name: string;
  message: string;
  number: number;
  lasting: boolean;
}
/**
 * The data of some events, by their type.
 */
export interface Events {
  region_counted?: RegionCounted;
}
/**
 * ``needed``: the least influence with which the region gives something.
 */
export interface RegionCounted {
  region: string;
  number: number;
  nations: number;
  needed: number;
  places: PlaceCount[];
  held_only: HeldOnly[];
}
/**
 * A seat whose markers in a region are all held by Vuko, so that it has no place.
 */
export interface HeldOnly {
  seat: number;
  held: number;
}
