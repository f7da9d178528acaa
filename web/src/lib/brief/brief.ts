import type { Component } from "svelte";
import type { Texts } from "../texts/texts.svelte";

/** What "In brief" says of a game and draws beside it. */
export interface GameBrief {
  /** The sections in their order: the messages are brief-PART-title and brief-PART. */
  parts: readonly string[];
  /** What stands beside a section, or beside one of the mistakes (`wrong-1` and so on), drawn by what the board is drawn by. */
  Picture: Component<{ texts: Texts; components: Record<string, Record<string, unknown>[]>; part: string }>;
  /** Drawings by icon name. */
  icons: Record<string, string>;
}

/** Mistakes of beginners: brief-wrong-1 and so on. */
export const MISTAKES: readonly number[] = [1, 2, 3];
