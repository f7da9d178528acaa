import type { Component } from "svelte";
import type { GameBrief } from "../brief/brief";
import type { GameModule } from "./module";

/** Who made a game. Names are names in every language. */
export interface Credits {
  design: string[];
  art: string[];
  publishers: string[];
  editions: { language: string; by: string }[];
}

/** What the hall shows of a game before anybody sits down to it. Every visitor loads it, so it is kept small. */
export interface GameCover {
  name: string; // as the hall knows the game; what is said of it is in locale/LANG/NAME/cover.ftl
  seats: readonly [number, number]; // as its rulebook says
  length: string; // message ids; the rulebooks say neither, so these are careful guesses, and worded as such
  weight: string;
  Picture: Component;
  credits: Credits;
  /** What the game draws at a table, loaded on demand; without it a game is drawn plainly, as text. */
  module?: () => Promise<{ default: Partial<GameModule> }>;
  /** The game on one page, loaded on demand; without it there is none. */
  brief?: () => Promise<{ default: GameBrief }>;
  /** A setup in which little is decided before the first turn, for who wants to play at once. */
  quick?: Record<string, unknown>;
}
