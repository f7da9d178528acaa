import type { ChronicleEntry } from "../../../net/stage.svelte";
import type { ResultInfo } from "../../../protocol/generated";
import { eventsIn } from "./events";
import type { IceGardenView } from "./view";

/** How a match ended, who decided that and with how much; null where its reason says all there is. */
export function endingOf(
  chronicle: readonly ChronicleEntry[],
  result: Pick<ResultInfo, "reason" | "places" | "scores"> | null,
): { message: string; params: Record<string, unknown> } | null {
  const events = eventsIn(chronicle);
  const ended = events.findLast((event) => event.type === "game_ended");
  const seat = result?.places.indexOf(1) ?? -1;
  if (result === null || ended === undefined || ended.reason !== result.reason || seat < 0) return null;
  const points = result.scores[seat]?.["total"] ?? 0;
  switch (result.reason) {
    case "points":
      return { message: "board-ended-points", params: { seat, points, rule: ended.rule ?? "" } };
    case "goal": {
      const reached = events.filter((event) => event.type === "goal_reached");
      const character = reached.find((event) => event.seat === seat)?.character;
      return { message: "board-ended-goal", params: { seat, character, points, count: reached.length } };
    }
    case "dead_snow":
      return { message: "board-ended-snow", params: { seat } };
    default:
      return null;
  }
}

/** Under Dead Snow reputation gives the places, whatever the points. */
export function decidedBy(
  view: Pick<IceGardenView, "reputation"> | null,
  result: Pick<ResultInfo, "reason"> | null,
  seat: number,
): { message: string; params: Record<string, unknown> } | undefined {
  const to = view?.reputation.fields[seat];
  if (result?.reason !== "dead_snow" || to === undefined) return undefined;
  return { message: "board-ended-reputation", params: { to } };
}
