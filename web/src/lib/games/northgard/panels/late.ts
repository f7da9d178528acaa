import type { Stage } from "../../../net/stage.svelte";
import type { OptionInfo } from "../../../protocol/generated";
import { RESOURCES, viewOf } from "../data/types";

/** A trade that gives away what one takes, or has nothing else to give. */
export function isPointlessTrade(stage: Stage, { key, params }: OptionInfo): boolean {
  const { kind = "", context } = stage.decision ?? {};
  if (kind === "trade_give") return Number(params[String(context?.["resource"])] ?? 0) > 0;
  if (kind !== "trade_take" || !key.startsWith("take:")) return false;
  const view = viewOf(stage);
  const own = view !== null && view.seat !== null ? view.players[view.seat]?.resources : undefined;
  return own !== undefined && RESOURCES.every((name) => name === key.slice("take:".length) || own[name] === 0);
}
