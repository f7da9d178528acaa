import type { Stage } from "../net/stage.svelte";
import type { SeatInfo } from "../protocol/generated";
import { messageId } from "../texts/texts.svelte";

export interface SeatStatus {
  icon: string;
  message: string;
  params?: Record<string, unknown>;
  /** It is the level of a bot. */
  level?: boolean;
}

/** What is to be known of whoever plays a seat, beside the name: an icon and a message; undefined for people at work. */
export function seatStatus({ live, present }: Pick<Stage, "live" | "present">, seat: SeatInfo): SeatStatus | undefined {
  if (seat.resigned) return { icon: "white-flag", message: "web-players-resigned" };
  if (!live && seat.bot_since !== null)
    return { icon: "robot", message: "web-chair-bot-since", params: { n: seat.bot_since + 1 } };
  if (seat.bot !== null && seat.taken) return { icon: "robot", message: "web-players-bot-instead" };
  if (seat.bot !== null) return { icon: "robot", message: messageId("bot", seat.bot), level: true };
  if (live && seat.taken && !present.seats.includes(seat.seat)) return { icon: "away", message: "web-players-away" };
  return undefined;
}
