// Made from the hall's models by `make protocol`; edit those instead.

export type ClientMessage =
  | HelloMessage
  | ChooseMessage
  | PreviewMessage
  | SayMessage
  | MuteMessage
  | UnmuteMessage
  | UndoMessage
  | AnswerMessage
  | OfferEndMessage
  | LeaveToBotMessage
  | TakeBackMessage
  | ResignMessage
  | PauseMessage
  | SitMessage
  | StandUpMessage
  | GiveSeatMessage
  | StartMessage;
export type HallMessage =
  | StateMessage
  | UpdateMessage
  | PreviewedMessage
  | RefusedMessage
  | SaidMessage
  | MutedMessage
  | PresenceMessage
  | ByeMessage
  | RematchMessage;

/**
 * To a vote: an undo beyond the floor, or ending early.
 */
export interface AnswerMessage {
  agree: boolean;
  seat: number;
  type: "answer";
}
/**
 * The hall is going down; come back in a moment.
 */
export interface ByeMessage {
  reason: string;
  type: "bye";
}
export interface ChooseMessage {
  key: string;
  seat: number;
  seq: number;
  type: "choose";
}
/**
 * A choice that was made, with the events as this user may know them.
 */
export interface ChronicleEntry {
  decision: string;
  events: {
    [k: string]: unknown;
  }[];
  n: number;
  seat: number;
  seq: number;
}
/**
 * The first message, and the way to ask again: ``last`` is the highest sequence number the client has.
 */
export interface HelloMessage {
  last?: number;
  type: "hello";
}
/**
 * What would come of a choice.
 */
export interface PreviewMessage {
  key: string;
  seat: number;
  seq: number;
  type: "preview";
}
export interface SayMessage {
  text: string;
  type: "say";
}
/**
 * The host silences a person; ``who`` as in what they said.
 */
export interface MuteMessage {
  type: "mute";
  who: string;
}
export interface UnmuteMessage {
  type: "unmute";
  who: string;
}
/**
 * Step back until ``to`` choices are left.
 */
export interface UndoMessage {
  seat: number;
  to: number;
  type: "undo";
}
export interface OfferEndMessage {
  seat: number;
  type: "offer_end";
}
export interface LeaveToBotMessage {
  bot?: string | null;
  seat: number;
  type: "leave_to_bot";
}
export interface TakeBackMessage {
  seat: number;
  type: "take_back";
}
export interface ResignMessage {
  seat: number;
  type: "resign";
}
export interface PauseMessage {
  paused: boolean;
  type: "pause";
}
export interface SitMessage {
  seat: number;
  type: "sit";
}
export interface StandUpMessage {
  seat: number;
  type: "stand_up";
}
/**
 * The host puts a bot into a seat, or empties it.
 */
export interface GiveSeatMessage {
  bot?: string | null;
  seat: number;
  type: "give_seat";
}
export interface StartMessage {
  type: "start";
}
export interface ClockInfo {
  bank: number;
  kind: "none" | "live" | "leisure";
  seconds: number;
}
export interface ClockRequest {
  bank?: number;
  kind?: "none" | "live" | "leisure";
  seconds?: number;
}
export interface ContinuationInfo {
  at: number;
  table: string;
}
/**
 * ``context``, ``options`` and ``refusals`` are for the owner of the deciding seat alone.
 */
export interface DecisionInfo {
  context?: {
    [k: string]: unknown;
  } | null;
  kind: string;
  message: string;
  options?: OptionInfo[] | null;
  refusals?: RefusalInfo[] | null;
  rule: string;
  seat: number;
}
export interface OptionInfo {
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
export interface RefusalInfo {
  key: string;
  message: string;
  params: {
    [k: string]: unknown;
  };
  rule: string;
}
export interface GameWords {
  messages: string;
  vocabulary: VocabularyData;
}
/**
 * ``Vocabulary`` of ``longhall.kernel.vocabulary``.
 */
export interface VocabularyData {
  defaults: {
    [k: string]: string;
  };
  lists: {
    [k: string]: string;
  };
  seats: string[];
  stand_ins: {
    [k: string]: string;
  };
  terms: {
    [k: string]: TermData;
  };
}
/**
 * ``Term`` of ``longhall.kernel.vocabulary``.
 */
export interface TermData {
  kind: string;
  message: string;
  optional: boolean;
  params: {
    [k: string]: string;
  };
  shape: string;
  short: string;
  within: string;
}
/**
 * A fresh, complete picture.
 */
export interface StateMessage {
  decision: DecisionInfo | null;
  seq: number;
  table: TableInfo;
  type: "state";
  undo_floor: number | null;
  view: {
    [k: string]: unknown;
  } | null;
  you: ViewerInfo;
}
/**
 * What everybody who may come in may know of the table itself.
 */
export interface TableInfo {
  choices: number;
  clock: ClockInfo;
  commitment: string | null;
  continued: ContinuationInfo | null;
  deadline: number | null;
  game: string;
  id: string;
  muted: string[];
  public: boolean;
  result: ResultInfo | null;
  seats: SeatInfo[];
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  turn: number;
  vote: VoteInfo | null;
}
/**
 * ``places`` and ``scores`` are by seat; scores by source, with a ``total``.
 */
export interface ResultInfo {
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
export interface SeatInfo {
  bank: number;
  bot: string | null;
  name: string;
  resigned: boolean;
  seat: number;
  taken: boolean;
}
export interface VoteInfo {
  agreed: number[];
  kind: "undo" | "end";
  seat: number;
  to: number;
}
export interface ViewerInfo {
  eye: number | null;
  host: boolean;
  seats: number[];
}
/**
 * The picture after something happened, and what that was.
 */
export interface UpdateMessage {
  decision: DecisionInfo | null;
  entries: ChronicleEntry[];
  seq: number;
  table: TableInfo;
  type: "update";
  undo_floor: number | null;
  view: {
    [k: string]: unknown;
  } | null;
  you: ViewerInfo;
}
/**
 * What would come of a choice, as far as the seat may know it; ``effects`` is the game's own data.
 */
export interface PreviewedMessage {
  effects: {
    [k: string]: unknown;
  };
  key: string;
  seq: number;
  type: "previewed";
}
export interface RefusedMessage {
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
export interface SaidMessage {
  at: number;
  name: string;
  text: string;
  type: "said";
  who: string;
}
/**
 * The host has silenced somebody, or has ended that.
 */
export interface MutedMessage {
  muted: boolean;
  type: "muted";
  who: string;
}
export interface PresenceMessage {
  seats: number[];
  type: "presence";
  watching: number;
}
/**
 * Somebody has opened a table to play the same again; ``table`` is its id.
 */
export interface RematchMessage {
  table: string;
  type: "rematch";
}
/**
 * ``seats`` are those one holds oneself.
 */
export interface MyTable {
  chairs: SeatSummary[];
  changed: number;
  clock: ClockInfo;
  game: string;
  host: boolean;
  id: string;
  my_turn: boolean;
  public: boolean;
  result: ResultInfo | null;
  seats: number[];
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  turn: number;
}
/**
 * A seat in a list of tables. ``taken``: a person holds it, even where a bot plays it for them.
 */
export interface SeatSummary {
  bot: string | null;
  name: string;
  taken: boolean;
}
/**
 * ``token`` is shown this once; the hall keeps only a hash.
 */
export interface NewToken {
  created: number;
  id: string;
  label: string;
  token: string;
}
/**
 * A match after ``at`` of ``of`` choices. While it is played ``decision`` has options, and ``choice`` is told, only
 * where the seat decided through whose eyes this is; ``entry`` is as in the chronicle.
 */
export interface ReplayPosition {
  at: number;
  choice: string | null;
  decision: DecisionInfo | null;
  entry: {
    [k: string]: unknown;
  } | null;
  of: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * A table to open. ``bots`` names a bot, or null for a person, seat by seat.
 */
export interface TableRequest {
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
  clock?: ClockRequest1;
  game: string;
  public?: boolean;
  setup?: {
    [k: string]: unknown;
  };
}
export interface ClockRequest1 {
  bank?: number;
  kind?: "none" | "live" | "leisure";
  seconds?: number;
}
export interface TableSummary {
  chairs: SeatSummary[];
  changed: number;
  clock: ClockInfo;
  game: string;
  id: string;
  public: boolean;
  result: ResultInfo | null;
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  turn: number;
}
export interface TokenInfo {
  created: number;
  id: string;
  label: string;
}
/**
 * ``webhook_key`` signs what is sent to the webhook.
 */
export interface UserProfile {
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
