// Made from Python's types by `make protocol`; edit those instead.

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
/**
 * ``machines`` in the order of their types.
 */
export interface RegionView {
  region: string;
  type: "river" | "mountain" | "forest" | "myst" | "crystal";
  qoam: number;
  parasites: number;
  blocked: boolean;
  machines: MachineView[];
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
  source: string;
  note: string;
  note_message: string;
  id: string;
  type: "river" | "mountain" | "forest" | "myst" | "crystal";
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  inner: boolean;
  nodes: string[];
  near: string[];
  crater: string | null;
  message: string;
}
/**
 * ``radius`` is in hundredths of the board's; ``crater``: the one on whose rim it lies.
 */
export interface NodeData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  kind: "city" | "junction" | "rim_middle" | "rim_left" | "rim_right" | "start";
  near: string[];
  regions: string[];
  crater: string | null;
  angle: number;
  radius: number;
  message: string;
}
export interface CraterData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  regions: string[];
  rim: string[];
  angle: number;
  radius: number;
  message: string;
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
  source: string;
  note: string;
  note_message: string;
  id: string;
  start: number;
  under: RowIcons;
  bonus: RowBonus;
  blue_nodes: number[] | null;
  message: string;
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
  source: string;
  note: string;
  note_message: string;
  id: string;
  upgrade: boolean;
  cost: GreenCost;
  copies: number;
  effect: EffectData;
  message: string;
  text: string;
}
/**
 * A Seeker or a piece of Gear; ``n`` is the number of its power.
 */
export interface CharacterData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  hand: number;
  upgrades: number;
  qoam: SomeQoam;
  n: number;
  strength: number;
  message: string;
  text: string;
}
/**
 * ``type`` is there on a Region card, ``steps`` are on a Colossus card.
 */
export interface EventCardData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  kind: "region" | "colossus";
  type: ("river" | "mountain" | "forest" | "myst" | "crystal") | null;
  steps: ColossusStep[];
  message: string;
  text: string;
}
export interface ColossusStep {
  op: "move" | "move_wounding" | "parasites" | "wound";
  n: number;
}
/**
 * A space of the Event Track.
 */
export interface SpaceData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  qoam: number;
  parasite: boolean;
  arrows: number;
  recharge: boolean;
}
/**
 * A kind of Apparatus: what it counts, at so many points each.
 */
export interface KindData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  points: number;
  message: string;
}
export interface ApparatusData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  colour: "blue" | "brown" | "green" | "grey" | "pink";
  year: number;
  kinds: SideKinds;
  message: string;
}
export interface SideKinds {
  day: string;
  night: string;
}
export interface WonderData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  cost: number;
  n: number;
  message: string;
  text: string;
}
/**
 * A ready-made placement of neutral Machines.
 */
export interface PresetData {
  source: string;
  note: string;
  note_message: string;
  id: string;
  seats: number;
  machines: MachineRegions;
  message: string;
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
  source: string;
  note: string;
  note_message: string;
  seats: number;
  saturation: number;
  colossus_shards: number;
  neutral_machines: number;
  wonders_revealed: number;
  wonders_each: number;
  ranking: number[];
  track: string;
}
