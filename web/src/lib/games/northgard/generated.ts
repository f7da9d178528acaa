// Made from Python's types by `make protocol`; edit those instead.

export type GameEvent =
  | ClanChosenEvent
  | AchievementsRevealedEvent
  | FirstPlayerRollEvent
  | FirstPlayerChangedEvent
  | SetupTilesDrawnEvent
  | SetupTilesRedrawnEvent
  | SetupTilesReturnedEvent
  | SetupTileShownEvent
  | UnitsPlacedEvent
  | TilePlacedEvent
  | TerritoriesJoinedEvent
  | TerritoryClosedEvent
  | YearBeganEvent
  | RowClearedEvent
  | RowRevealedEvent
  | AchievementsOfferedEvent
  | WinterPaidEvent
  | UnrestTakenEvent
  | UnitsReturnedEvent
  | MatchEndedEvent
  | CardSetAsideEvent
  | CardRemovedEvent
  | UpgradeTakenEvent
  | CardTakenEvent
  | PlayerPassedEvent
  | CardPlayedEvent
  | CardCancelledEvent
  | ReactionPlayedEvent
  | DeckReshuffledEvent
  | CardsDrawnEvent
  | CardsKeptEvent
  | CardReturnedEvent
  | CardDiscardedEvent
  | CardTakenBackEvent
  | UnitsRecruitedEvent
  | BuildingBuiltEvent
  | BuildingReplacedEvent
  | UnitsMovedEvent
  | ExplorationFailedEvent
  | TileDrawnEvent
  | TileUnplaceableEvent
  | TilesPutBackEvent
  | TilesShuffledEvent
  | BattleBeganEvent
  | CreatureBattleBeganEvent
  | UnitPushedEvent
  | TerritoryOccupiedEvent
  | DieRolledEvent
  | CreatureDieRolledEvent
  | FaceChosenEvent
  | BattleDecidedEvent
  | CreatureBattleDecidedEvent
  | AttackersFellEvent
  | DefendersFellEvent
  | BothSidesFellEvent
  | UnitsRetreatedEvent
  | UnitsLostEvent
  | CreatureAppearedEvent
  | CreatureMovedEvent
  | CreatureStayedEvent
  | CreatureDefeatedEvent
  | ExchangeDeclinedEvent
  | ResourcesExchangedEvent
  | ResourcesTradedEvent
  | HarvestGatheredEvent
  | YearEffectEvent
  | ScorchedEarthPlacedEvent
  | CardCopiedEvent
  | HandSeenEvent
  | CardDemandedEvent
  | NothingDiscardedEvent
  | TributeGivenEvent
  | FameGainedEvent
  | ResourcesGainedEvent
  | ResourcesPaidEvent
  | KaijaPlacedEvent
  | KaijaLostEvent
  | DominationNearEvent
  | DominationHeldEvent
  | LastYearEvent
  | UntoldEvent;

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
  id: string;
  source: string;
  note: string;
  note_message: string;
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
  id: string;
  kind: "starting" | "clan" | "early" | "advanced" | "achievement" | "unrest";
  copies: number;
  flash: boolean;
  fame: number;
  source: string;
  note: string;
  note_message: string;
  clan: string | null;
  rank: number | null;
  effects: EffectData[];
  message: string;
  text: string;
}
/**
 * ``gives``: what it is good for, by name; without what it does not give.
 */
export interface BuildingData {
  id: string;
  source: string;
  note: string;
  note_message: string;
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
  id: string;
  kind: "wolf" | "bear" | "draugr" | "valkyrie";
  strength: number;
  fame: number;
  shares: boolean;
  source: string;
  note: string;
  note_message: string;
  priorities: string[];
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
  note_message: string;
  source: string;
  note: string;
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
 * ``place`` in turn order, counted from 1.
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
 * Or given by chance.
 */
export interface ClanChosenEvent {
  type: "clan_chosen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  clan: "bear" | "boar" | "goat" | "raven" | "snake" | "stag" | "wolf";
}
/**
 * Those of this match, offered in its last year.
 */
export interface AchievementsRevealedEvent {
  type: "achievements_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  cards: string[];
}
/**
 * ``axes``: the combat points rolled.
 */
export interface FirstPlayerRollEvent {
  type: "first_player_roll";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  axes: number;
}
/**
 * Who holds the first-player marker from now on.
 */
export interface FirstPlayerChangedEvent {
  type: "first_player_changed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * This many tiles of a seat, face down.
 */
export interface SetupTilesDrawnEvent {
  type: "setup_tiles_drawn";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  tiles?: string[];
}
/**
 * This many tiles of a seat, face down.
 */
export interface SetupTilesRedrawnEvent {
  type: "setup_tiles_redrawn";
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
 * This many tiles of a seat, face down.
 */
export interface SetupTilesReturnedEvent {
  type: "setup_tiles_returned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  tiles?: string[];
}
/**
 * Someone is about to place this tile.
 */
export interface SetupTileShownEvent {
  type: "setup_tile_shown";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  tile: string;
}
/**
 * The first units of a seat in a territory; Kaija is not counted.
 */
export interface UnitsPlacedEvent {
  type: "units_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  territory: string;
  units: number;
}
/**
 * ``rotation`` in quarter turns.
 */
export interface TilePlacedEvent {
  type: "tile_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  tile: string;
  x: number;
  y: number;
  rotation: number;
}
/**
 * ``territories``: those of before that are part of ``territory`` now and bear its name.
 */
export interface TerritoriesJoinedEvent {
  type: "territories_joined";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  territory: string;
  territories: string[];
}
/**
 * It has no open side left.
 */
export interface TerritoryClosedEvent {
  type: "territory_closed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  territory: string;
  size: number;
}
/**
 * Years are counted from 1.
 */
export interface YearBeganEvent {
  type: "year_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
}
/**
 * Cards of the row: laid out, or removed from the game since no one took them.
 */
export interface RowClearedEvent {
  type: "row_cleared";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  cards: string[];
}
/**
 * Cards of the row: laid out, or removed from the game since no one took them.
 */
export interface RowRevealedEvent {
  type: "row_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  cards: string[];
}
/**
 * Cards of the row: laid out, or removed from the game since no one took them.
 */
export interface AchievementsOfferedEvent {
  type: "achievements_offered";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  cards: string[];
}
/**
 * What the Winter takes from a seat: what it pays, and if that was not enough an Unrest card or, once there are no
 * more of them, fame.
 */
export interface SeatWinter {
  seat: number;
  food: number;
  wood: number;
  unrest: number;
  fame: number;
}
/**
 * Everyone has paid, before Unrest; by seat.
 */
export interface WinterPaidEvent {
  type: "winter_paid";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seats: SeatWinter[];
}
/**
 * An Unrest card goes on the draw pile of a seat.
 */
export interface UnrestTakenEvent {
  type: "unrest_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * A seat without units enters the map again.
 */
export interface UnitsReturnedEvent {
  type: "units_returned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  territory: string;
  units: number;
}
/**
 * Points are counted next.
 */
export interface MatchEndedEvent {
  type: "match_ended";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  reason: "domination" | "years";
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardSetAsideEvent {
  type: "card_set_aside";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardRemovedEvent {
  type: "card_removed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface UpgradeTakenEvent {
  type: "upgrade_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardTakenEvent {
  type: "card_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * ``cards``: hand and active area, which are discarded.
 */
export interface PlayerPassedEvent {
  type: "player_passed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  cards: string[];
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardPlayedEvent {
  type: "card_played";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * ``seat`` cancels the ``card`` that ``player`` has just played.
 */
export interface CardCancelledEvent {
  type: "card_cancelled";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
  player: number;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface ReactionPlayedEvent {
  type: "reaction_played";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * This many cards of a seat, face down.
 */
export interface DeckReshuffledEvent {
  type: "deck_reshuffled";
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
 * This many cards of a seat, face down.
 */
export interface CardsDrawnEvent {
  type: "cards_drawn";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  cards?: string[];
}
/**
 * This many cards of a seat, face down.
 */
export interface CardsKeptEvent {
  type: "cards_kept";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  count: number;
  cards?: string[];
}
/**
 * One of the cards just drawn, on top of the draw pile.
 */
export interface CardReturnedEvent {
  type: "card_returned";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card?: string;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardDiscardedEvent {
  type: "card_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardTakenBackEvent {
  type: "card_taken_back";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * ``bonus``: the extra units of Training Camps, not among ``units``.
 */
export interface UnitsRecruitedEvent {
  type: "units_recruited";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  territory: string;
  units: number;
  bonus: number;
}
/**
 * Without a ``slot`` where a card lets it stand beside them.
 */
export interface BuildingBuiltEvent {
  type: "building_built";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  building: string;
  territory: string;
  slot?: string;
}
/**
 * ``building`` stands where ``replaced`` stood; without a ``slot`` as above.
 */
export interface BuildingReplacedEvent {
  type: "building_replaced";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  building: string;
  replaced: string;
  territory: string;
  slot?: string;
}
/**
 * Whose units stand in a territory, and whose have come to fight them.
 */
export interface Standing {
  owner: number | null;
  units: number;
  raider: number | null;
  raiders: number;
}
/**
 * From one territory into the next. ``kaija``: she is there besides the ``units``, of which there may be none.
 * ``moves`` is what the border cost, 0 where a card took them.
 */
export interface UnitsMovedEvent {
  type: "units_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  units: number;
  source: string;
  target: string;
  moves: number;
  kaija?: true;
  source_now: Standing;
  target_now: Standing;
}
/**
 * No tile of the pile fits.
 */
export interface ExplorationFailedEvent {
  type: "exploration_failed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * Tiles that everyone sees, and who drew them.
 */
export interface TileDrawnEvent {
  type: "tile_drawn";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  tiles: string[];
}
/**
 * Tiles that everyone sees, and who drew them.
 */
export interface TileUnplaceableEvent {
  type: "tile_unplaceable";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  tiles: string[];
}
/**
 * Tiles that everyone sees, and who drew them.
 */
export interface TilesPutBackEvent {
  type: "tiles_put_back";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  tiles: string[];
}
/**
 * The pile of this many tiles.
 */
export interface TilesShuffledEvent {
  type: "tiles_shuffled";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  count: number;
}
/**
 * ``attackers`` and ``defenders`` are the figures on each side; a creature counts as one.
 */
export interface BattleBeganEvent {
  type: "battle_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
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
 * ``attackers`` and ``defenders`` are the figures on each side; a creature counts as one.
 */
export interface CreatureBattleBeganEvent {
  type: "creature_battle_began";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
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
 * A figure of the defender has to leave before the battle: a unit, or Kaija.
 */
export interface UnitPushedEvent {
  type: "unit_pushed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  source: string;
  target: string;
  kaija?: true;
}
/**
 * Taken without a battle, since the last defender has been pushed away.
 */
export interface TerritoryOccupiedEvent {
  type: "territory_occupied";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  territory: string;
  seat: number;
}
/**
 * By one who fights.
 */
export interface DieRolledEvent {
  type: "die_rolled";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  points: number;
  casualties: number;
  choice: boolean;
  seat: number;
}
/**
 * By ``roller`` for a creature.
 */
export interface CreatureDieRolledEvent {
  type: "creature_die_rolled";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  points: number;
  casualties: number;
  choice: boolean;
  roller: number;
}
/**
 * What a seat takes, on its die or by its card.
 */
export interface FaceChosenEvent {
  type: "face_chosen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  face: "point" | "casualty";
}
/**
 * ``winner`` is a seat, -2 for a creature or -1 for no one.
 */
export interface BattleDecidedEvent {
  type: "battle_decided";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
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
/**
 * ``winner`` is a seat, -2 for a creature or -1 for no one.
 */
export interface CreatureBattleDecidedEvent {
  type: "creature_battle_decided";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
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
/**
 * Of the battle in this territory.
 */
export interface AttackersFellEvent {
  type: "attackers_fell";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  territory: string;
}
/**
 * Of the battle in this territory.
 */
export interface DefendersFellEvent {
  type: "defenders_fell";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  territory: string;
}
/**
 * Of the battle in this territory.
 */
export interface BothSidesFellEvent {
  type: "both_sides_fell";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  territory: string;
}
/**
 * ``kaija``: she is there besides the ``units``, of which there may be none.
 */
export interface UnitsRetreatedEvent {
  type: "units_retreated";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  units: number;
  source: string;
  target: string;
  kaija?: true;
  source_now: Standing;
  target_now: Standing;
}
/**
 * Outside the count of a battle.
 */
export interface UnitsLostEvent {
  type: "units_lost";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  territory: string;
  units: number;
  cause?: "draugr";
}
/**
 * A creature in a territory.
 */
export interface CreatureAppearedEvent {
  type: "creature_appeared";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  creature: string;
  territory: string;
}
/**
 * From one territory into the next.
 */
export interface CreatureMovedEvent {
  type: "creature_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  creature: string;
  source: string;
  target: string;
}
/**
 * A creature in a territory.
 */
export interface CreatureStayedEvent {
  type: "creature_stayed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  creature: string;
  territory: string;
}
/**
 * By a seat in battle; it leaves the map.
 */
export interface CreatureDefeatedEvent {
  type: "creature_defeated";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  creature: string;
}
/**
 * ``seat`` is the partner who was asked.
 */
export interface ExchangeDeclinedEvent {
  type: "exchange_declined";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * ``seat`` gives one ``resource`` to the ``partner`` for one ``wanted``.
 */
export interface ResourcesExchangedEvent {
  type: "resources_exchanged";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  partner: number;
  resource: "food" | "wood" | "lore";
  wanted: "food" | "wood" | "lore";
}
/**
 * ``seat`` gives the amounts to the bank for one ``resource``.
 */
export interface ResourcesTradedEvent {
  type: "resources_traded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  food: number;
  wood: number;
  lore: number;
  seat: number;
  resource: "food" | "wood" | "lore";
}
/**
 * What the Harvest brings a seat, its fame included; trade is not.
 */
export interface SeatHarvest {
  food: number;
  wood: number;
  lore: number;
  seat: number;
  fame: number;
}
/**
 * Everyone has gathered, before they trade; by seat.
 */
export interface HarvestGatheredEvent {
  type: "harvest_gathered";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seats: SeatHarvest[];
}
/**
 * It holds for a seat until the end of the year.
 */
export interface YearEffectEvent {
  type: "year_effect";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  effect: "conqueror" | "kaija_rampage";
}
/**
 * The token of the Snake clan lies there from now on.
 */
export interface ScorchedEarthPlacedEvent {
  type: "scorched_earth_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  territory: string;
}
/**
 * A card that everyone sees, and whose it is.
 */
export interface CardCopiedEvent {
  type: "card_copied";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
}
/**
 * What ``seat`` does to an opponent.
 */
export interface HandSeenEvent {
  type: "hand_seen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  opponent: number;
  cards?: string[];
}
/**
 * What ``seat`` does to an opponent.
 */
export interface CardDemandedEvent {
  type: "card_demanded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  opponent: number;
  card?: string;
}
/**
 * A seat should discard, but holds only cards that will not do.
 */
export interface NothingDiscardedEvent {
  type: "nothing_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * ``seat`` gives the amounts to the ``opponent`` who demanded a card.
 */
export interface TributeGivenEvent {
  type: "tribute_given";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  food: number;
  wood: number;
  lore: number;
  seat: number;
  opponent: number;
}
/**
 * ``amount`` is below zero where fame is lost; ``territories``: where it comes from, if from the map.
 */
export interface FameGainedEvent {
  type: "fame_gained";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  amount: number;
  source: "explored" | "closed" | "altars" | "unrest_penalty" | "clan" | "creatures";
  territories?: string[];
}
/**
 * ``territory``: where they come from, if from one alone.
 */
export interface ResourcesGainedEvent {
  type: "resources_gained";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  food: number;
  wood: number;
  lore: number;
  seat: number;
  territory?: string;
  phase?: "harvest";
}
/**
 * They go back to the bank.
 */
export interface ResourcesPaidEvent {
  type: "resources_paid";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  food?: number;
  wood?: number;
  lore?: number;
  seat: number;
  phase?: "winter";
}
/**
 * She enters the map from the reserve.
 */
export interface KaijaPlacedEvent {
  type: "kaija_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  territory: string;
}
/**
 * She returns to the reserve.
 */
export interface KaijaLostEvent {
  type: "kaija_lost";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  cause?: "draugr";
}
/**
 * One closed territory with a large building is missing to win; of a team the seat that comes first is named.
 */
export interface DominationNearEvent {
  type: "domination_near";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  have: number;
  goal: number;
  team: boolean;
}
/**
 * The closed territories with a large building are enough to win when the year ends; of a team as before.
 */
export interface DominationHeldEvent {
  type: "domination_held";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  have: number;
  goal: number;
  team: boolean;
}
/**
 * After this year the match is over.
 */
export interface LastYearEvent {
  type: "last_year";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
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
