import { api } from "../net/api";
import type { GameInfo, SetupOptionInfo } from "../protocol/generated";

export type { GameInfo as Game, SetupOptionInfo as SetupOption };

export function games(): Promise<GameInfo[]> {
  return api.getOnce<GameInfo[]>("/games");
}

/** The defaults of other options that a value of this one sets. */
export function presetOf(option: SetupOptionInfo, value: unknown): Record<string, unknown> {
  return option.presets[String(value)] ?? {};
}

/** The numbers of seats that a value of this option is possible with; none: all. */
export function seatsFor(option: SetupOptionInfo, value: unknown): number[] {
  return option.value_seats[String(value)] ?? option.seats;
}

/** Whether two values of an option are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());
}
