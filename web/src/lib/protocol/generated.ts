// Made from the hall's models by `make protocol`; edit those instead.

export type ClientMessage =
  | Hello
  | Choose
  | Preview
  | Say
  | Mute
  | Unmute
  | Undo
  | Answer
  | OfferEnd
  | LeaveToBot
  | TakeBack
  | Resign
  | Pause
  | Sit
  | StandUp
  | GiveSeat
  | Start;
export type HallMessage =
  StateTold | UpdateTold | PreviewedTold | RefusedTold | SaidTold | MutedTold | PresenceTold | ByeTold | RematchTold;

/**
 * To a vote: an undo beyond the floor, or ending early.
 */
export interface Answer {
  agree: boolean;
  seat: number;
  type: "answer";
}
/**
 * The hall is going down; come back in a moment.
 */
export interface ByeTold {
  reason: string;
  type: "bye";
}
/**
 * A seat in a list of tables. ``taken``: a person holds it, even where a bot plays it for them.
 */
export interface Chair {
  bot: string | null;
  name: string;
  taken: boolean;
}
export interface Choose {
  key: string;
  seat: number;
  seq: number;
  type: "choose";
}
/**
 * The first message, and the way to ask again: ``last`` is the highest sequence number the client has.
 */
export interface Hello {
  last?: number;
  type: "hello";
}
/**
 * What would come of a choice.
 */
export interface Preview {
  key: string;
  seat: number;
  seq: number;
  type: "preview";
}
export interface Say {
  text: string;
  type: "say";
}
/**
 * The host silences a person; ``who`` as in what they said.
 */
export interface Mute {
  type: "mute";
  who: string;
}
export interface Unmute {
  type: "unmute";
  who: string;
}
/**
 * Step back until ``to`` choices are left.
 */
export interface Undo {
  seat: number;
  to: number;
  type: "undo";
}
export interface OfferEnd {
  seat: number;
  type: "offer_end";
}
export interface LeaveToBot {
  bot?: string;
  seat: number;
  type: "leave_to_bot";
}
export interface TakeBack {
  seat: number;
  type: "take_back";
}
export interface Resign {
  seat: number;
  type: "resign";
}
export interface Pause {
  paused: boolean;
  type: "pause";
}
export interface Sit {
  seat: number;
  type: "sit";
}
export interface StandUp {
  seat: number;
  type: "stand_up";
}
/**
 * The host puts a bot into a seat, or empties it.
 */
export interface GiveSeat {
  bot?: string | null;
  seat: number;
  type: "give_seat";
}
export interface Start {
  type: "start";
}
export interface ClockTold {
  bank: number;
  kind: "none" | "live" | "leisure";
  seconds: number;
}
export interface ClockWish {
  bank?: number;
  kind?: "none" | "live" | "leisure";
  seconds?: number;
}
export interface ContinuedTold {
  at: number;
  table: string;
}
/**
 * ``context``, ``options`` and ``refusals`` are for the owner of the deciding seat alone.
 */
export interface DecisionTold {
  context?: {
    [k: string]: unknown;
  } | null;
  kind: string;
  message: string;
  options?: OptionTold[] | null;
  refusals?: RefusalTold[] | null;
  rule: string;
  seat: number;
}
export interface OptionTold {
  group: string;
  key: string;
  message: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * What one might expect to be able to do but may not, and why.
 */
export interface RefusalTold {
  key: string;
  message: string;
  params: {
    [k: string]: unknown;
  };
  rule: string;
}
/**
 * A choice that was made, with the events as this user may know them.
 */
export interface EntryTold {
  decision: string;
  events: {
    [k: string]: unknown;
  }[];
  n: number;
  seat: number;
  seq: number;
}
/**
 * A fresh, complete picture.
 */
export interface StateTold {
  decision: DecisionTold | null;
  seq: number;
  table: TableTold;
  type: "state";
  undo_floor: number | null;
  view: {
    [k: string]: unknown;
  } | null;
  you: You;
}
/**
 * What everybody who may come in may know of the table itself.
 */
export interface TableTold {
  choices: number;
  clock: ClockTold;
  commitment: string | null;
  continued: ContinuedTold | null;
  deadline: number | null;
  game: string;
  id: string;
  muted: string[];
  public: boolean;
  result: ResultTold | null;
  seats: SeatTold[];
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  turn: number;
  vote: VoteTold | null;
}
/**
 * ``places`` and ``scores`` are by seat; scores by source, with a ``total``.
 */
export interface ResultTold {
  places: number[];
  reason: string;
  rule?: string;
  scores: {
    [k: string]: number;
  }[];
}
/**
 * ``taken``: a person holds it, even where a bot plays it for them.
 */
export interface SeatTold {
  bank: number;
  bot: string | null;
  name: string;
  resigned: boolean;
  seat: number;
  taken: boolean;
}
export interface VoteTold {
  agreed: number[];
  kind: "undo" | "end";
  seat: number;
  to: number;
}
export interface You {
  eye: number | null;
  host: boolean;
  seats: number[];
}
/**
 * The picture after something happened, and what that was.
 */
export interface UpdateTold {
  decision: DecisionTold | null;
  entries: EntryTold[];
  seq: number;
  table: TableTold;
  type: "update";
  undo_floor: number | null;
  view: {
    [k: string]: unknown;
  } | null;
  you: You;
}
/**
 * What would come of a choice, as far as the seat may know it; ``effects`` is the game's own data.
 */
export interface PreviewedTold {
  effects: {
    [k: string]: unknown;
  };
  key: string;
  seq: number;
  type: "previewed";
}
export interface RefusedTold {
  message: string;
  params: {
    [k: string]: unknown;
  };
  rule: string;
  seq: number;
  type: "refused";
}
/**
 * Plain text. ``who`` is the same for all a person says at this table.
 */
export interface SaidTold {
  at: number;
  name: string;
  text: string;
  type: "said";
  who: string;
}
/**
 * The host has silenced somebody, or has ended that.
 */
export interface MutedTold {
  muted: boolean;
  type: "muted";
  who: string;
}
export interface PresenceTold {
  seats: number[];
  type: "presence";
  watching: number;
}
/**
 * Somebody has opened a table to play the same again; ``table`` is its id.
 */
export interface RematchTold {
  table: string;
  type: "rematch";
}
/**
 * ``webhook_key`` signs what is sent to the webhook.
 */
export interface Me {
  created: number;
  email: string | null;
  guest: boolean;
  id: string;
  language: string;
  name: string;
  notify_email: boolean;
  webhook: string | null;
  webhook_key: string | null;
}
/**
 * ``seats`` are those one holds oneself.
 */
export interface MyTable {
  chairs: Chair[];
  changed: number;
  clock: ClockTold;
  game: string;
  host: boolean;
  id: string;
  my_turn: boolean;
  public: boolean;
  result: ResultTold | null;
  seats: number[];
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  turn: number;
}
/**
 * A match after ``at`` of ``of`` choices. While it is played ``decision`` has options, and ``choice`` is told, only
 * where the seat decided through whose eyes this is; ``entry`` is as in the chronicle.
 */
export interface Replayed {
  at: number;
  choice: string | null;
  decision: DecisionTold | null;
  entry: {
    [k: string]: unknown;
  } | null;
  of: number;
  view: {
    [k: string]: unknown;
  };
}
export interface TableListed {
  chairs: Chair[];
  changed: number;
  clock: ClockTold;
  game: string;
  id: string;
  public: boolean;
  result: ResultTold | null;
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  turn: number;
}
/**
 * A table to open. ``bots`` names a bot, or null for a person, seat by seat.
 */
export interface TableWish {
  /**
   * @maxItems 16
   */
  bots?:
    | []
    | [string | null]
    | [string | null, string | null]
    | [string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null, string | null]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ];
  clock?: ClockWish1;
  game: string;
  public?: boolean;
  setup?: {
    [k: string]: unknown;
  };
}
export interface ClockWish1 {
  bank?: number;
  kind?: "none" | "live" | "leisure";
  seconds?: number;
}
/**
 * ``token`` is shown this once; the hall keeps only a hash.
 */
export interface TokenMade {
  created: number;
  id: string;
  label: string;
  token: string;
}
export interface TokenShown {
  created: number;
  id: string;
  label: string;
}
