import type { ForecastInfo } from "../protocol/generated";
import type { Room } from "../table/layout.svelte";

/** Lines of a forecast that are always in sight. */
const LINES: Record<Room, number> = { narrow: 1, medium: 2, wide: 2 };

/** The lines that are always in sight, the urgent ones before the others, and those behind a button. */
export function fold(coming: readonly ForecastInfo[], room: Room): { first: ForecastInfo[]; rest: ForecastInfo[] } {
  const ordered = [...coming.filter(({ urgent }) => urgent), ...coming.filter(({ urgent }) => !urgent)];
  return { first: ordered.slice(0, LINES[room]), rest: ordered.slice(LINES[room]) };
}
