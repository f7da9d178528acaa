import { api } from "../net/api";

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

export function games(): Promise<Game[]> {
  return api.getOnce<Game[]>("/games");
}

/** The defaults of other options that a value of this one sets. */
export function presetOf(option: SetupOption, value: unknown): Record<string, unknown> {
  return option.presets[String(value)] ?? {};
}

/** Whether two values of an option are the same. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());
}
