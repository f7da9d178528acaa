import type { Component } from "svelte";
import type { Scene } from "../net/narrator.svelte";
import type { GameEvent, ChronicleEntry, Stage, View } from "../net/stage.svelte";
import type { OptionInfo, RefusalInfo } from "../protocol/generated";
import type { Texts } from "../texts/texts.svelte";
import type { Period } from "./periods";

/**
 * What a game brings of its own. Nothing in here knows rules; it draws a view and offers options by their keys. Games say
 * as much as they like of each part: the rest is as in `plain`, where a game is played with its decisions, its chronicle
 * and its view as text.
 */
export interface GameModule {
  board: GameBoard;
  panels: GamePanels;
  options: GameOptions;
  scenes: GameScenes;
  seats: SeatReader;
  chronicle: ChronicleReader;
  /**
   * A component of the pack in the gallery; `components` are all of them, by category. Looked at from a table, it may
   * tell what it has become there.
   */
  Component?: Component<{
    texts: Texts;
    stage?: Stage;
    components: Record<string, Record<string, unknown>[]>;
    category: string;
    entry: Record<string, unknown>;
  }>;
  /** Drawings by icon name. */
  icons: Record<string, string>;
}

/** The board, and what is chosen and asked there. */
export interface GameBoard {
  /** Drawn in SVG inside a pan-and-zoom frame that it brings along (lib/board/BoardFrame.svelte). */
  Board?: Component<{ stage: Stage }>;
  /** Whether an option or a refusal has a place on the board, where it can be chosen, marked and asked about. */
  hasPlace?(key: string): boolean;
  /** Whether the board has no corner to spare on any screen: slips then lie beside it, where there is a column. */
  slipsBeside?: boolean;
  /** Keys that do something on the board: what is pressed, and the message that says what for. */
  shortcuts?: readonly (readonly [key: string, message: string])[];
}

/** What stands around the board. */
export interface GamePanels {
  /** Round, phase and the like, in the header. */
  Status?: Component<{ stage: Stage }>;
  /** What one seat has before it, in the column of players; `open` when the reader wants all of it. */
  Player?: Component<{ stage: Stage; seat: number; open: boolean }>;
  /** What the visitor holds, beside the decision. */
  Hand?: Component<{ stage: Stage }>;
  /** Whether `Hand` shows all that a seat has: a phone then leaves its card out above the decision. */
  handShowsAll?: boolean;
  /** What everybody may take from: market, supply, decks. */
  Market?: Component<{ stage: Stage }>;
  /** What the tab of `Market` is called, where it is not a market. */
  marketTab?: { icon: string; message: string };
  /** What a decision is about, pictured beside its question, such as a tile that is being laid. */
  Subject?: Component<{ stage: Stage }>;
  /** What everybody else may follow while somebody decides, beside the words that say who does what. */
  Meanwhile?: Component<{ stage: Stage }>;
}

/** How options are drawn, named, ordered and asked about. */
export interface GameOptions {
  /** An option of the decision drawn as the thing it is (a card, a tile); the panel puts it into the button. */
  Option?: Component<{ stage: Stage; optionKey: string }>;
  /** Whether `Option` draws this option. */
  isDrawn?(key: string): boolean;
  /** Whether the drawing carries the text of what it stands for: the preview leaves it out. */
  showsText?(key: string): boolean;
  /** What the drawing shows that the words of the option do not say, for those who cannot see it. */
  altText?(stage: Stage, key: string): string;
  /** What an option would do, in words beside it: `effects` as the hall's `previewed` tells them. */
  Preview?: Component<{ stage: Stage; optionKey: string; effects: Record<string, unknown> }>;
  /** What the key of an option or a refusal stands for, where the vocabulary of the game alone cannot say it. */
  nameOf?(stage: Stage, key: string): string | undefined;
  /** What some options of a group have in common, such as their place: told once above them, not on each. */
  heading?(stage: Stage, option: OptionInfo): string | undefined;
  /** Whether hardly anybody wants this option: it is shown after the others. */
  isRarelyWanted?(stage: Stage, option: OptionInfo): boolean;
  /** Whether an option cannot be taken back and deserves a question first. */
  isFinal?(key: string, kind: string, stage: Stage): boolean;
  /** What refusals have in common that differ in a number only, told once above all of them, and what is particular. */
  splitRefusal?(stage: Stage, refusal: RefusalInfo): { reason: string; each: string } | undefined;
}

/** What is played out before the table shows its outcome. */
export interface GameScenes {
  /** What of some entries deserves it, in order. */
  scenesOf?(stage: Stage, entries: readonly ChronicleEntry[]): Scene[];
  /** A scene as far as its step has come; the table frames it, times it and puts it beside its place. */
  Scene?: Component<{ stage: Stage; scene: Scene; step: number }>;
  /** Types of events that tell who can win or end the match soon: the table shows them by itself, and says them aloud. */
  alarms?: ReadonlySet<string>;
  /** Whether the board moves a piece for this event; it does so while the event is in `stage.narrator.moving`. */
  movesPieces?(event: GameEvent): boolean;
}

/** What the view of the game tells about its seats. */
export interface SeatReader {
  /** The emblem of a seat in its shield, as an icon name; undefined: none. */
  emblem?(view: View, seat: number): string | undefined;
  /** What a seat plays, in words: its clan, character or the like; undefined: nothing yet. */
  role?(view: View, seat: number, texts: Texts): string | undefined;
  /** With whom a seat wins or loses; undefined: alone. */
  partner?(view: View, seat: number): number | undefined;
  /** The points of a seat, for where a shield and a number are all there is room for. */
  points?(view: View, seat: number): number | undefined;
  /** Whose turn it is, whoever decides at the moment; null: nobody's, or the game does not know. */
  turn?(view: View): number | null;
  /** The seats in the order of play, where it changes in the course of a match: their cards stand in this order. */
  order?(view: View): readonly number[];
}

/** What the chronicle and the result of a match tell. */
export interface ChronicleReader {
  /** The icon beside an event. */
  eventIcon?(event: GameEvent): string | undefined;
  /** The number or letter of the year, round or the like that begins with an event: a mark in the replay. */
  chapter?(event: GameEvent): string | undefined;
  /** Points by year, round or the like: one row per period with points by seat. */
  periods?(entries: ChronicleEntry[], seats: number): Period[];
  /** Why a finished match is over, in more words than the message of its reason has; null: that one will do. */
  ending?(stage: Stage): { message: string; params: Record<string, unknown> } | null;
  /** What gave a seat its place in a finished match where points did not; undefined where they did. */
  decidedBy?(stage: Stage, seat: number): { message: string; params: Record<string, unknown> } | undefined;
}
