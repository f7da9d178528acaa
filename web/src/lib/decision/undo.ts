import type { LiveTable } from "../net/live.svelte";

/** What a step back would need to know of a table. */
export type Steps = Pick<LiveTable, "table" | "you" | "latest">;

/**
 * The step back before the visitor's own last choice; `asks` when other people have to agree. None: undefined. A choice
 * counts from when it is made, also while the scene it led to is still being told.
 */
export function stepBack({
  table,
  you,
  latest: { chronicle, undoFloor },
}: Steps): { to: number; asks: boolean } | undefined {
  if (table === null || table.stopped || table.status !== "playing" || you.seats.length === 0) return undefined;
  const last = chronicle.findLast((entry) => entry.n > 0 && you.seats.includes(entry.seat));
  if (last === undefined || last.n <= (table.continued?.at ?? table.lesson ?? 0)) return undefined;
  const to = last.n - 1;
  const others = table.seats.some((seat) => seat.taken && seat.bot === null && !you.seats.includes(seat.seat));
  return { to, asks: others && to < (undoFloor ?? Infinity) };
}
