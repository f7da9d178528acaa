// Made from Python's types by `make protocol`; edit those instead.

/**
 * ``seat`` None: a spectator's. ``domination_target``: how many strongholds win at once; None where they do not.
 * ``looking`` is a number for those who do not see the cards set aside.
 */
export interface View {
  seat: number | null;
  seats: number;
  year: number;
  years: number;
  phase: "setup" | "actions" | "creatures" | "harvest" | "end" | "over";
  first_player: number;
  turn: number;
  ended: string;
  domination_target: number | null;
  deciding: DecidingView | null;
  players: PlayerView[];
  row: string[];
  achievements: string[];
  development_left: number;
  removed: string[];
  unrest_left: number;
  tiles_left: number;
  drawn_tiles: string[];
  supply: {
    [k: string]: number;
  };
  tiles: PlacedTileView[];
  territories: TerritoryView[];
  battle: BattleView | null;
  scorched_earth: string | null;
  kaija: string | null;
  creatures: CreatureView[];
  creatures_left: number;
  creatures_discarded: string[];
  spied: SpiedView | null;
  my_tiles: string[];
  looking: string[] | number;
}
export interface DecidingView {
  seat: number;
  kind: string;
}
/**
 * ``hand`` is a number for those who do not see it. ``known_on_draw_pile`` is from the top, None for a card that is
 * not known. ``strongholds`` are the territories that count towards domination, those of a partner too. ``partner`` is
 * there in team play.
 */
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
  strongholds: string[];
  partner?: number;
}
export interface Amounts {
  food: number;
  wood: number;
  lore: number;
}
export interface PlacedTileView {
  tile: string;
  x: number;
  y: number;
  rotation: number;
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
  neighbours: NeighbourView[];
}
export interface SlotView {
  slot: string;
  kind: "small" | "stone" | "large";
  building: string | null;
}
export interface NeighbourView {
  id: string;
  rough: boolean;
}
/**
 * ``sides`` are the attacker's and the defender's.
 */
export interface BattleView {
  territory: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  creature?: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [BattleSide, BattleSide];
}
/**
 * ``points`` add up to the total of the side; ``casualties`` are what it inflicts, ``shield`` what cards spare it.
 * ``die`` is the face rolled, ``taken`` what was chosen on it and ``bonus`` from a card that gives the choice.
 */
export interface BattleSide {
  points: SidePoints;
  casualties: SideCasualties;
  shield: number;
  die: number | null;
  taken: ("point" | "casualty") | null;
  bonus: ("point" | "casualty") | null;
}
/**
 * What the combat points of a side are made of; ``strength`` is a creature's.
 */
export interface SidePoints {
  figures: number;
  strength: number;
  clan: number;
  cards: number;
  buildings: number;
  food: number;
  die: number;
}
export interface SideCasualties {
  cards: number;
  buildings: number;
  die: number;
}
export interface CreatureView {
  creature: string;
  territory: string;
}
/**
 * The hand a seat is looking at by its card.
 */
export interface SpiedView {
  seat: number;
  cards: string[];
}
/**
 * What a choice would bring. docs/protocol.md says which choices tell what.
 */
export interface Preview {
  from?: string;
  resources?: SomeAmounts;
  fame?: number;
  after?: TerritoryAfter[];
  kaija_to?: string | null;
  card?: string;
  flash?: boolean;
  worth?: number;
  does?: EffectData[];
  building?: string;
  cost?: WoodCost;
  gives?: {
    [k: string]: number;
  };
  supply?: number;
  replaced?: string;
  territory?: string;
  slot?: string;
  price?: number;
  tile?: string;
  territories?: LaidTerritory[];
  units?: number;
  kaija?: boolean;
  reach?: Reach[];
  to?: string;
  path?: string[];
  moves?: number;
  rough?: boolean;
  left?: number;
  takes?: boolean;
  battle?: BattlePreview;
}
/**
 * Only the resources that change.
 */
export interface SomeAmounts {
  food?: number;
  wood?: number;
  lore?: number;
}
/**
 * Who stands there then, in the words of a view.
 */
export interface TerritoryAfter {
  id: string;
  owner: number | null;
  units: number;
  raider: number | null;
  raiders: number;
}
/**
 * One step of a card as the pack writes it: its ``op`` and what differs from saying nothing.
 */
export interface EffectData {
  op: string;
  n?: number;
  keep?: number;
  discard?: number;
  top?: number;
  resource?: "food" | "wood" | "lore";
  where?: string;
  same?: boolean;
  each?: string;
  per?: "food" | "wood" | "lore";
  limit?: number;
  points?: number;
  casualties?: number;
  no_rough?: boolean;
  shield?: number;
  through?: boolean;
  push?: number;
  either?: boolean;
  forage?: boolean;
  draw?: number;
  redraw?: boolean;
  times?: number;
  anywhere?: boolean;
  collect?: boolean;
  discount?: number;
  duplicate?: boolean;
  no_slot?: boolean;
  small?: number;
  name?: string;
  options?: EffectData[][];
}
export interface WoodCost {
  wood: number;
}
/**
 * A territory of the new tile: what it would be, which ones of before it would be made of, how many of its sides
 * stay open, and the fame for closing it.
 */
export interface LaidTerritory {
  id: string;
  regions: string[];
  joins: string[];
  size: number;
  open: number;
  closed: boolean;
  owner: number | null;
  fame: number;
}
export interface Reach {
  to: string;
  moves: number;
  rough: boolean;
}
/**
 * Figures and combat points before the dice. ``fame`` is what winning brings.
 */
export interface BattlePreview {
  attacker_wins: number;
  defender_wins: number;
  nobody_wins: number;
  attackers_lost: number;
  defenders_lost: number;
  attackers: number;
  defenders: number;
  attack: number;
  defence: number;
  territory: string;
  attacker: number;
  defender: number;
  creature?: string;
  fame?: number;
  against_food?: ChancesAgainstFood;
}
/**
 * If the defender spends so much food, which is the best for them.
 */
export interface ChancesAgainstFood {
  attacker_wins: number;
  defender_wins: number;
  nobody_wins: number;
  attackers_lost: number;
  defenders_lost: number;
  food: number;
}
export interface Components {
  tiles: TileData[];
  cards: CardData[];
  buildings: BuildingData[];
  creatures: CreatureData[];
  clans: ClanData[];
  faces: FaceData[];
  winter: WinterData[];
  starting_resources: StartingResources[];
  tokens: TokenData[];
  costs: CostData[];
}
export interface TileData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  kind: string;
  message: string;
  sides: string[];
  regions: TileRegion[];
  borders: TileBorder[];
  rotations: number[];
}
/**
 * The n-th slot is the one that views call ``TILE.REGION.n``, counted from 1.
 */
export interface TileRegion {
  id: string;
  symbols: Amounts;
  slots: ("small" | "stone" | "large")[];
  lairs: number;
}
export interface TileBorder {
  between: string[];
  rough: boolean;
}
/**
 * ``rank``: clan cards alone, 0 initial, 1 and 2 upgrades.
 */
export interface CardData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  kind: string;
  clan: string | null;
  rank: number | null;
  copies: number;
  flash: boolean;
  fame: number;
  effects: EffectData[];
  message: string;
  text: string;
}
/**
 * ``gives``: what it is good for, by name; without what it does not give.
 */
export interface BuildingData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  size: "large" | "small";
  slot: "small" | "stone" | "large";
  cost: WoodCost;
  count: number;
  gives: {
    [k: string]: number;
  };
  message: string;
  text: string;
}
export interface CreatureData {
  source: string;
  note: string;
  note_message: string;
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
export interface FaceData {
  source: string;
  note: string;
  note_message: string;
  points: number;
  casualties: number;
  choice: boolean;
}
export interface WinterData {
  up_to: number;
  food: number;
  wood: number;
}
/**
 * ``place`` in the order of play, counted from 1.
 */
export interface StartingResources {
  food: number;
  wood: number;
  lore: number;
  place: number;
}
/**
 * No ``count``: the bank never runs out.
 */
export interface TokenData {
  id: string;
  kind: "resource" | "fame" | "unit" | "marker";
  count: number | null;
  message: string;
}
export interface CostData {
  id: "replace" | "remove" | "upgrade";
  lore: number;
}
/**
 * The data of some events, by their type.
 */
export interface Events {
  battle_began?: BattleBegun;
  creature_battle_began?: BattleBegun;
  battle_decided?: BattleResult;
  creature_battle_decided?: BattleResult;
}
/**
 * ``attackers`` and ``defenders`` are the figures on each side; a creature counts as one.
 */
export interface BattleBegun {
  territory: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  creature?: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [BattleSide, BattleSide];
  attackers: number;
  defenders: number;
}
/**
 * ``winner`` is a seat, -2 for a creature or -1 for nobody.
 */
export interface BattleResult {
  territory: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  creature?: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [BattleSide, BattleSide];
  attackers_lost: number;
  defenders_lost: number;
  winner: number;
}
