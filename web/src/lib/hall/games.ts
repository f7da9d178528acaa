import type { Component } from "svelte";
import { api } from "../net/api";
import Icaion from "./pictures/Icaion.svelte";
import IceGarden from "./pictures/IceGarden.svelte";
import Northgard from "./pictures/Northgard.svelte";

/** A setup option as a game declares it; see src/longhall/kernel/setup.py. */
export interface SetupOption {
  name: string;
  type: "bool" | "int" | "choice" | "list";
  default: unknown;
  values: (string | number)[];
  items: string[];
  rule: string;
  seats: number[]; // the counts it is possible with; none: all
  needs: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  group: string;
}

/** A game this hall can play, as GET /api/games tells. */
export interface Game {
  name: string;
  seats: number[];
  options: SetupOption[];
  bots: { name: string; message: string }[];
  rules: boolean; // whether there are any to read
  gallery: boolean;
}

/** What the hall says of a game before anybody sits down to it. */
export interface Introduction {
  name: string;
  title: string; // message ids
  text: string;
  seats: readonly [number, number]; // as its rulebook says
  length: string; // message ids; the rulebooks say neither, so these are careful guesses, and worded as such
  weight: string;
  Picture: Component;
}

export const INTRODUCTIONS: readonly Introduction[] = [
  {
    name: "northgard",
    title: "web-game-northgard",
    text: "web-game-northgard-text",
    seats: [2, 5],
    length: "web-length-90",
    weight: "web-weight-middle",
    Picture: Northgard,
  },
  {
    name: "icegarden",
    title: "web-game-icegarden",
    text: "web-game-icegarden-text",
    seats: [2, 4],
    length: "web-length-120",
    weight: "web-weight-heavy",
    Picture: IceGarden,
  },
  {
    name: "icaion",
    title: "web-game-icaion",
    text: "web-game-icaion-text",
    seats: [2, 5],
    length: "web-length-120",
    weight: "web-weight-heavy",
    Picture: Icaion,
  },
];

export function introduction(game: string): Introduction | undefined {
  return INTRODUCTIONS.find((known) => known.name === game);
}

export function games(): Promise<Game[]> {
  return api.getOnce<Game[]>("/games");
}

/** What a value of an option brings with it: values of others. */
export function presetOf(option: SetupOption, value: unknown): Record<string, unknown> {
  const key = typeof value === "boolean" ? (value ? "True" : "False") : String(value); // as Python writes them
  return option.presets[key] ?? {};
}

/** Whether two values of an option are the same. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());
}
