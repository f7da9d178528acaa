import type { Component } from "svelte";
import type { Scene } from "../net/narrator.svelte";
import type { GameEvent, ChronicleEntry, Stage, View } from "../net/stage.svelte";
import type { OptionInfo, RefusalInfo } from "../protocol/generated";
import type { Texts } from "../texts/texts.svelte";

/**
 * What a game may bring of its own. Everything is optional: without a module a game is played with its decisions,
 * chronicle and its view as text. Nothing in here knows rules; it draws a view and offers options by their keys.
 */
export interface GameModule {
  /** The board, drawn in SVG inside a pan-and-zoom frame that it brings along (lib/board/PanZoom.svelte). */
  Board?: Component<{ stage: Stage }>;
  /** Round, phase and the like, in the header. */
  Status?: Component<{ stage: Stage }>;
  /** What one seat has before it, in the column of players; `open` when the reader wants all of it. */
  Player?: Component<{ stage: Stage; seat: number; open: boolean }>;
  /** What the visitor holds, beside the decision. */
  Hand?: Component<{ stage: Stage }>;
  /** What everybody may take from: market, supply, decks. */
  Market?: Component<{ stage: Stage }>;
  /** What the tab of `Market` is called, where it is not a market. */
  marketTab?: { icon: string; message: string };
  /** What a decision is about, pictured beside its question, such as a tile that is being laid. */
  Subject?: Component<{ stage: Stage }>;
  /** What everybody else may follow while somebody decides, beside the words that say who does what. */
  Meanwhile?: Component<{ stage: Stage }>;
  /** An option of the decision drawn as the thing it is (a card, a tile); the panel puts it into the button. */
  Option?: Component<{ stage: Stage; optionKey: string }>;
  /** Whether `Option` draws this option. */
  draws?(key: string): boolean;
  /** Whether an option or a refusal has a place on the board, where it can be chosen, marked and asked about. */
  onBoard?(key: string): boolean;
  /** Whether hardly anybody wants an option of this decision: it is shown after the others. */
  late?(stage: Stage, option: OptionInfo): boolean;
  /** What some options of a group have in common, such as their place: told once above them, not on each. */
  heading?(stage: Stage, option: OptionInfo): string | undefined;
  /** What the key of an option or a refusal stands for, where the vocabulary of the game alone cannot say it. */
  nameOf?(stage: Stage, key: string): string | undefined;
  /** What refusals have in common that differ in a number only: told once above all of them, and what is particular. */
  gathered?(stage: Stage, refusal: RefusalInfo): { reason: string; each: string } | undefined;
  /** What the drawing of an option shows that its words do not say, for those who cannot see it. */
  pictured?(stage: Stage, key: string): string;
  /** Whether the drawing of an option carries the text of what it stands for: the preview leaves it out. */
  noted?(key: string): boolean;
  /** What an option would do, in words beside it: `effects` as the hall's `previewed` tells them. */
  Preview?: Component<{ stage: Stage; optionKey: string; effects: Record<string, unknown> }>;
  /** Whether the board has no corner to spare on any screen: slips then lie beside it, where there is a column. */
  slipsBeside?: boolean;
  /** What of some entries deserves to be played out, in order; the table shows nothing of their outcome before. */
  scenes?(stage: Stage, entries: readonly ChronicleEntry[]): Scene[];
  /** A scene as far as its step has come; the table frames it, times it and puts it beside its place. */
  Scene?: Component<{ stage: Stage; scene: Scene; step: number }>;
  /** Whether the board moves a piece for this event; it does so while the event is in `stage.narrator.moving`. */
  moves?(event: GameEvent): boolean;
  /** The board as structured text, for those who read it. */
  Text?: Component<{ stage: Stage }>;
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
  /** The emblem of a seat in its shield, as an icon name; undefined: none. */
  emblem?(view: View, seat: number): string | undefined;
  /** What a seat plays, in words: its clan, character or the like; undefined: nothing yet. */
  role?(view: View, seat: number, texts: Texts): string | undefined;
  /** Whose turn it is, whoever decides at the moment; null: nobody's, or the game does not know. */
  turn?(view: View): number | null;
  /** The seats in the order of play, where it changes in the course of a match: their cards stand in this order. */
  order?(view: View): readonly number[];
  /** The points of a seat, for where a shield and a number are all there is room for. */
  points?(view: View, seat: number): number | undefined;
  /** Whether `Hand` shows all that a seat has: a phone then leaves its card out above the decision. */
  handShowsAll?: boolean;
  /** With whom a seat wins or loses; undefined: alone. */
  partner?(view: View, seat: number): number | undefined;
  /** The icon beside an event in the chronicle. */
  eventIcon?(event: GameEvent): string | undefined;
  /** Points by year, round or the like: one row per period with points by seat. */
  periods?(entries: ChronicleEntry[], seats: number): { label: string; points: number[] }[];
  /** Why a finished match is over, in more words than the message of its reason has; null: that one will do. */
  ending?(stage: Stage): { message: string; params: Record<string, unknown> } | null;
  /** What gave a seat its place in a finished match where points did not; undefined where they did. */
  decidedBy?(stage: Stage, seat: number): { message: string; params: Record<string, unknown> } | undefined;
  /** The number or letter of the year, round or the like that begins with an event: a mark in the replay. */
  chapter?(event: GameEvent): string | undefined;
  /** Drawings by icon name. */
  icons: Record<string, string>;
  /** Keys that do something on the board: what is pressed, and the message that says what for. */
  shortcuts?: readonly (readonly [key: string, message: string])[];
  /** Whether an option cannot be taken back and deserves a question first. */
  final?(key: string, kind: string, stage: Stage): boolean;
}
