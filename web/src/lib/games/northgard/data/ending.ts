import type { ResultInfo } from "../../../protocol/generated";
import type { NorthgardView } from "./view";

/** With which territories a match was won at once, and how many it took; null where the reason says all there is. */
export function endingOf(
  view: Pick<NorthgardView, "domination_target" | "players"> | null,
  result: Pick<ResultInfo, "reason" | "places"> | null,
): { message: string; params: Record<string, unknown> } | null {
  const seat = result?.places.indexOf(1) ?? -1;
  const winner = view?.players[seat];
  if (view === null || winner === undefined || result?.reason !== "domination") return null;
  const params = { seat, territories: winner.strongholds, goal: view.domination_target };
  return winner.partner === undefined
    ? { message: "board-ended-domination", params }
    : { message: "board-ended-domination-team", params: { ...params, partner: winner.partner } };
}
