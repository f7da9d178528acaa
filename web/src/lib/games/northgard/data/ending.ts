import type { ResultInfo } from "../../../protocol/generated";
import { catalog } from "./catalog";
import type { NorthgardView } from "./types";

const GOAL = 3;
const TEAM_GOAL = 5;

/** With which territories a match was won at once, and how many it took; null where the reason says all there is. */
export function endingOf(
  view: Pick<NorthgardView, "territories" | "players"> | null,
  result: Pick<ResultInfo, "reason" | "places"> | null,
  components: object,
): { message: string; params: Record<string, unknown> } | null {
  const seat = result?.places.indexOf(1) ?? -1;
  if (view === null || result?.reason !== "domination" || seat < 0) return null;
  const partner = view.players[seat]?.partner;
  const winners = partner === undefined ? [seat] : [seat, partner];
  const { buildings } = catalog(components);
  const territories = view.territories
    .filter(({ closed, owner }) => closed && owner !== null && winners.includes(owner))
    .filter((territory) => territory.buildings.some((id) => buildings.get(id)?.size === "large"))
    .map(({ id }) => id);
  if (territories.length === 0) return null;
  const params = { seat, territories, goal: partner === undefined ? GOAL : TEAM_GOAL };
  return partner === undefined
    ? { message: "board-ended-domination", params }
    : { message: "board-ended-domination-team", params: { ...params, partner } };
}
