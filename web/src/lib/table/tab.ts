import type { Snippet } from "svelte";

/** One of several things shown in the same place. */
export interface Tab {
  id: string;
  icon: string;
  title: string;
  body: Snippet;
  /** How much in it has not been seen yet. */
  unread?: number;
  /** What in it waits for the visitor, where something does. */
  calls?: string;
}
