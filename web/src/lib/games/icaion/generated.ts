// Made from Python's types by `make protocol`; edit those instead.

export type GameEvent =
  | ColossusPlacedEvent
  | QoamLaidOutEvent
  | ColossusCardsDealtEvent
  | SidesChosenEvent
  | WondersRevealedEvent
  | OrderDealtEvent
  | CharacterDealtEvent
  | StartingQoamTakenEvent
  | SeekersRevealedEvent
  | GearRevealedEvent
  | SeekerChosenEvent
  | GearChosenEvent
  | SeekerPlacedEvent
  | NeutralMachinePlacedEvent
  | YearStartedEvent
  | ColossusCardAddedEvent
  | ShardsPluggedInEvent
  | OrderSetEvent
  | YearEndedEvent
  | MatchEndedEvent
  | EventForeseenEvent
  | EventRevealedEvent
  | LastRoundEvent
  | QoamDeliveredEvent
  | RegionSaturatedEvent
  | ColossusMovedEvent
  | ParasitePlacedEvent
  | RegionOverrunEvent
  | MachineDestroyedEvent
  | NeutralMachineDestroyedEvent
  | ParasitesCollectedEvent
  | SeekerWoundedEvent
  | WoundPreventedEvent
  | TurnStartedEvent
  | ArmorPutOnEvent
  | ArmorRemovedEvent
  | SeekerMovedEvent
  | CampedEvent
  | ActionTakenEvent
  | QoamExtractedEvent
  | MachineBlockedEvent
  | MachineActivatedEvent
  | HarvesterAnyEvent
  | MachineDeployedEvent
  | IconUncoveredEvent
  | ShardRevealedEvent
  | ShardKeptEvent
  | ShardRemovedEvent
  | ApparatusRetrievedEvent
  | ApparatusInstalledEvent
  | ApparatusDiscardedEvent
  | PowerUsedEvent
  | PowerRechargedEvent
  | WonderRestoredEvent
  | WonderActivatedEvent
  | QoamGainedEvent
  | QoamStoredEvent
  | QoamReplacedEvent
  | BatchDiscardedEvent
  | QoamAddedEvent
  | QoamDiscardedEvent
  | CageLostEvent
  | QoamSpentEvent
  | QoamConvertedEvent
  | CuriosDrawnEvent
  | CuriosReshuffledEvent
  | CurioPlayedEvent
  | CurioDiscardedEvent
  | SeekersAttackedEvent
  | UpgradeActivatedEvent
  | UpgradeDiscardedEvent
  | ReputationGainedEvent
  | FinalRoundNearEvent
  | FinalRoundEvent
  | LastApparatusEvent
  | UntoldEvent;

/**
 * ``seat`` None: a spectator's. ``turn`` None: nobody's. ``extracting``: the batch of an Extract whose Machines are
 * being activated. ``colossus_next``: the crater to which a Colossus card of the next round would take it.
 */
export interface View {
  seat: number | null;
  seats: number;
  year: number;
  years: number;
  round: number;
  last_round: boolean;
  turn: number | null;
  order: number[];
  ended: string;
  deciding: DecidingView | null;
  actions: ActionsView | null;
  players: PlayerView[];
  regions: RegionView[];
  colossus: string | null;
  colossus_next: string | null;
  colossus_shards: number;
  shard_supply: number;
  shards_removed: {
    [k: string]: number;
  };
  revealed_shard: number | null;
  event_track: string[];
  event_deck: number;
  next_event: string | null;
  colossus_cards: (string | null)[];
  curio_deck: number;
  curio_discards: string[];
  curios_resolving: string[];
  piles: PileView[];
  tiles_discarded: string[];
  neutral_left: MachineCounts;
  open_seekers: string[];
  open_gear: string[];
  open_wonders: string[];
  saturation: number;
  extracting: Qoam | null;
}
export interface DecidingView {
  seat: number;
  kind: string;
}
/**
 * What the player whose turn it is has left.
 */
export interface ActionsView {
  standard: number;
  special: boolean;
  wounded: boolean;
  just_moved: boolean;
}
/**
 * ``place`` in the turn order, from 1. ``score`` is by source, ``projected`` the total if the match ended now.
 * ``hand`` is a number for those who do not see it; the limits are None until the seat has Seeker and Gear.
 * ``shard_values`` are by value, ``installed`` by Year; ``doubled`` are the installed tiles that Shards would double
 * if the match ended now, the best first.
 */
export interface PlayerView {
  seat: number;
  place: number;
  reputation: number;
  score: {
    [k: string]: number;
  };
  projected: number;
  seeker: string | null;
  gear: string | null;
  node: string | null;
  lying: boolean;
  armor: boolean;
  charged: boolean;
  hand: string[] | number;
  hand_limit: number | null;
  upgrades: string[];
  upgrade_limit: number | null;
  cages: Qoam[];
  strength: number;
  free_nodes: number;
  nodes_per_blue: number;
  rows: RowsView;
  destroyed: number;
  parasites: number;
  eliminated: number;
  shards: number;
  shard_values: {
    [k: string]: number;
  };
  slot: string | null;
  retrieved: boolean;
  installed: (string | null)[];
  doubled: string[];
  wonders: string[];
}
/**
 * Crystals by colour.
 */
export interface Qoam {
  blue: number;
  brown: number;
  green: number;
  grey: number;
  pink: number;
}
/**
 * The Machines that still stand on each row of a Division Board.
 */
export interface RowsView {
  strength: ("harvester" | "scavenger" | "refiner")[];
  movement: ("harvester" | "scavenger" | "refiner")[];
  cage: ("harvester" | "scavenger" | "refiner")[];
}
export interface RegionView {
  blocked: boolean;
  machines: MachineView[];
  region: string;
  type: "river" | "mountain" | "forest" | "myst" | "crystal";
  qoam: number;
  parasites: number;
  wonder: WonderView | null;
}
export interface MachineView {
  machine: "harvester" | "scavenger" | "refiner";
  owner: number | "neutral";
}
export interface WonderView {
  wonder: string;
  owner: number;
  ring: boolean;
}
/**
 * A pile of Apparatus; ``year`` None: it is empty. ``worth``: what its tile would score now, by seat.
 */
export interface PileView {
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  year: number | null;
  side: "day" | "night";
  kind: string;
  worth: number[];
}
export interface MachineCounts {
  harvester: number;
  scavenger: number;
  refiner: number;
}
/**
 * What a choice would bring. docs/protocol.md says which choices tell what.
 */
export interface Preview {
  reputation?: number;
  final?: number;
  qoam?: SomeQoam;
  node?: string;
  distance?: number;
  blue?: number;
  extract?: ExtractPreview;
  action?: "extract" | "deploy" | "eradicate" | "investigate" | "retrieve" | "install" | "restore";
  nothing?: boolean;
  steps?: ExtractStep[];
  wonders?: string[];
  targets?: DeployTarget[] | RestoreTarget[];
  strength?: number;
  shards?: number;
  pink?: number;
  colours?: ("blue" | "brown" | "green" | "grey" | "pink")[];
  cards?: number;
  machine?: "harvester" | "scavenger" | "refiner";
  region?: string;
  colour?: "blue" | "brown" | "green" | "grey" | "pink";
  cost?: number | GreenCost;
  pays?: SomeQoam;
  count?: number;
  points?: number;
  row?: "strength" | "movement" | "cage";
  bonus?: RefinerBonus;
  icons?: number;
  apparatus?: string | ApparatusPreview[];
  kind?: string;
  crater?: string;
  card?: string;
  effect?: EffectData;
  hits?: number[];
  hand?: number;
  upgrades?: number;
}
/**
 * Without the colours there is none of.
 */
export interface SomeQoam {
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
}
/**
 * What an Extract yields with every Machine activated; ``wonders`` are those it could activate.
 */
export interface ExtractPreview {
  steps: ExtractStep[];
  qoam: SomeQoam;
  points?: number;
  cards?: number;
  wonders?: string[];
}
/**
 * One Region of an Extract; ``machine`` where the seat has one there, ``gives`` unless it is blocked.
 */
export interface ExtractStep {
  region: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  count: number;
  machine?: "harvester" | "scavenger" | "refiner";
  blocked?: boolean;
  gives?: MachineGain;
}
/**
 * Qoam, Reputation or cards that an activated Machine gives.
 */
export interface MachineGain {
  count?: number;
  points?: number;
  cards?: number;
}
export interface DeployTarget {
  machine: "harvester" | "scavenger" | "refiner";
  region: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  cost: number;
  pays: SomeQoam;
  count: number;
  points: number;
  reputation: number;
  row: "strength" | "movement" | "cage";
}
export interface RestoreTarget {
  wonder: string;
  region: string;
  cost: number;
  pays: SomeQoam;
  points: number;
}
export interface GreenCost {
  green: number;
}
export interface RefinerBonus {
  recharge: boolean;
  n: number;
}
/**
 * What the tile of a pile would score now, and the crater where it is Installed.
 */
export interface ApparatusPreview {
  apparatus: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  kind: string;
  count: number;
  points: number;
  crater: string;
}
/**
 * What a Curio card does, as the pack writes it; ``colour`` may be wild.
 */
export interface EffectData {
  op: string;
  n?: number;
  colour?: ("blue" | "brown" | "green" | "grey" | "pink") | "wild";
  actions?: ("extract" | "deploy" | "eradicate" | "investigate" | "retrieve" | "install" | "restore")[];
}
export interface Components {
  regions: RegionData[];
  nodes: NodeData[];
  craters: CraterData[];
  colours: Named[];
  machines: Named[];
  rows: RowData[];
  curios: CurioData[];
  seekers: CharacterData[];
  gear: CharacterData[];
  events: EventCardData[];
  spaces: SpaceData[];
  kinds: KindData[];
  apparatus: ApparatusData[];
  wonders: WonderData[];
  presets: PresetData[];
  shards: ShardData[];
  shard_scores: ShardScore[];
  deploy_costs: DeployCost[];
  players: PlayersData[];
}
/**
 * ``near``: the Regions it shares a line with; ``crater``: the one beside it.
 */
export interface RegionData {
  id: string;
  type: "river" | "mountain" | "forest" | "myst" | "crystal";
  source: string;
  note: string;
  note_message: string;
  message: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  inner: boolean;
  nodes: string[];
  near: string[];
  crater: string | null;
}
/**
 * ``radius`` is in hundredths of the board's; ``crater``: the one on whose rim it lies.
 */
export interface NodeData {
  id: string;
  kind: "city" | "junction" | "rim_middle" | "rim_left" | "rim_right" | "start";
  angle: number;
  radius: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  near: string[];
  regions: string[];
  crater: string | null;
}
export interface CraterData {
  id: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  angle: number;
  radius: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  regions: string[];
  rim: string[];
}
export interface Named {
  id: string;
  message: string;
}
/**
 * ``start``: icons open from the start. ``bonus`` is given once by the Refiner. ``blue_nodes``: what one Blue adds
 * to a Move, by Machines gone from the Movement row.
 */
export interface RowData {
  id: string;
  start: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  under: RowIcons;
  bonus: RowBonus;
  blue_nodes: number[] | null;
}
/**
 * Icons under the Harvester and the Scavenger.
 */
export interface RowIcons {
  harvester: number;
  scavenger: number;
}
export interface RowBonus {
  op: string;
  n: number;
}
export interface CurioData {
  id: string;
  copies: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  text: string;
  upgrade: boolean;
  cost: GreenCost;
  effect: EffectData;
}
/**
 * A Seeker or a piece of Gear; ``n`` is the number of its power.
 */
export interface CharacterData {
  id: string;
  hand: number;
  upgrades: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  text: string;
  qoam: SomeQoam;
  n: number;
  strength: number;
}
/**
 * ``type`` is there on a Region card, ``steps`` are on a Colossus card.
 */
export interface EventCardData {
  id: string;
  kind: "region" | "colossus";
  source: string;
  note: string;
  note_message: string;
  message: string;
  text: string;
  type: ("river" | "mountain" | "forest" | "myst" | "crystal") | null;
  steps: ColossusStep[];
}
export interface ColossusStep {
  op: "move" | "move_wounding" | "parasites" | "wound";
  n: number;
}
/**
 * A space of the Event Track.
 */
export interface SpaceData {
  id: string;
  qoam: number;
  parasite: boolean;
  arrows: number;
  source: string;
  note: string;
  note_message: string;
  recharge: boolean;
}
/**
 * A kind of Apparatus: what it counts, at so many points each.
 */
export interface KindData {
  id: string;
  points: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
}
export interface ApparatusData {
  id: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  year: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  kinds: SideKinds;
}
export interface SideKinds {
  day: string;
  night: string;
}
export interface WonderData {
  id: string;
  cost: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  text: string;
  n: number;
}
/**
 * A ready-made placement of neutral Machines.
 */
export interface PresetData {
  id: string;
  seats: number;
  source: string;
  note: string;
  note_message: string;
  message: string;
  machines: MachineRegions;
}
export interface MachineRegions {
  harvester: string[];
  scavenger: string[];
  refiner: string[];
}
export interface ShardData {
  value: number;
  count: number;
}
export interface ShardScore {
  shards: number;
  points: number;
}
/**
 * What a Deploy costs in a Region with so many Machines.
 */
export interface DeployCost {
  machines: number;
  cost: number;
}
/**
 * Numbers that depend on how many play; ``track`` is the side of the Event Board.
 */
export interface PlayersData {
  id: string;
  seats: number;
  saturation: number;
  colossus_shards: number;
  neutral_machines: number;
  wonders_revealed: number;
  wonders_each: number;
  ranking: number[];
  source: string;
  note: string;
  note_message: string;
  track: string;
}
/**
 * The Colossus stands at a crater.
 */
export interface ColossusPlacedEvent {
  type: "colossus_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  crater: string;
}
/**
 * This many crystals lie in each inner and each outer Region.
 */
export interface QoamLaidOutEvent {
  type: "qoam_laid_out";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  inner: number;
  outer: number;
}
/**
 * The Colossus cards of the three Years.
 */
export interface ColossusCardsDealtEvent {
  type: "colossus_cards_dealt";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  events: string[];
}
/**
 * The piles of Apparatus that show their Night side.
 */
export interface SidesChosenEvent {
  type: "sides_chosen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  colours: ("blue" | "brown" | "green" | "grey" | "pink")[];
}
/**
 * The Wonders of this match.
 */
export interface WondersRevealedEvent {
  type: "wonders_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  wonders: string[];
}
/**
 * The turn order of the first Year.
 */
export interface OrderDealtEvent {
  type: "order_dealt";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seats: number[];
}
/**
 * A seat got a Seeker and Gear.
 */
export interface CharacterDealtEvent {
  type: "character_dealt";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  seeker: string;
  gear: string;
}
/**
 * A seat has the Qoam of its character, without the colours of which there is none, and these limits of cards in
 * hand and of Upgrades.
 */
export interface StartingQoamTakenEvent {
  type: "starting_qoam_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
  hand: number;
  upgrades: number;
}
/**
 * The Seekers of the draft.
 */
export interface SeekersRevealedEvent {
  type: "seekers_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seekers: string[];
}
/**
 * The Gear of the draft.
 */
export interface GearRevealedEvent {
  type: "gear_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  gears: string[];
}
/**
 * A seat took a Seeker.
 */
export interface SeekerChosenEvent {
  type: "seeker_chosen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  seeker: string;
}
/**
 * A seat took a piece of Gear.
 */
export interface GearChosenEvent {
  type: "gear_chosen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  gear: string;
}
/**
 * A Seeker stands on its start node.
 */
export interface SeekerPlacedEvent {
  type: "seeker_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  node: string;
}
/**
 * A neutral Machine stands in a Region; ``seat`` placed it, unless a preset did.
 */
export interface NeutralMachinePlacedEvent {
  type: "neutral_machine_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  machine: "harvester" | "scavenger" | "refiner";
  region: string;
  seat?: number;
}
/**
 * A Year began.
 */
export interface YearStartedEvent {
  type: "year_started";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
}
/**
 * The Colossus card of the Year joined the Event Deck, which has ``count`` cards.
 */
export interface ColossusCardAddedEvent {
  type: "colossus_card_added";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  event: string;
  count: number;
}
/**
 * The Colossus got this many Shards, unseen, and holds ``total``.
 */
export interface ShardsPluggedInEvent {
  type: "shards_plugged_in";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  count: number;
  total: number;
}
/**
 * The turn order of a Year.
 */
export interface OrderSetEvent {
  type: "order_set";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
  seats: number[];
}
/**
 * A Year is over.
 */
export interface YearEndedEvent {
  type: "year_ended";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
  scores?: number[];
}
/**
 * The match is over; ``scores`` by seat.
 */
export interface MatchEndedEvent {
  type: "match_ended";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  scores: number[];
}
/**
 * The next Event card lies face up.
 */
export interface EventForeseenEvent {
  type: "event_foreseen";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  event: string;
}
/**
 * A card came to the Event Track; ``space`` counts from 1.
 */
export interface EventRevealedEvent {
  type: "event_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  event: string;
  space: number;
  round: number;
}
/**
 * The last round of the Year has begun.
 */
export interface LastRoundEvent {
  type: "last_round";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
}
/**
 * This many crystals came to a Region, where ``left`` lie now.
 */
export interface QoamDeliveredEvent {
  type: "qoam_delivered";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  count: number;
  left: number;
}
/**
 * Nothing came to a Region, where as many as can lie there already; ``count`` is 0.
 */
export interface RegionSaturatedEvent {
  type: "region_saturated";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  count: number;
  left: number;
}
/**
 * The Colossus went from crater ``previous`` to ``crater``; ``steps`` clockwise, or back if negative.
 */
export interface ColossusMovedEvent {
  type: "colossus_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  crater: string;
  previous: string;
  steps: number;
}
/**
 * A Parasite came to a Region, where there are ``count`` now.
 */
export interface ParasitePlacedEvent {
  type: "parasite_placed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  region: string;
  count: number;
  come: number;
}
/**
 * One more would have come: the ``count`` Parasites of a Region left it, and its Machines are destroyed.
 */
export interface RegionOverrunEvent {
  type: "region_overrun";
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
 * A player's Machine left the game.
 */
export interface MachineDestroyedEvent {
  type: "machine_destroyed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  owner: number;
  machine: "harvester" | "scavenger" | "refiner";
  region: string;
  blocked: boolean;
  machines: MachineView[];
}
/**
 * A neutral Machine left the game.
 */
export interface NeutralMachineDestroyedEvent {
  type: "neutral_machine_destroyed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  machine: "harvester" | "scavenger" | "refiner";
  region: string;
  blocked: boolean;
  machines: MachineView[];
}
/**
 * A player took this many Parasites from a Region, where ``left`` remain.
 */
export interface ParasitesCollectedEvent {
  type: "parasites_collected";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  count: number;
  left: number;
}
/**
 * A Seeker lies down.
 */
export interface SeekerWoundedEvent {
  type: "seeker_wounded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * A card was discarded for a wound.
 */
export interface WoundPreventedEvent {
  type: "wound_prevented";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * A turn began; ``wounded``: the Seeker has just stood up.
 */
export interface TurnStartedEvent {
  type: "turn_started";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  wounded: boolean;
}
/**
 * The Criminal wears the Armor.
 */
export interface ArmorPutOnEvent {
  type: "armor_put_on";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * The Criminal has taken the Armor off.
 */
export interface ArmorRemovedEvent {
  type: "armor_removed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * A Seeker went from node ``origin`` to ``node``.
 */
export interface SeekerMovedEvent {
  type: "seeker_moved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  origin: string;
  node: string;
}
/**
 * A Seeker stayed where it was instead of a Move.
 */
export interface CampedEvent {
  type: "camped";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  node: string;
}
/**
 * A Standard Action, or one that a character or a card grants, begins.
 */
export interface ActionTakenEvent {
  type: "action_taken";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  action: "extract" | "deploy" | "eradicate" | "investigate" | "retrieve" | "install" | "restore";
}
/**
 * This many crystals were taken from a Region, where ``left`` remain.
 */
export interface QoamExtractedEvent {
  type: "qoam_extracted";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  count: number;
  left: number;
}
/**
 * A Machine gives nothing: there are more Parasites in its Region than Machines.
 */
export interface MachineBlockedEvent {
  type: "machine_blocked";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  machine: "harvester" | "scavenger" | "refiner";
  parasites: number;
  machines: number;
}
/**
 * A Machine gives what it gives, which is told by itself.
 */
export interface MachineActivatedEvent {
  type: "machine_activated";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  machine: "harvester" | "scavenger" | "refiner";
  region: string;
}
/**
 * A Harvester gave a crystal from the supply and none from its Region.
 */
export interface HarvesterAnyEvent {
  type: "harvester_any";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  region: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
}
/**
 * A Machine stands in a Region, beside others.
 */
export interface MachineDeployedEvent {
  type: "machine_deployed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  machine: "harvester" | "scavenger" | "refiner";
  region: string;
  blocked: boolean;
  machines: MachineView[];
}
/**
 * This many icons of a row are open that the Machine had covered.
 */
export interface IconUncoveredEvent {
  type: "icon_uncovered";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  row: "strength" | "movement" | "cage";
  count: number;
}
/**
 * A Shard was taken from the Colossus, which holds ``left``.
 */
export interface ShardRevealedEvent {
  type: "shard_revealed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  value: number;
  left: number;
}
/**
 * The seat keeps the Shard, ``count`` in all.
 */
export interface ShardKeptEvent {
  type: "shard_kept";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  value: number;
  count: number;
}
/**
 * The Shard left the game.
 */
export interface ShardRemovedEvent {
  type: "shard_removed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  value: number;
}
/**
 * A tile was taken from its pile; ``kind`` is what it counts.
 */
export interface ApparatusRetrievedEvent {
  type: "apparatus_retrieved";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  apparatus: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  kind: string;
}
/**
 * A tile went to the slot of its ``year``.
 */
export interface ApparatusInstalledEvent {
  type: "apparatus_installed";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  apparatus: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  year: number;
}
/**
 * What no one had Retrieved left the piles of these colours at the end of the Year.
 */
export interface ApparatusDiscardedEvent {
  type: "apparatus_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  year: number;
  colours: ("blue" | "brown" | "green" | "grey" | "pink")[];
}
/**
 * The tile was flipped for an effect.
 */
export interface PowerUsedEvent {
  type: "power_used";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  use: "overcharge" | "draw" | "double_shift";
}
/**
 * The tile is Charged again.
 */
export interface PowerRechargedEvent {
  type: "power_recharged";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
}
/**
 * A Wonder stands in a Region; ``ring``: it is its owner's first.
 */
export interface WonderRestoredEvent {
  type: "wonder_restored";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  wonder: string;
  region: string;
  ring: boolean;
}
/**
 * The Extract of ``seat`` activated a Wonder; what it does for its owner is told by itself.
 */
export interface WonderActivatedEvent {
  type: "wonder_activated";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  wonder: string;
  owner: number;
}
/**
 * A batch from the supply; what becomes of it is told by itself.
 */
export interface QoamGainedEvent {
  type: "qoam_gained";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
}
/**
 * A batch went into a cage.
 */
export interface QoamStoredEvent {
  type: "qoam_stored";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
  cage: number;
}
/**
 * What had been in the cage went to the supply to make room for a batch.
 */
export interface QoamReplacedEvent {
  type: "qoam_replaced";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
  cage: number;
}
/**
 * A batch went to the supply instead of a cage.
 */
export interface BatchDiscardedEvent {
  type: "batch_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
}
/**
 * One crystal joined what is in a cage.
 */
export interface QoamAddedEvent {
  type: "qoam_added";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  cage: number;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
}
/**
 * A crystal was discarded without paying for anything.
 */
export interface QoamDiscardedEvent {
  type: "qoam_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
  cage: number;
}
/**
 * The cage of an Upgrade is gone, and with it what it held.
 */
export interface CageLostEvent {
  type: "cage_lost";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
  cage: number;
}
/**
 * What was paid in all; colours of which there is none are left out.
 */
export interface QoamSpentEvent {
  type: "qoam_spent";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  blue?: number;
  brown?: number;
  green?: number;
  grey?: number;
  pink?: number;
  seat: number;
}
/**
 * A converter made one crystal of ``made`` from two of ``colour``.
 */
export interface QoamConvertedEvent {
  type: "qoam_converted";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  made: "blue" | "brown" | "green" | "grey" | "pink";
}
/**
 * Cards came to a hand.
 */
export interface CuriosDrawnEvent {
  type: "curios_drawn";
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
 * The discards became a deck of this many cards.
 */
export interface CuriosReshuffledEvent {
  type: "curios_reshuffled";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  count: number;
}
/**
 * A card was played; what it does is told by itself.
 */
export interface CurioPlayedEvent {
  type: "curio_played";
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
 * A card of the hand was discarded.
 */
export interface CurioDiscardedEvent {
  type: "curio_discarded";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  card: string;
  cause: "wound" | "scavenger";
}
/**
 * A card attacked the Seekers of ``seats``, which may be no one.
 */
export interface SeekersAttackedEvent {
  type: "seekers_attacked";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  seats: number[];
}
/**
 * A card stays in play as an Upgrade.
 */
export interface UpgradeActivatedEvent {
  type: "upgrade_activated";
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
 * An Upgrade beyond the limit was discarded.
 */
export interface UpgradeDiscardedEvent {
  type: "upgrade_discarded";
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
 * This many Reputation Points, which may be less than 0.
 */
export interface ReputationGainedEvent {
  type: "reputation_gained";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  kind?: string;
  count?: number;
  place?: number;
  apparatus?: string;
  machine?: "harvester" | "scavenger" | "refiner";
  machines?: number;
  cost?: number;
  row?: "strength" | "movement" | "cage";
  region?: string;
  pink?: number;
  value?: number;
  card?: string;
  gear?: string;
  seeker?: string;
  wonder?: string;
  seat: number;
  amount: number;
  source:
    | "deploy"
    | "refiner_bonus"
    | "refiners"
    | "retrieve"
    | "investigate"
    | "parasites"
    | "curios"
    | "attacks"
    | "scavengers"
    | "seeker"
    | "gear"
    | "wonder_restored"
    | "wonder_activated"
    | "wonder_power"
    | "qoam"
    | "shards"
    | "installed"
    | "doubled";
}
/**
 * The next Region card makes the last round of the match.
 */
export interface FinalRoundNearEvent {
  type: "final_round_near";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  certain: boolean;
}
/**
 * The last round of the match has begun.
 */
export interface FinalRoundEvent {
  type: "final_round";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
}
/**
 * A seat has only the last of three tiles to Install.
 */
export interface LastApparatusEvent {
  type: "last_apparatus";
  rule?: string;
  private?: {
    [k: string]: unknown;
  };
  reveals?: true;
  remark?: true;
  seat: number;
  apparatus: string;
  kind: string;
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
