import type { Stage } from "../../../net/stage.svelte";
import type { OptionInfo } from "../../../protocol/generated";

/** How the options of a decision are drawn: all but the ways out, which are plain buttons everywhere. */

const WAYS_OUT = new Set(["done", "pass"]);
const SIGNS: Record<string, string> = {
  attack: "ability-attack",
  discard_token: "vuko-token",
  exchange: "exchange",
  keep: "ability-spy",
  raise: "raise",
  reputation: "reputation",
  summon: "summon",
  upgrade: "upgrade",
  "use:absorb": "thorn",
  "use:close_region": "closure",
  "use:faun": "ability-faun",
  "use:move_charm": "charm",
  "use:nightmare": "nightmare",
  "use:piper": "ability-piper",
  "use:plunder": "ability-plunder",
  "use:recruit": "ability-recruit",
  "use:tower": "tower",
};
/** Options whose words are long because they say what the drawing shows: their names alone. */
const NAMES: Record<string, string> = { raise: "board-raise", upgrade: "board-upgrade", summon: "board-summon" };
export const MAKING: ReadonlySet<string> = new Set(["raise", "upgrade", "summon"]);

export function familyOf(key: string): [family: string, rest: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}

export function isDrawn(key: string): boolean {
  return !WAYS_OUT.has(key);
}

/** The icon of an option; "": none. */
export function optionIcon(key: string): string {
  const [family, rest] = familyOf(key);
  switch (family) {
    case "field":
    case "ability":
      return `${family}-${rest}`;
    case "unit":
      return `unit-${rest}`;
    case "piece": {
      const piece = rest.split("@")[0] ?? "";
      return piece === "marker" ? "marker" : `unit-${piece}`;
    }
    case "target":
      return "ability-attack";
    case "jump":
      return "initiative";
    case "take":
      return rest;
    case "give":
      return rest.startsWith("m") ? "m" : rest;
    case "up":
    case "down":
    case "level":
      return "m";
    default:
      return SIGNS[key] ?? "";
  }
}

/** What an option does in a few words, where neither its name nor its consequences say it. */
const ABOUT: Record<string, string> = {
  raise: "board-raise-text",
  upgrade: "board-upgrade-text",
  summon: "board-summon-text",
  exchange: "board-exchange-text",
};

export function optionExplanation(stage: Stage, key: string): string {
  const message = ABOUT[key];
  return message === undefined ? "" : stage.texts.say(message, stage.option(key)?.params ?? {});
}

/** What can be killed stands under the name of its region. */
const TARGETS: Record<string, string> = {
  "option-target": "board-target",
  "option-target-nation": "board-target-nation",
  "option-target-companion": "board-target-companion",
};

export function headingOf({ texts }: Pick<Stage, "texts">, { message, params }: OptionInfo): string | undefined {
  return TARGETS[message] === undefined ? undefined : texts.name("region", params["region"]);
}

/** A piece that can move, in as few words as its sign leaves: who it is, or where, and how many are there. */
export interface BriefPiece {
  name: string;
  region: string;
  count: string;
}

export function shortPiece({ texts }: Pick<Stage, "texts">, option: OptionInfo | undefined): BriefPiece | undefined {
  if (option?.message !== "option-piece") return undefined;
  const { piece, region, count } = option.params;
  return {
    name: piece === "marker" ? "" : texts.name("piece", piece),
    region: String(region),
    count: Number(count) > 1 ? `×${Number(count)}` : "",
  };
}

export function optionTitle(stage: Stage, key: string): string {
  const option = stage.option(key);
  const [family, rest] = familyOf(key);
  if (family === "region") return stage.texts.name("region", rest);
  if (family === "field") return stage.texts.name("field", rest);
  if (family === "jump") return stage.texts.say("board-jump", { jump: Number(rest) });
  const name = NAMES[key];
  if (name !== undefined) return stage.texts.say(name);
  return option === undefined ? "" : stage.texts.say(TARGETS[option.message] ?? option.message, option.params);
}

/** Whether an option brings Dead Snow to its limit, which ends the game. */
export function buriesAll(key: string, snow: { at: number; limit: number } | undefined): boolean {
  return snow !== undefined && MAKING.has(key) && snow.at + 1 >= snow.limit;
}
