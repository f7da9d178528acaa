import type { Stage } from "../../../net/stage.svelte";
import type { OptionInfo } from "../../../protocol/generated";
import type { Texts } from "../../../texts/texts.svelte";
import { RESOURCES, viewOf } from "../data/view";

/** Options drawn as the things they are; all others are buttons with words. */
const FAMILIES = new Set("building card clan count creature exchange give place seat take territory tile".split(" "));

/** Options that are words with a sign, by key or family. */
export const OPTION_ICONS: Record<string, string> = {
  play: "held",
  wait: "hourglass",
  replace: "swap-card",
  remove: "discard-pile",
  upgrade: "put-back",
  recruit: "recruit",
  move: "move",
  explore: "explore",
  build: "build",
  attack: "battle",
  redraw: "swap-card",
  active: "held",
  box: "discard-pile",
  "new-tile": "tile",
  accept: "team",
  "face:point": "point",
  "face:casualty": "casualty",
  "lose:kaija": "kaija",
  "lose:units": "unit",
};

export function familyOf(key: string): [family: string, rest: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}

export function isDrawn(key: string): boolean {
  const [family, rest] = familyOf(key);
  if (family === "kaija") return /^\d+$/.test(rest);
  return FAMILIES.has(family) || family in OPTION_ICONS || key in OPTION_ICONS;
}

/** A slot that cannot be built on, by the land it is on: its tile says little to those who look at a map. */
export function slotInWords(stage: Stage, key: string): string | undefined {
  const [family, slot] = familyOf(key);
  if (family !== "slot" || stage.refusal(key) === undefined) return undefined;
  const region = slot.split(".").slice(0, 2).join(".");
  const territory = viewOf(stage)?.territories.find(({ regions }) => regions.includes(region))?.id;
  return territory === undefined ? undefined : stage.texts.say("board-slot-in", { territory });
}

/** An action of a turn as a short name and, where it has any, words for what it means. */
export function turnActionText(texts: Pick<Texts, "has" | "say">, option: OptionInfo): { name: string; more: string } {
  const name = option.message.replace("option-", "action-");
  return texts.has(name)
    ? { name: texts.say(name, option.params), more: texts.say(`${name}-text`, option.params) }
    : { name: texts.say(option.message, option.params), more: "" };
}

/** A trade that gives away what one takes, or has nothing else to give. */
export function isPointlessTrade(stage: Stage, { key, params }: OptionInfo): boolean {
  const { kind = "", context } = stage.decision ?? {};
  if (kind === "trade_give") return Number(params[String(context?.["resource"])] ?? 0) > 0;
  if (kind !== "trade_take" || !key.startsWith("take:")) return false;
  const view = viewOf(stage);
  const own = view !== null && view.seat !== null ? view.players[view.seat]?.resources : undefined;
  return own !== undefined && RESOURCES.every((name) => name === key.slice("take:".length) || own[name] === 0);
}
