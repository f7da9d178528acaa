import type { SeatInfo, TableInfo } from "../protocol/generated";

const SOON = 300; // seconds before a bot may take over in which everybody is told

/** Somebody for whom the others wait, and to whom they may give a bot. */
export interface Wait {
  seat: number;
  reason: "turn" | "vote";
  /** Seconds until the others may. */
  left: number;
  /** The visitor's seat for which they may do it; null: they may not, or it is themselves who are waited for. */
  by: number | null;
  mine: boolean;
}

/** Those of somebody's seats in which they play themselves: only those have a say. */
export function playedSeats(seats: readonly SeatInfo[], mine: readonly number[]): number[] {
  return seats.filter((one) => one.bot === null && !one.resigned && mine.includes(one.seat)).map(({ seat }) => seat);
}

export function waitsOf({ handovers, seats }: TableInfo, mine: readonly number[], now: number): Wait[] {
  const by = playedSeats(seats, mine)[0] ?? null;
  return handovers.map(({ seat, reason, at }) => {
    const own = mine.includes(seat);
    return { seat, reason, left: Math.max(0, at - now), by: own ? null : by, mine: own };
  });
}

/** What of it is worth a note: what is possible, or soon will be. Whoever owes an answer is asked by the vote itself. */
export function deservesNote({ reason, left, mine }: Wait): boolean {
  return reason === "turn" ? left <= SOON : left === 0 && !mine;
}

/** In words: a message, which may have `left` to fill in besides the seat. */
export function waitMessage({ reason, left, mine }: Wait): string {
  if (mine) return left > 0 ? "web-wait-you-soon" : "web-wait-you-now";
  if (reason === "vote") return "web-wait-vote-now";
  return left > 0 ? "web-wait-turn-soon" : "web-wait-turn-now";
}
