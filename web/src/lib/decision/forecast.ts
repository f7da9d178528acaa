import type { ForecastInfo } from "../protocol/generated";
import type { layout } from "../table/layout.svelte";

type Screen = Pick<typeof layout, "size" | "low">;

/** How many lines of a forecast are always in sight. */
function linesIn({ size, low }: Screen): number {
  return size === "narrow" || low ? 1 : 2;
}

/** The lines that are always in sight, the urgent ones before the others, and those behind a button. */
export function splitForecast(
  coming: readonly ForecastInfo[],
  screen: Screen,
): { first: ForecastInfo[]; rest: ForecastInfo[] } {
  const ordered = [...coming.filter(({ urgent }) => urgent), ...coming.filter(({ urgent }) => !urgent)];
  const lines = linesIn(screen);
  return { first: ordered.slice(0, lines), rest: ordered.slice(lines) };
}
