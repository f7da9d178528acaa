import type { ChatLine, SeatInfo } from "../protocol/generated";

/** How many lines others have said since one last looked; `own` is what one goes by. */
export function unread(chat: readonly Pick<ChatLine, "who">[], seen: number, own: string | null): number {
  return chat.slice(seen).filter((line) => line.who !== own).length;
}

/** Where somebody who speaks sits, now: nowhere if they watch; on several seats where people share a device. */
export function seatsOf(seats: readonly SeatInfo[], { who }: Pick<ChatLine, "who">): number[] {
  return seats.filter((one) => one.who === who).map(({ seat }) => seat);
}

const nameOf = (table: string) => `chat-read-${table}`;

/** How many lines of a table's chat were read before the page was loaded anew. */
export function readUpTo(table: string): number {
  try {
    return Number(sessionStorage.getItem(nameOf(table)) ?? 0);
  } catch {
    return 0; // a browser that keeps nothing
  }
}

export function keepReadUpTo(table: string, lines: number): void {
  try {
    sessionStorage.setItem(nameOf(table), String(lines));
  } catch {
    return;
  }
}
