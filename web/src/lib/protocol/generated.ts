// Made from the hall's models by `make protocol`; edit those instead.

export type ClientMessage =
  | ResyncMessage
  | ChooseMessage
  | PreviewMessage
  | SayMessage
  | MuteMessage
  | UnmuteMessage
  | UndoMessage
  | AnswerMessage
  | OfferEndMessage
  | OfferBotMessage
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

export interface AccountRequest {
  email: string;
  password: string;
}
/**
 * The answer to a vote.
 */
export interface AnswerMessage {
  agree: boolean;
  seat: number;
  type: "answer";
}
/**
 * ``message`` is the id of its name; its description is that id with ``-text``.
 */
export interface BotInfo {
  message: string;
  name: string;
}
/**
 * The hall is restarting; come back in a moment.
 */
export interface ByeMessage {
  reason: string;
  type: "bye";
}
/**
 * Plain text. ``who`` is the same for all that a person says at this table.
 */
export interface ChatLine {
  at: number;
  name: string;
  text: string;
  who: string;
}
export interface ChooseMessage {
  key: string;
  seat: number;
  seq: number;
  type: "choose";
}
/**
 * A choice that was made, with the events as this user may know them. ``n`` counts the choices of the match from 1;
 * 0 is its opening.
 */
export interface ChronicleEntry {
  decision: string;
  events: {
    [k: string]: unknown;
  }[];
  n: number;
  seat: number;
}
/**
 * ``next`` is the number of the choice to go on from; None: this is all.
 */
export interface ChroniclePage {
  choices: number;
  entries: ChronicleEntry[];
  next: number | null;
}
/**
 * Ask what has happened since action ``seen``; -1: ask for a complete picture.
 */
export interface ResyncMessage {
  seen?: number;
  type: "resync";
}
/**
 * Ask what a choice would bring.
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
 * The host mutes a person; ``who`` as in ``said``.
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
/**
 * Propose that a bot plays seat ``to``, whose owner does not.
 */
export interface OfferBotMessage {
  seat: number;
  to: number;
  type: "offer_bot";
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
/**
 * ``name`` is for several players on one device; without it the seat bears the name of its user.
 */
export interface SitMessage {
  name?: string | null;
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
/**
 * The match goes on from another table's after ``at`` choices.
 */
export interface ContinuationInfo {
  at: number;
  table: string;
}
/**
 * A point of a finished match: after so many choices.
 */
export interface ContinueRequest {
  at: number;
}
/**
 * ``context``, ``options``, ``refusals`` and ``forecast`` are for the owner of the deciding seat alone.
 */
export interface DecisionInfo {
  context: {
    [k: string]: unknown;
  } | null;
  forecast: ForecastInfo[] | null;
  kind: string;
  message: string;
  options: OptionInfo[] | null;
  refusals: RefusalInfo[] | null;
  rule: string;
  seat: number;
}
/**
 * What is coming as things stand; ``urgent`` if it should not be missed.
 */
export interface ForecastInfo {
  message: string;
  params: {
    [k: string]: unknown;
  };
  rule: string;
  urgent: boolean;
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
export interface EmailRequest {
  email: string;
  password: string;
}
export interface ExportedChatLine {
  at: number;
  table: string;
  text: string;
}
export interface ExportedSeat {
  name: string;
  seat: number;
}
export interface ExportedTable {
  created: number;
  game: string;
  host: boolean;
  id: string;
  seats: ExportedSeat[];
  status: string;
}
/**
 * ``components`` are the game's own data, by kind.
 */
export interface GameComponents {
  components: {
    [k: string]: unknown;
  };
  game: string;
  pack: string;
}
/**
 * A game of this hall; ``rules`` and ``gallery`` say whether there are any to look at, ``secrets`` whether seats
 * know what others do not.
 */
export interface GameInfo {
  bots: BotInfo[];
  gallery: boolean;
  name: string;
  options: SetupOptionInfo[];
  pack: string;
  rules: boolean;
  rules_version: number;
  seats: number[];
  secrets: boolean;
}
/**
 * ``SetupOption`` of ``longhall.kernel.setup``: ``seats`` are the counts it is possible with, none: all.
 */
export interface SetupOptionInfo {
  default: unknown;
  group: string;
  items: string[];
  name: string;
  needs: {
    [k: string]: unknown;
  };
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  rule: string;
  seats: number[];
  type: "bool" | "int" | "choice" | "list";
  values: (string | number)[];
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
  keys: {
    [k: string]: TermData[];
  };
  lists: {
    [k: string]: string;
  };
  parts: {
    [k: string]: PartData;
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
 * ``Part`` of ``longhall.kernel.vocabulary``.
 */
export interface PartData {
  key: string;
  message: string;
  value: string;
}
export interface GuestRequest {
  language?: string;
  name: string;
}
/**
 * A complete picture of the table after action ``seq``. ``position`` is the action that led to this position of the
 * match: a choice may be made on any picture since.
 */
export interface StateMessage {
  decision: DecisionInfo | null;
  position: number;
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
 * What everybody who may come in may know of the table itself. ``turn`` is the seat that decides, -1: none;
 * ``muted`` are those whom the host has muted, as ``who`` in ``said``.
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
  rule: string;
  scores: {
    [k: string]: number;
  }[];
}
/**
 * ``taken``: a person holds it, even where a bot plays it for them. ``bank`` is in seconds.
 */
export interface SeatInfo {
  bank: number;
  bot: string | null;
  name: string;
  resigned: boolean;
  seat: number;
  taken: boolean;
}
/**
 * ``seat`` asks; ``to`` is the number of choices to go back to, or the seat for a bot. ``asked`` are the seats
 * whose owners have a say. At ``deadline`` it passes if nobody has refused.
 */
export interface VoteInfo {
  agreed: number[];
  asked: number[];
  deadline: number;
  kind: "undo" | "end" | "bot";
  seat: number;
  to: number;
}
/**
 * Who the picture is for: ``eye`` is the seat through whose eyes the view is; None: a spectator's.
 */
export interface ViewerInfo {
  eye: number | null;
  host: boolean;
  seats: number[];
}
/**
 * The picture after something has happened, and the choices that have been made.
 */
export interface UpdateMessage {
  decision: DecisionInfo | null;
  entries: ChronicleEntry[];
  position: number;
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
 * What a choice would bring, as far as the seat may know it; ``effects`` is the game's own data.
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
 * Plain text. ``who`` is the same for all that a person says at this table.
 */
export interface SaidMessage {
  at: number;
  name: string;
  text: string;
  type: "said";
  who: string;
}
/**
 * The host has muted or unmuted somebody.
 */
export interface MutedMessage {
  muted: boolean;
  type: "muted";
  who: string;
}
/**
 * The seats whose owners are connected, and how many others watch.
 */
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
export interface LeaveRequest {
  password?: string;
}
export interface LoginRequest {
  email: string;
  password: string;
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
export interface NewPasswordRequest {
  password: string;
  token: string;
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
 * ``password`` is the one until now.
 */
export interface PasswordRequest {
  new: string;
  password: string;
}
/**
 * Why something was not done.
 */
export interface Problem {
  message: string;
  params: {
    [k: string]: unknown;
  };
  rule: string;
  text: string;
}
/**
 * What is left out stays as it is; a webhook of null ends it.
 */
export interface ProfileRequest {
  language?: string | null;
  name?: string | null;
  notify_email?: boolean | null;
  webhook?: string | null;
}
/**
 * A match after ``at`` of ``of`` choices; ``entry`` is the choice that led there, ``choice`` the key chosen there.
 *
 * While the match is played ``decision`` has options, and ``choice`` is not null, only where the seat decided through
 * whose eyes this is, and ``entry`` is as in the chronicle. Afterwards it is as in the record.
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
export interface ResetRequest {
  email: string;
}
export interface RuleBook {
  clauses: RuleClause[];
  game: string;
  language: string;
  sections: RuleSection[];
}
/**
 * ``ruling``: decided here, where the rulebooks are silent. ``options`` are those of the setup that change it.
 */
export interface RuleClause {
  id: string;
  options: string[];
  ruling: boolean;
  section: string;
  text: string;
  title: string;
}
export interface RuleSection {
  id: string;
  title: string;
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
/**
 * ``turn`` is the seat that decides, -1: none.
 */
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
export interface TokenRequest {
  label: string;
}
/**
 * Everything the hall keeps of a user.
 */
export interface UserExport {
  chat: ExportedChatLine[];
  tables: ExportedTable[];
  tokens: TokenInfo[];
  user: UserProfile;
}
/**
 * ``verified``: whether the user has shown that they read mail at ``email``; null where there is nothing to verify.
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
  verified: boolean | null;
  webhook: string | null;
  webhook_key: string | null;
}
