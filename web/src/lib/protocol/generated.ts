// Made from Python's types by `make protocol`; edit those instead.

export type ClientMessage =
  | ResyncMessage
  | ChooseMessage
  | PreviewMessage
  | HintMessage
  | SayMessage
  | MuteMessage
  | UnmuteMessage
  | UndoMessage
  | AnswerMessage
  | OfferEndMessage
  | OfferPauseMessage
  | HandOverMessage
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
  | ChangeMessage
  | PreviewedMessage
  | HintedMessage
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
 * ``count`` of ``of`` is done; the message is ``achievement-ID``. ``game``: it is about that one alone.
 */
export interface Achievement {
  id: string;
  game: string | null;
  count: number;
  of: number;
}
/**
 * The share a seat kept of what could be kept, over so many ``turns``; null where too little was at stake.
 */
export interface AnalysisAccuracy {
  share: number | null;
  error: number | null;
  turns: number;
}
/**
 * What looking back at a match has found so far. docs/analysis.md explains it.
 */
export interface AnalysisInfo {
  analysis: number;
  seats: number;
  choices: number;
  points: AnalysisScore[];
  marks: AnalysisMark[];
  curve: AnalysisMoment[];
  turning_points: (ChoiceTurningPoint | ChanceTurningPoint)[];
  luck: AnalysisLuck[];
  accuracy: AnalysisAccuracy[];
}
/**
 * The score by seat after ``n`` choices.
 */
export interface AnalysisScore {
  n: number;
  totals: number[];
}
/**
 * Where a year, round or turn begins.
 */
export interface AnalysisMark {
  n: number;
  period: number;
}
/**
 * The chance of every seat to win after ``n`` choices, with the error of each.
 */
export interface AnalysisMoment {
  n: number;
  chances: number[];
  errors: number[];
}
/**
 * The choices ``first`` to ``last`` of ``seat``; ``decision`` is the position in which it decided. ``best`` and
 * ``after`` are its chance to win by the better line and by what it chose, ``swing`` their difference, ``came`` what
 * it had once chance had answered.
 */
export interface ChoiceTurningPoint {
  kind: "choice";
  seat: number;
  first: number;
  last: number;
  decision: number;
  swing: number;
  error: number;
  best: number;
  after: number;
  came: number | null;
  line: HintStepInfo[];
  chosen: HintStepInfo[];
  reasons: HintReasonInfo[];
}
/**
 * A choice: the kind of its decision, and the option as in ``OptionInfo``.
 */
export interface HintStepInfo {
  kind: string;
  key: string;
  message: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * What speaks for the best line (``gain``), or against it: a message and its parameters.
 */
export interface HintReasonInfo {
  message: string;
  params: {
    [k: string]: unknown;
  };
  gain: boolean;
}
/**
 * What chance did after the choices ``first`` to ``last`` of ``seat``. ``promised`` and ``came`` are the chances to
 * win by seat before and after it, ``errors`` those of the differences; it moved the seat ``whose`` most.
 */
export interface ChanceTurningPoint {
  kind: "chance";
  seat: number;
  first: number;
  last: number;
  whose: number;
  swing: number;
  promised: number[];
  came: number[];
  errors: number[];
}
/**
 * How much chance gave a seat, or took from it, in chance to win.
 */
export interface AnalysisLuck {
  sum: number;
  error: number;
}
/**
 * ``done`` is the share of the work, 1: all of it; ``known`` null: nothing yet.
 */
export interface AnalysisProgress {
  done: number;
  known: AnalysisInfo | null;
}
/**
 * The answer to a vote. ``kind`` and ``to`` say which one was seen: nobody agrees to a question that took its
 * place at the last moment.
 */
export interface AnswerMessage {
  type: "answer";
  seat: number;
  agree: boolean;
  kind?: ("undo" | "end" | "pause") | null;
  to?: number | null;
}
/**
 * ``who`` as in what is said at the table.
 */
export interface BanRequest {
  who: string;
}
export interface BoardRow {
  page: string;
  name: string;
  mean: number;
  spread: number;
  sure: number;
  matches: number;
}
/**
 * ``message`` is the id of its name; its description is that id with ``-text``.
 */
export interface BotInfo {
  name: string;
  message: string;
}
/**
 * By playing against each other: this says nothing about people. Null: the level has played no ladder so far.
 */
export interface BotRating {
  bot: string;
  rating: number | null;
  spread: number | null;
}
/**
 * The hall is restarting; come back in a moment.
 */
export interface ByeMessage {
  type: "bye";
  reason: string;
}
export interface CancelRequest {
  reason?: string;
}
/**
 * What stands in a picture now at the end of a path of names and of places in lists.
 */
export interface ChangeInfo {
  path: (string | number)[];
  value: unknown;
}
/**
 * An update for a client that has asked for differences and has the picture of action ``since``.
 */
export interface ChangeMessage {
  type: "change";
  seq: number;
  since: number;
  changes: ChangeInfo[];
  entries: ChronicleEntry[];
}
/**
 * A choice that was made, with the events as this user may know them. ``n`` counts the choices of the match from 1;
 * 0 is its opening.
 */
export interface ChronicleEntry {
  n: number;
  seat: number;
  decision: string;
  events: GameEvent[];
}
/**
 * What happened, as this user may know it; the other fields are the game's own data. ``rule`` is the id of the rule
 * by which it did.
 */
export interface GameEvent {
  type: string;
  rule?: string;
  seat?: number;
  [k: string]: unknown;
}
/**
 * Plain text, as ``SaidMessage``.
 */
export interface ChatLine {
  who: string;
  name: string;
  text: string;
  at: number;
  alike: boolean;
  aside: boolean;
}
export interface ChooseMessage {
  type: "choose";
  seat: number;
  seq: number;
  key: string;
}
/**
 * ``next`` is the number of the choice to go on from; None: this is all.
 */
export interface ChroniclePage {
  entries: ChronicleEntry[];
  choices: number;
  next: number | null;
}
export interface ClockInfo {
  kind: "none" | "live" | "leisure";
  seconds: number;
  bank: number;
}
export interface ClockRequest {
  kind?: "none" | "live" | "leisure";
  seconds?: number;
  bank?: number;
}
/**
 * The match goes on from another table's after ``at`` choices.
 */
export interface ContinuationInfo {
  table: string;
  at: number;
}
/**
 * A point of a finished match: after so many choices.
 */
export interface ContinueRequest {
  at: number;
  eye?: number | null;
}
/**
 * How a match counts from now on, by seat, and why: all can read it.
 */
export interface CorrectionRequest {
  /**
   * @maxItems 6
   */
  places:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number];
  /**
   * @maxItems 6
   */
  forfeits?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number];
  remark: string;
}
/**
 * The puzzle of the day of a game.
 */
export interface DailyPuzzle {
  game: string;
  number: number;
  grade: number;
  solved: boolean;
}
/**
 * ``context``, ``options``, ``refusals`` and ``forecast`` are for the owner of the deciding seat alone.
 */
export interface DecisionInfo {
  seat: number;
  kind: string;
  rule: string;
  message: string;
  context: {
    [k: string]: unknown;
  } | null;
  options: OptionInfo[] | null;
  refusals: RefusalInfo[] | null;
  forecast: ForecastInfo[] | null;
}
export interface OptionInfo {
  key: string;
  message: string;
  params: {
    [k: string]: unknown;
  };
  group: string;
}
/**
 * What one might expect to be able to do but may not, and why.
 */
export interface RefusalInfo {
  key: string;
  rule: string;
  message: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * What is coming as things stand; ``urgent`` if it should not be missed.
 */
export interface ForecastInfo {
  message: string;
  rule: string;
  params: {
    [k: string]: unknown;
  };
  urgent: boolean;
}
/**
 * ``Deed`` of ``longhall.kernel.recap``.
 */
export interface DeedData {
  event: string;
  phrase: string;
  who: string;
  numbers: {
    [k: string]: string;
  };
  things: {
    [k: string]: string;
  };
  unit: string;
  unless: string;
  taken: boolean;
}
/**
 * Who played the choices up to number ``until`` of a match that goes on from another table's.
 */
export interface EarlierInfo {
  until: number;
  seats: EarlierSeat[];
}
/**
 * As in ``SeatInfo``.
 */
export interface EarlierSeat {
  name: string;
  taken: boolean;
  bot: string | null;
  left: boolean;
  character: string | null;
}
export interface EmailRequest {
  email: string;
  password: string;
}
/**
 * ``code`` is that of the invitation, where one is needed.
 */
export interface EnterRequest {
  code?: string;
}
/**
 * Somebody who plays. ``bot``: one that plays for itself; ``left``: a person who has left the hall for good.
 * ``since`` and ``out``: the first round they play in, and the first they do not any more (0: they play on), with the
 * reason. ``lot`` breaks the last ties; empty before the first round.
 */
export interface EntrantInfo {
  number: number;
  name: string;
  bot: string | null;
  left: boolean;
  since: number;
  out: number;
  reason: string;
  division: number;
  lot: string;
}
/**
 * A bot that plays for itself.
 */
export interface EntrantRequest {
  bot: string;
}
export interface ExportedChatLine {
  table: string;
  text: string;
  at: number;
}
/**
 * What somebody has made of a puzzle.
 */
export interface ExportedPuzzle {
  game: string;
  number: number;
  tries: number;
  solved: boolean;
  at: number;
}
export interface ExportedPuzzleRating {
  game: string;
  mean: number;
  spread: number;
}
export interface ExportedResult {
  table: string;
  game: string;
  seat: number;
  role: string | null;
  place: number;
  score: number;
  left: boolean;
  ended: number;
  rated: boolean;
  rating: number | null;
  spread: number | null;
}
export interface ExportedSeat {
  seat: number;
  name: string;
}
export interface ExportedTable {
  id: string;
  game: string;
  status: string;
  created: number;
  host: boolean;
  seats: ExportedSeat[];
}
/**
 * Somebody one follows or has blocked.
 */
export interface ExportedTie {
  page: string;
  name: string;
  kind: string;
  since: number;
}
/**
 * ``number`` is the player's, null where they only organised it; ``reason``: why they play on no more.
 */
export interface ExportedTournament {
  id: string;
  name: string;
  status: string;
  organiser: boolean;
  number: number | null;
  reason: string;
}
/**
 * The rules of a tournament; docs/tournaments.md explains the fields.
 */
export interface FormInfo {
  format: "swiss" | "groups" | "league" | "knockout";
  seats: number;
  rounds: number;
  group: number;
  legs: number;
  qualify: number;
  advance: number;
  moved: number;
  at_once: boolean;
  absences: number;
  points: number[];
}
/**
 * As in ``FormInfo``. Points by place: none for the usual ones.
 */
export interface FormRequest {
  format: "swiss" | "groups" | "league" | "knockout";
  seats: number;
  rounds?: number;
  group?: number;
  legs?: number;
  qualify?: number;
  advance?: number;
  moved?: number;
  at_once?: boolean;
  absences?: number;
  /**
   * @maxItems 6
   */
  points?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number];
}
/**
 * Somebody one follows or has blocked. ``here`` is null where they do not show it.
 */
export interface Friend {
  page: string;
  name: string;
  tie: string;
  here: boolean | null;
  tables: PlaceToGo[];
}
/**
 * A table that somebody sits at.
 */
export interface PlaceToGo {
  table: string;
  game: string;
  status: string;
}
/**
 * ``components`` are the game's own data, by kind.
 */
export interface GameComponents {
  game: string;
  pack: string;
  components: {
    [k: string]: unknown;
  };
}
/**
 * A game of this hall; ``default_bot`` is the opponent of whoever names none, ``rules`` and ``gallery`` say whether
 * there are any to look at, ``secrets`` whether seats know what others do not, ``lesson`` whether it can be learned
 * in a guided match.
 */
export interface GameInfo {
  name: string;
  rules_version: number;
  pack: string;
  seats: number[];
  options: SetupOptionInfo[];
  bots: BotInfo[];
  default_bot: string;
  rules: boolean;
  gallery: boolean;
  secrets: boolean;
  lesson: boolean;
}
/**
 * ``SetupOption`` of ``longhall.kernel.setup``: ``seats`` are the counts it is possible with, none: all;
 * ``value_seats`` those of single values.
 */
export interface SetupOptionInfo {
  name: string;
  type: "bool" | "int" | "choice" | "list";
  default: unknown;
  values: (string | number)[];
  items: string[];
  rule: string;
  seats: number[];
  needs: {
    [k: string]: unknown;
  };
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  group: string;
  value_seats: {
    [k: string]: number[];
  };
}
export interface GameWords {
  messages: string;
  vocabulary: VocabularyData;
  recap: RecapData;
}
/**
 * ``Vocabulary`` of ``longhall.kernel.vocabulary``.
 */
export interface VocabularyData {
  terms: {
    [k: string]: TermData;
  };
  seats: string[];
  stand_ins: {
    [k: string]: string;
  };
  lists: {
    [k: string]: string;
  };
  by_seat: string[];
  keys: {
    [k: string]: TermData[];
  };
  parts: {
    [k: string]: PartData;
  };
  defaults: {
    [k: string]: string;
  };
  glossary: WordData[];
}
/**
 * ``Term`` of ``longhall.kernel.vocabulary``.
 */
export interface TermData {
  message: string;
  kind: string;
  shape: string;
  params: {
    [k: string]: string;
  };
  optional: boolean;
}
/**
 * ``Part`` of ``longhall.kernel.vocabulary``.
 */
export interface PartData {
  message: string;
  key: string;
  value: string;
}
/**
 * ``Word`` of ``longhall.kernel.vocabulary``.
 */
export interface WordData {
  id: string;
  rule: string;
  icon: string;
}
/**
 * ``Recap`` of ``longhall.kernel.recap``.
 */
export interface RecapData {
  turns: string[];
  deeds: DeedData[];
  announced: string[];
}
/**
 * The host puts a bot into a seat, or empties it.
 */
export interface GiveSeatMessage {
  type: "give_seat";
  seat: number;
  bot?: string | null;
}
export interface GuestRequest {
  name: string;
  language?: string;
}
/**
 * What the teacher of a guided match says at this position, to whoever learns there. ``suggested`` are keys of
 * options, ``points`` what to look at: keys of options, or names that a board knows. ``back`` is the number of choices
 * to step back to from a mistake, ``start`` that from which the lesson is taken again. ``over``: these are the last
 * words.
 */
export interface GuidanceInfo {
  step: number;
  steps: number;
  said: SaidInfo[];
  suggested: string[];
  points: string[];
  back: number | null;
  start: number;
  over: boolean;
}
/**
 * What the teacher says: to a choice (reply), to what has happened (news), or what to do now (task).
 */
export interface SaidInfo {
  tone: "reply" | "news" | "task";
  message: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * ``mail``: it sends e-mail: links to addresses that are to be verified, new passwords, turn notices.
 *
 * ``reach``: who can come in: those at this machine (here), those in its network (network), or everybody (open).
 * ``address`` is what a link for others begins with; null where the hall knows none, or nobody else can come in.
 * ``door``: this visitor may open the hall to the local network, and close it.
 */
export interface HallInfo {
  mail: boolean;
  reach: "here" | "network" | "open";
  address: string | null;
  door: boolean;
}
/**
 * Give seat ``to`` a bot, since its owner has kept the others waiting too long.
 */
export interface HandOverMessage {
  type: "hand_over";
  seat: number;
  to: number;
}
/**
 * The others wait for the owner of ``seat``: to choose (turn) or to answer a vote (vote). From ``at`` on any of
 * them may give the seat a bot; that may change with who is connected.
 */
export interface HandoverInfo {
  seat: number;
  reason: "turn" | "vote";
  at: number;
}
/**
 * The best line at a decision and the next best one; ``equal`` where they differ by no more than the error of their
 * difference. ``reasons`` compare the two, the largest first. ``playouts`` is how often the match was played on to
 * judge them.
 */
export interface HintInfo {
  best: HintLineInfo;
  runner_up: HintLineInfo | null;
  equal: boolean;
  reasons: HintReasonInfo[];
  playouts: number;
}
/**
 * Choices in a row, the first one at the present decision; ``chance`` is the chance to win that they lead to, null
 * where none is known.
 */
export interface HintLineInfo {
  steps: HintStepInfo[];
  chance: number | null;
}
/**
 * Ask what would be best for a seat of one's own that decides.
 */
export interface HintMessage {
  type: "hint";
  seat: number;
  seq: number;
}
/**
 * What would be best for ``seat`` at ``position``, told to whoever has asked alone.
 */
export interface HintedMessage {
  type: "hinted";
  seq: number;
  position: number;
  seat: number;
  hint: HintInfo;
}
/**
 * ``who`` as in the list of people one knows; null: the chair is free again.
 */
export interface HoldRequest {
  seat: number;
  who?: string | null;
}
/**
 * ``reports`` nobody is done with, ``done`` those of late, and whoever may not do everything.
 */
export interface KeeperPage {
  reports: ReportInfo[];
  done: ReportInfo[];
  restricted: KeptPerson[];
}
/**
 * ``lines`` are what the person had said at the table. ``reporter`` is null for one who has left.
 */
export interface ReportInfo {
  number: number;
  table: string;
  game: string;
  person: KeptPerson;
  reporter: KeptPerson | null;
  text: string;
  lines: ReportedLine[];
  at: number;
  done: number | null;
}
/**
 * ``muted_until`` and ``banned`` are times; null: they are not.
 */
export interface KeptPerson {
  id: string;
  name: string;
  guest: boolean;
  keeper: boolean;
  muted_until: number | null;
  banned: number | null;
}
export interface ReportedLine {
  text: string;
  at: number;
}
/**
 * ``who`` is what this visitor calls them by, and nobody else.
 */
export interface KnownPerson {
  who: string;
  name: string;
}
/**
 * ``bots`` are rated by playing each other, not people: see docs/ladder.md. ``own`` is the place of the visitor.
 */
export interface Leaderboard {
  people: BoardRow[];
  bots: BotRating[];
  least_matches: number;
  least_opponents: number;
  own: number | null;
}
export interface LeaveRequest {
  password?: string;
}
export interface LeaveToBotMessage {
  type: "leave_to_bot";
  seat: number;
  bot?: string | null;
}
export interface LoginRequest {
  email: string;
  password: string;
}
/**
 * How often two people have met in a game, and how often each was ahead of the other.
 */
export interface Met {
  page: string;
  name: string;
  game: string;
  matches: number;
  ahead: number;
  behind: number;
}
/**
 * The host mutes a person; ``who`` as in ``said``.
 */
export interface MuteMessage {
  type: "mute";
  who: string;
}
/**
 * The host has muted or unmuted somebody.
 */
export interface MutedMessage {
  type: "muted";
  who: string;
  muted: boolean;
}
/**
 * A match of whoever asks that is not decided. ``turn``: the table waits for them.
 */
export interface MyMatchInfo {
  round: number;
  number: number;
  began: number;
  table: string | null;
  turn: boolean;
}
/**
 * ``seats`` are those one holds oneself; ``invited``: the host holds one for this visitor.
 */
export interface MyTable {
  id: string;
  game: string;
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  public: boolean;
  clock: ClockInfo;
  rated: boolean;
  level: "any" | "new" | "experienced";
  chairs: SeatSummary[];
  turn: number;
  changed: number;
  result: ResultInfo | null;
  tournament: string | null;
  seats: number[];
  my_turn: boolean;
  host: boolean;
  invited: boolean;
}
/**
 * A seat in a list of tables, as in ``SeatInfo``.
 */
export interface SeatSummary {
  name: string;
  taken: boolean;
  bot: string | null;
  left: boolean;
  bot_since: number | null;
  character: string | null;
  held: boolean;
}
/**
 * ``places`` and ``scores`` are by seat; scores by source, with a ``total``.
 */
export interface ResultInfo {
  reason: string;
  places: number[];
  scores: {
    [k: string]: number;
  }[];
  rule: string;
}
export interface NewPasswordRequest {
  token: string;
  password: string;
}
/**
 * ``token`` is shown this once; the hall keeps only a hash.
 */
export interface NewToken {
  id: string;
  label: string;
  scope: "read" | "play" | "account";
  created: number;
  token: string;
}
export interface OfferEndMessage {
  type: "offer_end";
  seat: number;
}
/**
 * Propose to pause until somebody lets the match go on.
 */
export interface OfferPauseMessage {
  type: "offer_pause";
  seat: number;
}
export interface PageOf {
  page: string;
}
/**
 * A table of a round: ``seats`` are the numbers of the players. ``table`` is the table in the hall, null for a bye
 * and before the round begins. ``places``, ``points`` and ``scores`` are by seat, none before the match is decided;
 * ``forfeits`` are seats. ``decided_by`` is match, bye or organiser. ``before``: results that were corrected.
 */
export interface PairingInfo {
  number: number;
  group: number;
  seats: number[];
  table: string | null;
  status: string;
  places: number[];
  points: number[];
  scores: number[];
  forfeits: number[];
  decided_by: string;
  before: {
    [k: string]: unknown;
  }[];
}
/**
 * ``password`` is the one until now.
 */
export interface PasswordRequest {
  password: string;
  new: string;
}
export interface PauseMessage {
  type: "pause";
  paused: boolean;
}
/**
 * What is null is not shown to this visitor. ``own``: it is their page; ``tie``: follow, block or null. ``met`` is
 * whom the person has met most often on one's own page, and on others' how one came out against each other.
 */
export interface PersonPage {
  page: string;
  name: string;
  guest: boolean;
  since: number;
  own: boolean;
  tie: string | null;
  here: boolean | null;
  tables: PlaceToGo[] | null;
  ratings: PersonRating[] | null;
  results: PersonResults | null;
  met: Met[];
}
/**
 * ``place`` is that on the leaderboard, null without one; ``course`` what they were rated at after each of the
 * latest matches, the first one first.
 */
export interface PersonRating {
  game: string;
  mean: number;
  spread: number;
  sure: number;
  matches: number;
  place: number | null;
  course: number[];
}
/**
 * ``tallies`` count matches by game, role and number of seats. To others these are of public tables.
 */
export interface PersonResults {
  tallies: Tally[];
  streaks: Streaks;
  achievements: Achievement[];
}
/**
 * How somebody came out in the matches of one game, as one role, at tables of one size.
 */
export interface Tally {
  game: string;
  role: string;
  seats: number;
  matches: number;
  wins: number;
  places: number;
  company: number;
}
/**
 * Wins in a row in matches with other people.
 */
export interface Streaks {
  current: number;
  best: number;
}
/**
 * ``gain`` is by how much the match changed the rating; null where it was not rated.
 */
export interface PlayedMatch {
  table: string;
  game: string;
  ended: number;
  seat: number;
  role: string;
  place: number;
  score: number;
  left: boolean;
  gain: number | null;
  seats: PlayedSeat[];
}
/**
 * A seat of a match that is over. ``left``: whoever sat there has left the hall for good.
 */
export interface PlayedSeat {
  name: string;
  bot: string | null;
  place: number;
  left: boolean;
}
/**
 * The seats whose owners are connected, and how many others watch. ``handovers`` as in the table, which depend on
 * it; ``now`` is the time of the hall, by which all times are told.
 */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  watching: number;
  handovers: HandoverInfo[];
  now: number;
}
/**
 * Ask what a choice would bring.
 */
export interface PreviewMessage {
  type: "preview";
  seat: number;
  seq: number;
  key: string;
}
/**
 * What a choice would bring, as far as the seat may know it; ``effects`` is the game's own data.
 */
export interface PreviewedMessage {
  type: "previewed";
  seq: number;
  key: string;
  effects: {
    [k: string]: unknown;
  };
}
/**
 * Why something was not done.
 */
export interface Problem {
  message: string;
  rule: string;
  params: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * What is left out stays as it is; a webhook of null ends it.
 */
export interface ProfileRequest {
  name?: string | null;
  language?: string | null;
  notify_email?: boolean | null;
  webhook?: string | null;
  shows_results?: ("nobody" | "followed" | "everybody") | null;
  shows_presence?: ("nobody" | "followed" | "everybody") | null;
  shows_rating?: ("nobody" | "followed" | "everybody") | null;
  gives_positions?: boolean | null;
}
/**
 * All puzzles of a game. ``daily`` is that of the day, ``level`` the grade of which the visitor solves about half;
 * null: too few tries to tell.
 */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleSummary[];
  daily: number | null;
  level: number | null;
}
/**
 * ``grade`` says how hard it is, from 1 to 5; ``own``: out of a match of this hall. ``tried`` and ``solved`` are
 * the visitor's.
 */
export interface PuzzleSummary {
  number: number;
  grade: number;
  seats: number;
  own: boolean;
  tried: boolean;
  solved: boolean;
}
/**
 * ``key`` is the option to look at.
 */
export interface PuzzlePreviewRequest {
  /**
   * @maxItems 24
   */
  keys?: string[];
  key: string;
}
/**
 * What was chosen at a puzzle so far.
 */
export interface PuzzleTryRequest {
  /**
   * @maxItems 24
   */
  keys?: string[];
}
/**
 * How a try at a puzzle compares with the best line. ``loss`` and ``error`` are in the points of the searcher;
 * ``chance`` and ``best_chance`` are chances to win. ``reasons`` tell why the best line is better, and ``rule`` is the
 * clause that the first of them rests on. ``first``: this try was rated, since it was the visitor's first at the
 * puzzle; ``level`` as in the list.
 */
export interface PuzzleVerdict {
  outcome: "best" | "equal" | "worse";
  solved: boolean;
  loss: number;
  error: number;
  chance: number | null;
  best_chance: number | null;
  better: HintStepInfo[];
  reasons: HintReasonInfo[];
  rule: string;
  first: boolean;
  level: number | null;
}
/**
 * Standings of all, of a group or division (``group`` from 0), or of the knock-out (-1). ``tie_breaks`` are what
 * decides, in this order.
 */
export interface RankingInfo {
  format: "swiss" | "groups" | "league" | "knockout";
  group: number;
  tie_breaks: string[];
  rows: StandingInfo[];
}
/**
 * One line of the standings; ``opponents`` are the points of all one has met.
 */
export interface StandingInfo {
  number: number;
  rank: number;
  matches: number;
  points: number;
  firsts: number;
  direct: number;
  opponents: number;
  forfeits: number;
  byes: number;
  reached: number;
  place: number;
}
/**
 * A choice as the record has it: ``choice`` is the key that was chosen among so many ``options``, ``outcomes`` are
 * those of chance, and events tell what was private and to whom. Remarks, which no record has, are marked as such.
 */
export interface RecordedEntry {
  n: number;
  seat: number;
  decision: string;
  events: GameEvent[];
  options: number;
  choice: string;
  outcomes: number[][];
}
export interface RefusedMessage {
  type: "refused";
  message: string;
  rule: string;
  params: {
    [k: string]: unknown;
  };
  seq: number;
}
/**
 * Somebody has opened a table to play the same again; ``table`` is its id.
 */
export interface RematchMessage {
  type: "rematch";
  table: string;
}
/**
 * A match after ``at`` of ``of`` choices; ``entry`` is the choice that led there, ``choice`` the key chosen there.
 *
 * While the match is played ``decision`` has options, and ``choice`` is not null, only where the seat decided through
 * whose eyes this is, and ``entry`` is as in the chronicle. Afterwards it is as in the record.
 */
export interface ReplayPosition {
  at: number;
  of: number;
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  entry: RecordedEntry | ChronicleEntry | null;
  choice: string | null;
}
/**
 * What is wrong with what somebody does at a table; ``who`` as in what is said there.
 */
export interface ReportRequest {
  who: string;
  text: string;
}
export interface ResetRequest {
  email: string;
}
export interface ResignMessage {
  type: "resign";
  seat: number;
}
/**
 * ``mute``: for so many hours from now they may not write at any table, 0: they may again. ``banned``: they may do
 * nothing in this hall. What is left out stays as it is.
 */
export interface RestrictionRequest {
  mute?: number | null;
  banned?: boolean | null;
}
/**
 * Ask what has happened since action ``seen``; -1: ask for a complete picture.
 */
export interface ResyncMessage {
  type: "resync";
  seen?: number;
}
/**
 * ``began`` may lie ahead: then there is a break.
 */
export interface RoundInfo {
  number: number;
  began: number;
  deadline: number | null;
  tables: PairingInfo[];
}
export interface RuleBook {
  game: string;
  language: string;
  sections: RuleSection[];
  clauses: RuleClause[];
}
export interface RuleSection {
  id: string;
  title: string;
}
/**
 * ``ruling``: decided here, where the rulebooks are silent. ``options`` are those of the setup that change it.
 */
export interface RuleClause {
  id: string;
  title: string;
  text: string;
  section: string;
  ruling: boolean;
  options: string[];
}
/**
 * Plain text. ``who`` is the same for all that a person says at this table. ``alike`` as in ``SeatInfo``.
 * ``aside``: said by somebody who watched a match; players are told such lines once it is over.
 */
export interface SaidMessage {
  type: "said";
  who: string;
  name: string;
  text: string;
  at: number;
  alike: boolean;
  aside: boolean;
}
export interface SayMessage {
  type: "say";
  text: string;
}
export interface SeasonInfo {
  id: string;
  season: number;
  status: "entering" | "running" | "paused" | "finished" | "cancelled";
}
/**
 * ``taken``: a person holds it, even where a bot plays it for them. ``who`` is what that person goes by in the
 * chat of this table. ``bank`` is in seconds. ``left``: whoever held it has left the hall for good, with their name.
 * ``bot_since`` is the number of choices after which a bot took over from a person; null where none did, or where a
 * hall of an earlier version did not keep it. ``alike``: the name can be taken for that of somebody else at the table,
 * such as the host. ``awaited``: who had this seat in the match that is played again or gone on from, and has not sat
 * down yet; empty where nobody is awaited. ``character`` is the message with the name as which a bot plays that fills
 * the seat for itself; null for people's seats, and in games that have no characters. ``hints``: for each hint that
 * its owner has taken, after how many choices that was. ``held``: the host holds the seat for the person who is
 * awaited, and nobody else may sit there.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  taken: boolean;
  who: string | null;
  bot: string | null;
  resigned: boolean;
  bank: number;
  left: boolean;
  bot_since: number | null;
  alike: boolean;
  awaited: string;
  held: boolean;
  character: string | null;
  hints: number[];
}
/**
 * ``name`` is for several players on one device; without it the seat bears the name of its user.
 */
export interface SitMessage {
  type: "sit";
  seat: number;
  name?: string | null;
}
export interface StandUpMessage {
  type: "stand_up";
  seat: number;
}
export interface StartMessage {
  type: "start";
}
/**
 * A complete picture of the table after action ``seq``. ``position`` is the action that led to this position of the
 * match: a choice may be made on any picture since.
 */
export interface StateMessage {
  type: "state";
  seq: number;
  position: number;
  table: TableInfo;
  you: ViewerInfo;
  view: {
    [k: string]: unknown;
  } | null;
  decision: DecisionInfo | null;
  undo_floor: number | null;
  guidance: GuidanceInfo | null;
}
/**
 * What everybody who may come in may know of the table itself. ``turn`` is the seat that decides, -1: none;
 * ``host`` is the host, and ``muted`` are those whom the host has muted, as ``who`` in ``said``.
 *
 * ``hints``: the host allows hints. ``rated``: the match counts for the ratings of the people who play it.
 * ``tournament``: the id of the tournament whose table it is; null: of none. ``watchers_chat``: whoever watches the
 * match may write, apart from the players.
 *
 * ``paused_until`` is when a pause ends by itself; null: when somebody lets the match go on. ``handovers`` are the
 * players who may be given a bot because the others wait for them.
 *
 * ``paused_by``, ``resumed_by`` and ``vote_refused_by`` are seats whose owners did that last; null where nobody did,
 * where they are no longer at the table, or where a hall of an earlier version did not keep it.
 *
 * ``earlier`` are those who made the choices that a match goes on from, the first ones first; those of ``seats`` made
 * the rest.
 *
 * ``lesson`` is there where the host learns the game with a teacher: the number of choices that were made before they
 * sat down, and that stand.
 *
 * ``stopped`` is there where the hall no longer has the rules or the pack of the match: view and chronicle are what
 * was kept of it. ``pack`` is the hash of the components it is played with.
 */
export interface TableInfo {
  id: string;
  game: string;
  pack: string;
  setup: {
    [k: string]: unknown;
  };
  public: boolean;
  tournament: string | null;
  hints: boolean;
  watchers_chat: boolean;
  rated: boolean;
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  clock: ClockInfo;
  host: string | null;
  seats: SeatInfo[];
  turn: number;
  deadline: number | null;
  paused_by: number | null;
  paused_until: number | null;
  resumed_by: number | null;
  vote: VoteInfo | null;
  vote_refused_by: number | null;
  handovers: HandoverInfo[];
  choices: number;
  commitment: string | null;
  result: ResultInfo | null;
  continued: ContinuationInfo | null;
  earlier: EarlierInfo[];
  muted: string[];
  lesson: number | null;
  stopped: StoppedInfo | null;
}
/**
 * ``seat`` asks; ``to`` is the number of choices to go back to. ``asked`` are the seats whose owners have a say: it
 * passes when all of them have agreed, not before ``passes`` where somebody has just been given a bot. At ``deadline``
 * it lapses.
 */
export interface VoteInfo {
  kind: "undo" | "end" | "pause";
  seat: number;
  to: number;
  asked: number[];
  agreed: number[];
  deadline: number;
  passes: number | null;
}
/**
 * Why the match cannot go on in this hall: a message and its parameters.
 */
export interface StoppedInfo {
  message: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * Whom the picture is for. ``eye`` is the seat whose view it shows; None: a spectator's. ``pauses`` is how often
 * they may still pause the match by themselves; None: as often as they like, since nobody else waits. ``offered`` is
 * the seat for somebody who has none before the match begins: the one they had in the match that is played again or
 * gone on from, if it is free. ``who`` is what they go by in the chat of this table; None for those without a name.
 */
export interface ViewerInfo {
  seats: number[];
  eye: number | null;
  host: boolean;
  pauses: number | null;
  offered: number | null;
  who: string | null;
}
/**
 * A table as text; no ``lines`` where its game has none, or no rules here any more.
 */
export interface TableLines {
  lines: TextLine[];
}
/**
 * ``level``: under how many other lines it stands. A seat is written ``{seat:2}``, for a client to put its name.
 */
export interface TextLine {
  level: number;
  text: string;
}
/**
 * A table to open. ``bots`` names a bot, or null for a person, seat by seat; ``hints``: players may take hints, by
 * default where the match is not ``rated``, and as it is with ``watchers_chat``: those who watch may write, apart from
 * the players. A rated match needs a clock and people with accounts: see docs/club.md. ``level``: whom the host would
 * like to meet.
 */
export interface TableRequest {
  game: string;
  setup?: {
    [k: string]: unknown;
  };
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
  public?: boolean;
  hints?: boolean | null;
  rated?: boolean;
  watchers_chat?: boolean | null;
  level?: "any" | "new" | "experienced";
  clock?: ClockRequest1;
}
export interface ClockRequest1 {
  kind?: "none" | "live" | "leisure";
  seconds?: number;
  bank?: number;
}
/**
 * ``turn`` is the seat that decides, -1: none; ``tournament`` is the id of the one whose table it is.
 */
export interface TableSummary {
  id: string;
  game: string;
  setup: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "paused" | "finished" | "cancelled";
  public: boolean;
  clock: ClockInfo;
  rated: boolean;
  level: "any" | "new" | "experienced";
  chairs: SeatSummary[];
  turn: number;
  changed: number;
  result: ResultInfo | null;
  tournament: string | null;
}
export interface TakeBackMessage {
  type: "take_back";
  seat: number;
}
export interface TokenInfo {
  id: string;
  label: string;
  scope: "read" | "play" | "account";
  created: number;
}
/**
 * ``read`` sees what its owner sees, ``play`` also acts at tables, ``account`` may do all its owner may.
 */
export interface TokenRequest {
  label: string;
  scope?: "read" | "play" | "account";
}
/**
 * What is left out stays as it is; only before the first round, but for name and description.
 */
export interface TournamentChange {
  name?: string | null;
  about?: string | null;
  public?: boolean | null;
  entry?: ("open" | "invitation") | null;
  accounts?: boolean | null;
  most?: number | null;
  late?: boolean | null;
  starts?: number | null;
}
/**
 * Everything there is to see on the page of a tournament. ``seed`` is told once it begins; ``commitment`` binds it
 * before. ``planned``: how many rounds there will be, 0: nobody can tell yet. ``me`` is the number of whoever asks,
 * null where they do not play; ``may_enter``: whether people can enter now. ``code`` is part of the link by which
 * people are invited, for the organiser alone.
 */
export interface TournamentInfo {
  id: string;
  name: string;
  about: string;
  game: string;
  setup: {
    [k: string]: unknown;
  };
  form: FormInfo;
  clock: ClockInfo;
  public: boolean;
  entry: "open" | "invitation";
  accounts: boolean;
  most: number;
  late: boolean;
  round_seconds: number;
  break_seconds: number;
  status: "entering" | "running" | "paused" | "finished" | "cancelled";
  organiser: string;
  created: number;
  starts: number | null;
  planned: number;
  season: number;
  seasons: SeasonInfo[];
  commitment: string;
  seed: string | null;
  players: EntrantInfo[];
  rounds: RoundInfo[];
  standings: RankingInfo[];
  notes: TournamentNoteInfo[];
  may_enter: boolean;
  organises: boolean;
  code: string;
  me: number | null;
  mine: MyMatchInfo[];
}
/**
 * What the organiser or the hall has done; ``text`` are the organiser's words.
 */
export interface TournamentNoteInfo {
  at: number;
  kind: string;
  params: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * A tournament to organise. Times are in seconds; ``starts`` is when it begins, null: when its organiser says
 * so.
 */
export interface TournamentRequest {
  name: string;
  about?: string;
  game: string;
  setup?: {
    [k: string]: unknown;
  };
  form: FormRequest;
  clock: ClockRequest;
  public?: boolean;
  entry?: "open" | "invitation";
  accounts?: boolean;
  most?: number;
  late?: boolean;
  round_seconds?: number;
  break_seconds?: number;
  starts?: number | null;
}
/**
 * A line in a list. ``players`` have entered; ``playing``, ``organises`` and ``waiting``: whether whoever asks
 * plays, organises it, and has a table there that is not finished.
 */
export interface TournamentSummary {
  id: string;
  name: string;
  game: string;
  format: "swiss" | "groups" | "league" | "knockout";
  seats: number;
  clock: ClockInfo;
  status: "entering" | "running" | "paused" | "finished" | "cancelled";
  entry: "open" | "invitation";
  players: number;
  most: number;
  round: number;
  planned: number;
  season: number;
  starts: number | null;
  changed: number;
  organiser: string;
  playing: boolean;
  organises: boolean;
  waiting: boolean;
}
/**
 * A position as its ``seat`` sees it after some choices of a try; ``table`` is drawn with it. ``keys`` and
 * ``steps`` are the choices that left something to choose, ``entries`` what happened up to here. ``previews`` says of
 * the first options what they would bring. ``finished``: chance, something hidden or another seat answers the last
 * choice, so there is nothing more to choose; ``decision`` is null then.
 */
export interface TriedPosition {
  table: TableInfo;
  seat: number;
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  keys: string[];
  steps: HintStepInfo[];
  entries: ChronicleEntry[];
  previews: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  finished: boolean;
}
/**
 * What one more choice would bring; ``effects`` is the game's own data.
 */
export interface TryPreview {
  effects: {
    [k: string]: unknown;
  };
}
/**
 * ``key`` is the option to look at.
 */
export interface TryPreviewRequest {
  at: number;
  /**
   * @maxItems 24
   */
  keys?: string[];
  key: string;
}
/**
 * A position, after ``at`` choices of the match, and what was chosen there anew so far.
 */
export interface TryRequest {
  at: number;
  /**
   * @maxItems 24
   */
  keys?: string[];
}
/**
 * How a try compares. ``tried``, ``best`` and ``played`` are chances to win: by what was tried, by the better line
 * that is known, and by what was chosen in the match; ``behind`` is by how much the try is worse than the better line,
 * ``ahead`` by how much it is better than what was chosen, each with its error. ``same``: it is what was chosen.
 * ``solved``: it is as good as the better line, by no more than the error. ``reasons`` tell why the better line is
 * better.
 */
export interface TryVerdict {
  line: HintStepInfo[];
  better: HintStepInfo[];
  tried: number;
  best: number;
  played: number;
  behind: number[];
  ahead: number[];
  same: boolean;
  solved: boolean;
  reasons: HintReasonInfo[];
}
/**
 * Step back until ``to`` choices are left.
 */
export interface UndoMessage {
  type: "undo";
  seat: number;
  to: number;
}
export interface UnmuteMessage {
  type: "unmute";
  who: string;
}
/**
 * The picture after something has happened, and the choices that have been made.
 */
export interface UpdateMessage {
  type: "update";
  seq: number;
  position: number;
  table: TableInfo;
  you: ViewerInfo;
  view: {
    [k: string]: unknown;
  } | null;
  decision: DecisionInfo | null;
  undo_floor: number | null;
  guidance: GuidanceInfo | null;
  entries: ChronicleEntry[];
}
/**
 * Everything the hall keeps of a user.
 */
export interface UserExport {
  user: UserProfile;
  tokens: TokenInfo[];
  tables: ExportedTable[];
  chat: ExportedChatLine[];
  results: ExportedResult[];
  ties: ExportedTie[];
  puzzles: ExportedPuzzle[];
  puzzle_ratings: ExportedPuzzleRating[];
  tournaments: ExportedTournament[];
  seen: number | null;
}
/**
 * ``verified``: whether the user has shown that they read mail at ``email``; null where there is nothing to verify.
 * ``pending_email`` becomes ``email`` once a link that was sent there is opened.
 * ``webhook_key`` signs what is sent to the webhook. A token that is not for the account is not told how to reach
 * the user: ``email``, ``verified``, ``webhook`` and ``webhook_key`` are null for it.
 * ``page`` is the id of the user's page; ``shows_results``, ``shows_presence`` and ``shows_rating`` say who may see
 * there how they have played, that they are here, and their ratings: nobody, followed (those they follow),
 * everybody. ``gives_positions``: positions of their finished matches may become puzzles here. ``keeper``: they look
 * after the hall.
 */
export interface UserProfile {
  id: string;
  name: string;
  language: string;
  guest: boolean;
  email: string | null;
  verified: boolean | null;
  pending_email: string | null;
  notify_email: boolean;
  webhook: string | null;
  webhook_key: string | null;
  keeper: boolean;
  created: number;
  page: string;
  shows_results: "nobody" | "followed" | "everybody";
  shows_presence: "nobody" | "followed" | "everybody";
  shows_rating: "nobody" | "followed" | "everybody";
  gives_positions: boolean;
}
