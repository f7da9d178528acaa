import type { Stage } from "../net/stage.svelte";
import type { SeatInfo } from "../protocol/generated";

/** What is to be known of whoever plays a seat, beside the name: an icon and a message; undefined for people at work. */
export function seatStatus(
  { live, present }: Pick<Stage, "live" | "present">,
  seat: SeatInfo,
): { icon: string; message: string; params?: Record<string, unknown> } | undefined {
  if (seat.resigned) return { icon: "white-flag", message: "web-players-resigned" };
  if (!live && seat.bot_since !== null)
    return { icon: "robot", message: "web-chair-bot-since", params: { n: seat.bot_since + 1 } };
  if (seat.bot !== null) return { icon: "robot", message: seat.taken ? "web-players-bot-instead" : "web-players-bot" };
  if (live && seat.taken && !present.seats.includes(seat.seat)) return { icon: "away", message: "web-players-away" };
  return undefined;
}
