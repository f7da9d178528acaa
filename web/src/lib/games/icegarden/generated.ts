// Made from Python's types by `make protocol`; edit those instead.

export type GameEvent =
  | CharacterTakenEvent
  | MarkersStackedEvent
  | RegionsChosenEvent
  | TokenPlacedEvent
  | ThornPlacedEvent
  | CharmsPlacedEvent
  | TokensRevealedEvent
  | NationsPlacedEvent
  | TurnBeganEvent
  | CharmsTurnedEvent
  | ReliefGivenEvent
  | JumpedEvent
  | TurnOrderSetEvent
  | ScoringAnnouncedEvent
  | OrderTokensReturnedEvent
  | VukoTileBeganEvent
  | OrderTokenAssignedEvent
  | MarkersForfeitedEvent
  | MarkerPlannedEvent
  | MarkerLeftOnThroatEvent
  | ActionBeganEvent
  | ActionIdleEvent
  | ActionDeclinedEvent
  | ResourcesGainedEvent
  | ResourcesPaidEvent
  | PointsScoredEvent
  | MarkerPlacedEvent
  | PiecesMovedEvent
  | ReputationLostEvent
  | ReputationRegainedEvent
  | ExchangedEvent
  | VukoTokensDiscardedEvent
  | StepsLostEvent
  | MMovedEvent
  | UpgradeBoughtEvent
  | UnitSummonedEvent
  | AbilitySpiedEvent
  | AttackUnpaidEvent
  | NationKilledEvent
  | MarkerKilledEvent
  | UnitDoomedEvent
  | UnitRemovedEvent
  | VukoSkippedEvent
  | VukoStayedEvent
  | VukoWalkedEvent
  | CompanionJoinedEvent
  | VukoTokenTakenEvent
  | UnitKilledByVukoEvent
  | MarkersLostToNightEvent
  | DominationBeganEvent
  | MarkersHeldEvent
  | RegionCountedEvent
  | DominationEndedEvent
  | MarkerRecruitedEvent
  | MarkerSwappedEvent
  | PlunderedEvent
  | TowerBuiltEvent
  | NightmarePlacedEvent
  | CharmMovedEvent
  | CharmAbsorbedEvent
  | RegionClosedEvent
  | VukoDrivenOffEvent
  | UnitLostInClosingEvent
  | MarkersLockedEvent
  | MarkersReturnedEvent
  | CharmFledEvent
  | DeadSnowRoseEvent
  | GameEndedEvent
  | GoalReachedEvent
  | GoalNearEvent
  | PointsNearEvent
  | DeadSnowNearEvent
  | LastTurnNearEvent
  | LastTurnEvent
  | UntoldEvent;

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
 * ``events`` would happen; ``resources`` are gained or, below 0, paid; ``m`` is the M by level afterwards,
 * ``reputation`` whoever moves, ``ends`` the end of the game if it comes, ``regions`` those whose places change,
 * ``vuko`` his next visit where that changes.
 *
 * Of a choice that leads to others: ``reach`` (regions), ``cost``, ``pieces`` that would go, ``attacks`` (the strength
 * by region) and ``targets``, ``units``, ``prices`` of summoning, ``acts_before``: how many of the markers now on a
 * field would act later. Of a ship, a field or a region token what it shows.
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
 * A region whose places change; ``needed`` is the least influence that receives anything afterwards. ``then``: the
 * places as Vuko's visit will leave them, where that is different, with what is ``needed_then``.
 */
export interface RegionPreview {
  region: string;
  before: PlacePreview[];
  after: PlacePreview[];
  needed: number;
  then?: PlacePreview[];
  needed_then?: number;
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
  id: string;
  name: string;
  x: number;
  y: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  neighbours: string[];
}
/**
 * ``kind``: land or sea.
 */
export interface BorderData {
  between: string[];
  kind: string;
}
/**
 * A region token.
 */
export interface TokenData {
  id: string;
  players: number;
  number: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: [number, number, number];
  population: number;
  gold: number;
  m: number;
  source: string;
  note: string;
  note_message: string;
}
export interface CharacterData {
  id: string;
  name: string;
  colour: string;
  goal: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  units: string[];
}
/**
 * ``bound`` are abilities that cannot be copied, ``printed`` the generic ones on the card.
 */
export interface UnitData {
  id: string;
  name: string;
  character: "fjollsfinn" | "dyken" | "freihoff" | "callo";
  level: number;
  count: number;
  bound: string[];
  printed: string[];
  slots: number;
  spy_slots: number;
  summon_penalty: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
}
export interface AbilityData {
  id: string;
  name: string;
  tokens: number;
  price: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  generic: boolean;
}
/**
 * 0 ``spaces``: no limit; ``spaces_2`` are those with two players.
 */
export interface FieldData {
  id: string;
  name: string;
  spaces: number;
  spaces_2: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  order: number;
  movable: boolean;
}
export interface ShipData {
  stage: number;
  order: number;
  actions: number;
  red: boolean;
  source: string;
  note: string;
  note_message: string;
  field: number;
}
/**
 * A Vuko difficulty tile.
 */
export interface VukoTileData {
  id: string;
  name: string;
  number: number;
  lasting: boolean;
  source: string;
  note: string;
  note_message: string;
  message: string;
}
/**
 * A seat plays a character.
 */
export interface CharacterTakenEvent {
  type: "character_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  character: "fjollsfinn" | "dyken" | "freihoff" | "callo";
}
/**
 * The turn order of the first turn; reputation is the other way round.
 */
export interface MarkersStackedEvent {
  type: "markers_stacked";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  order: number[];
}
/**
 * The regions of this match, where no one chose them one by one.
 */
export interface RegionsChosenEvent {
  type: "regions_chosen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  regions: string[];
}
/**
 * A seat brought a region into the game.
 */
export interface TokenPlacedEvent {
  type: "token_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
}
/**
 * The Thorn lies in a region.
 */
export interface ThornPlacedEvent {
  type: "thorn_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
}
/**
 * The regions with a charm.
 */
export interface CharmsPlacedEvent {
  type: "charms_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  regions: string[];
}
/**
 * What the token of a region shows; ``number`` is the red one, ``points`` are by place.
 */
export interface TokenShown {
  population: number;
  gold: number;
  m: number;
  region: string;
  token: string;
  number: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: [number, number, number];
}
/**
 * The tokens of all regions, by their numbers.
 */
export interface TokensRevealedEvent {
  type: "tokens_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  tokens: TokenShown[];
}
/**
 * The regions that got a nation marker: all of them.
 */
export interface NationsPlacedEvent {
  type: "nations_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  regions: string[];
}
/**
 * A turn began, by its number from 1.
 */
export interface TurnBeganEvent {
  type: "turn_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  turn: number;
}
/**
 * Charms moved to the Thorn in this turn can be absorbed from now on.
 */
export interface CharmsTurnedEvent {
  type: "charms_turned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
}
/**
 * A seat with almost no influence on the map is helped.
 */
export interface ReliefGivenEvent {
  type: "relief_given";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * An initiative marker jumped one or two ``fields``, to a ``position`` counted from 1.
 */
export interface JumpedEvent {
  type: "jumped";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  fields: number;
  position: number;
}
/**
 * The seats in the order of this turn.
 */
export interface TurnOrderSetEvent {
  type: "turn_order_set";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  order: number[];
}
/**
 * The regions are scored in this turn, ``count`` times; ``boat`` red ships are reached by now.
 */
export interface ScoringAnnouncedEvent {
  type: "scoring_announced";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  boat: number;
  count: number;
}
/**
 * The order of the action fields is decided again.
 */
export interface OrderTokensReturnedEvent {
  type: "order_tokens_returned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
}
/**
 * A Vuko tile works from this stage on.
 */
export interface VukoTileBeganEvent {
  type: "vuko_tile_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  tile: "fire_people" | "whisperers" | "night_wanderers" | "both_bears";
  stage: number;
}
/**
 * A seat gave an order token, by its number, to an action field.
 */
export interface OrderTokenAssignedEvent {
  type: "order_token_assigned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  token: number;
  action: "throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko";
}
/**
 * There is no room left for this many action markers of a seat.
 */
export interface MarkersForfeitedEvent {
  type: "markers_forfeited";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
}
/**
 * An action marker lies on a space of an action field, counted from 1.
 */
export interface MarkerPlannedEvent {
  type: "marker_planned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  action: "throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko";
  space: number;
}
/**
 * An influence marker lies on Snake Throat, the seat's ``count``-th there.
 */
export interface MarkerLeftOnThroatEvent {
  type: "marker_left_on_throat";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
}
/**
 * The marker on a space of a field was taken off, and its owner acts.
 */
export interface ActionBeganEvent {
  type: "action_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  action: "throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko";
  space: number;
}
/**
 * The same where there is nothing its owner can do, and ``why``.
 */
export interface ActionIdleEvent {
  type: "action_idle";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  action: "throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko";
  space: number;
  why: "no_population" | "no_gold" | "no_m" | "no_markers" | "no_influence" | "no_pieces" | "nothing_to_mend";
}
/**
 * A seat made no use of its action.
 */
export interface ActionDeclinedEvent {
  type: "action_declined";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  action: "throat" | "influence" | "move" | "mountain" | "raven" | "making" | "activation" | "vuko";
}
/**
 * A visit of Snake Throat so far: what is ``given`` in the exchange that goes on, in order, and what all of it has
 * brought; below 0 where it has cost more.
 */
export interface ThroatVisit {
  given: ("population" | "gold" | "m")[];
  total: Resources;
}
/**
 * A seat took tokens of one kind from the supply.
 */
export interface ResourcesGainedEvent {
  type: "resources_gained";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  population?: number;
  gold?: number;
  m?: number;
  seat: number;
  step?: "abilities" | "resources" | "charm";
  visit?: ThroatVisit;
}
/**
 * A seat returned tokens of one kind to the supply. ``level``: of the M, where it need not be 0.
 */
export interface ResourcesPaidEvent {
  type: "resources_paid";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  population?: number;
  gold?: number;
  m?: number;
  seat: number;
  level?: number;
  step?: "abilities" | "resources" | "charm";
  visit?: ThroatVisit;
}
/**
 * A seat scored points; ``kind`` is where they came from.
 */
export interface PointsScoredEvent {
  type: "points_scored";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region?: string;
  place?: number;
  markers?: number;
  seat: number;
  points: number;
  kind: "regions" | "kills" | "throat";
}
/**
 * What a seat has in a region: ``count`` pieces of the kind that came or went, its ``influence``, and whether
 * that is enough to receive anything there.
 */
export interface Presence {
  count: number;
  influence: number;
  receives: boolean;
}
/**
 * A seat placed an influence marker from its supply in a region.
 */
export interface MarkerPlacedEvent {
  type: "marker_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  target_now: Presence;
}
/**
 * A seat moved ``count`` influence markers or units of one kind (``piece``) to another region.
 */
export interface PiecesMovedEvent {
  type: "pieces_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  piece: string;
  count: number;
  source: string;
  target: string;
  target_now: Presence;
  source_now: Presence;
}
/**
 * A reputation marker went down, ``fields`` of them.
 */
export interface ReputationLostEvent {
  type: "reputation_lost";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  from: number;
  to: number;
  seat: number;
  fields: number;
}
/**
 * A reputation marker went up, ``fields`` of them.
 */
export interface ReputationRegainedEvent {
  type: "reputation_regained";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  from: number;
  to: number;
  seat: number;
  fields: number;
}
/**
 * This many tokens were given for one ``resource``.
 */
export interface ExchangedEvent {
  type: "exchanged";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  population: number;
  gold: number;
  m: number;
  seat: number;
  resource: "population" | "gold" | "m";
}
/**
 * A seat got rid of ``count`` Vuko tokens and has this many ``left``.
 */
export interface VukoTokensDiscardedEvent {
  type: "vuko_tokens_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  left: number;
}
/**
 * This many steps of a Raise were not used.
 */
export interface StepsLostEvent {
  type: "steps_lost";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
}
/**
 * An M token went from one level to the next.
 */
export interface MMovedEvent {
  type: "m_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  from: number;
  to: number;
  seat: number;
}
/**
 * A type of units has an ability from now on.
 */
export interface UpgradeBoughtEvent {
  type: "upgrade_bought";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  ability: string;
  unit: string;
}
/**
 * A unit appeared in a region.
 */
export interface UnitSummonedEvent {
  type: "unit_summoned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  unit: string;
  region: string;
  target_now: Presence;
}
/**
 * Harrasim took over an ability.
 */
export interface AbilitySpiedEvent {
  type: "ability_spied";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  ability: string;
}
/**
 * A seat could attack but has not the gold for it.
 */
export interface AttackUnpaidEvent {
  type: "attack_unpaid";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  cost: number;
}
/**
 * A nation marker was killed; ``companion``: one that follows Vuko.
 */
export interface NationKilledEvent {
  type: "nation_killed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  companion: boolean;
}
/**
 * An influence marker of ``player`` was killed and went back to its supply.
 */
export interface MarkerKilledEvent {
  type: "marker_killed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  player: number;
  region: string;
}
/**
 * A unit of ``player`` was killed, for this many ``attacks``; it stays until everyone has attacked.
 */
export interface UnitDoomedEvent {
  type: "unit_doomed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  player: number;
  unit: string;
  region: string;
  attacks: number;
}
/**
 * A unit killed before went back to ``player``.
 */
export interface UnitRemovedEvent {
  type: "unit_removed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  player: number;
  unit: string;
  region: string;
}
/**
 * Vuko visits no one: all reputation is in the safe zone.
 */
export interface VukoSkippedEvent {
  type: "vuko_skipped";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
}
/**
 * Vuko visits a seat that has influence nowhere else than in his ``region``; without one he is not on the map.
 */
export interface VukoStayedEvent {
  type: "vuko_stayed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region?: string;
}
/**
 * Vuko visits a seat in ``target``; no ``source``: he was not on the map.
 */
export interface VukoWalkedEvent {
  type: "vuko_walked";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  target: string;
  source?: string;
}
/**
 * A nation marker of the region Vuko leaves follows him: he has ``count`` of them.
 */
export interface CompanionJoinedEvent {
  type: "companion_joined";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region: string;
  count: number;
}
/**
 * The visited seat took a Vuko token, its ``count``-th.
 */
export interface VukoTokenTakenEvent {
  type: "vuko_token_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
}
/**
 * Vuko killed a unit of ``player``.
 */
export interface UnitKilledByVukoEvent {
  type: "unit_killed_by_vuko";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  player: number;
  unit: string;
  region: string;
}
/**
 * The Night Wanderers drove markers of a seat out of Vuko's region; this many Vuko tokens are ``left``.
 */
export interface MarkersLostToNightEvent {
  type: "markers_lost_to_night";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  region: string;
  left: number;
}
/**
 * ``scoring``: how many times regions are scored in this turn.
 */
export interface DominationBeganEvent {
  type: "domination_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  turn: number;
  scoring: number;
}
/**
 * Vuko holds markers of a seat in his region: they do not count.
 */
export interface MarkersHeldEvent {
  type: "markers_held";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  region: string;
}
/**
 * A seat whose markers in a region are all held by Vuko, so that it has no place.
 */
export interface HeldOnly {
  seat: number;
  held: number;
}
/**
 * Who holds which place in a region, and why. ``number`` is that of its token, ``needed`` the least influence with
 * which it gives something.
 */
export interface RegionCountedEvent {
  type: "region_counted";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region: string;
  number: number;
  nations: number;
  needed: number;
  places: PlaceCount[];
  held_only: HeldOnly[];
  points: number[];
}
/**
 * What a seat has of the phase: resources, points for places, and ``steps`` towards its goal.
 */
export interface SeatGains {
  population: number;
  gold: number;
  m: number;
  seat: number;
  points: number;
  steps: number;
}
/**
 * All regions are resolved; what everyone has of it, by seat.
 */
export interface DominationEndedEvent {
  type: "domination_ended";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seats: SeatGains[];
}
/**
 * A marker of ``player`` went to the Ice Garden for ever.
 */
export interface MarkerRecruitedEvent {
  type: "marker_recruited";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  count: number;
  goal: number;
  player: number;
  source_now: Presence;
}
/**
 * A marker of ``player`` went back to its owner, and one of the seat took its place.
 */
export interface MarkerSwappedEvent {
  type: "marker_swapped";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  player: number;
}
/**
 * The seat took a resource from ``player``.
 */
export interface PlunderedEvent {
  type: "plundered";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  player: number;
  resource: "population" | "gold" | "m";
}
/**
 * A Red Tower stands in a region.
 */
export interface TowerBuiltEvent {
  type: "tower_built";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  count: number;
  goal: number;
}
/**
 * A nightmare token lies in a region.
 */
export interface NightmarePlacedEvent {
  type: "nightmare_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
}
/**
 * A charm went from a region to the Thorn, in ``target``.
 */
export interface CharmMovedEvent {
  type: "charm_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  target: string;
}
/**
 * The Thorn absorbed a charm.
 */
export interface CharmAbsorbedEvent {
  type: "charm_absorbed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  count: number;
  goal: number;
}
/**
 * Nothing enters the region from now on.
 */
export interface RegionClosedEvent {
  type: "region_closed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  count: number;
  goal: number;
}
/**
 * Vuko left the map, since his region was closed.
 */
export interface VukoDrivenOffEvent {
  type: "vuko_driven_off";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region: string;
}
/**
 * A unit that stood in the region went back to ``player``.
 */
export interface UnitLostInClosingEvent {
  type: "unit_lost_in_closing";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  player: number;
  unit: string;
  region: string;
}
/**
 * Markers of the seat that closed the region stay there for ever.
 */
export interface MarkersLockedEvent {
  type: "markers_locked";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  region: string;
}
/**
 * Markers that could go nowhere went back to their owner's supply.
 */
export interface MarkersReturnedEvent {
  type: "markers_returned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  region: string;
}
/**
 * A charm went from the closed region to another.
 */
export interface CharmFledEvent {
  type: "charm_fled";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  source: string;
  target: string;
}
/**
 * Dead Snow rose by one; ``seat``: by whose action, none where Vuko did it.
 */
export interface DeadSnowRoseEvent {
  type: "dead_snow_rose";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  dead_snow: number;
  limit: number;
  seat?: number;
}
/**
 * The match is over.
 */
export interface GameEndedEvent {
  type: "game_ended";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  reason: "dead_snow" | "goal" | "points";
}
/**
 * A seat has reached the goal of its character.
 */
export interface GoalReachedEvent {
  type: "goal_reached";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  character: "fjollsfinn" | "dyken" | "freihoff" | "callo";
}
/**
 * The seat can reach its personal goal in this Domination or the next.
 */
export interface GoalNearEvent {
  type: "goal_near";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  have: number;
  goal: number;
  left: number;
}
/**
 * As things stand, this scoring brings the seat the points that end the game.
 */
export interface PointsNearEvent {
  type: "points_near";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  points: number;
  enough: number;
}
/**
 * Planned Makings, or Both Bears with Vuko's visit, can bring Dead Snow to its limit.
 */
export interface DeadSnowNearEvent {
  type: "dead_snow_near";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  cause: "makings" | "bears";
  dead_snow: number;
  limit: number;
}
/**
 * Someone's next jump can reach the last red ship.
 */
export interface LastTurnNearEvent {
  type: "last_turn_near";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * The last red ship is reached.
 */
export interface LastTurnEvent {
  type: "last_turn";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
}
/**
 * The event before it needs no sentence of its own: another event tells it too.
 */
export interface UntoldEvent {
  type: "untold";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
}
