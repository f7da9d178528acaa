/** Points by year, round or the like, by seat. */
export interface Period {
  label: string;
  points: number[];
}

/** As events tell of them: `read` says of an event that a period of that name begins, or who gained how much. */
export function pointsByPeriod<E>(
  events: readonly E[],
  seats: number,
  read: (event: E) => string | { seat: number; points: number } | undefined,
): Period[] {
  const periods: Period[] = [];
  for (const event of events) {
    const found = read(event);
    const points = periods.at(-1)?.points;
    if (typeof found === "string") periods.push({ label: found, points: new Array<number>(seats).fill(0) });
    else if (found !== undefined && points?.[found.seat] !== undefined)
      points[found.seat] = (points[found.seat] ?? 0) + found.points;
  }
  return periods;
}
