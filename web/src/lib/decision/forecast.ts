import type { ForecastInfo } from "../protocol/generated";
import type { layout } from "../table/layout.svelte";

type Room = Pick<typeof layout, "room" | "low">;

/** How many lines of a forecast are always in sight. */
function linesIn({ room, low }: Room): number {
  return room === "narrow" || low ? 1 : 2;
}

/** The lines that are always in sight, the urgent ones before the others, and those behind a button. */
export function fold(coming: readonly ForecastInfo[], room: Room): { first: ForecastInfo[]; rest: ForecastInfo[] } {
  const ordered = [...coming.filter(({ urgent }) => urgent), ...coming.filter(({ urgent }) => !urgent)];
  const lines = linesIn(room);
  return { first: ordered.slice(0, lines), rest: ordered.slice(lines) };
}
