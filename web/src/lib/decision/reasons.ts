import type { GameOptions } from "../games/module";
import type { Stage } from "../net/stage.svelte";
import type { RefusalInfo } from "../protocol/generated";
import { labelOf } from "../texts/labels";
import { messageId } from "../texts/texts.svelte";

/** Why some things cannot be chosen. */
export interface Reason {
  text: string;
  refusal: RefusalInfo;
  /** All that cannot be chosen for this reason. */
  keys: string[];
}

/** What one might expect to be able to do now but may not, each reason once. */
export function reasonsOf({ refusals, texts }: Pick<Stage, "refusals" | "texts">): Reason[] {
  const found = new Map<string, Reason>();
  for (const refusal of refusals) {
    const text = texts.say(refusal.message, refusal.params);
    const known = found.get(`${refusal.rule} ${text}`);
    if (known === undefined) found.set(`${refusal.rule} ${text}`, { text, refusal, keys: [refusal.key] });
    else known.keys.push(refusal.key);
  }
  return [...found.values()];
}

/** Reasons that a game tells as one. */
export interface ReasonGroup {
  text: string;
  rule: string;
  /** What is particular to some of them, such as how far they are; "": nothing. */
  parts: { each: string; reason: Reason }[];
  keys: string[];
}

/** The same with a heading for all that cannot be chosen for reasons that are alike, in the order of the hall. */
export function reasonGroups(stage: Stage, { splitRefusal }: GameOptions): ReasonGroup[] {
  const found = new Map<string, ReasonGroup>();
  for (const reason of reasonsOf(stage)) {
    const { refusal, keys } = reason;
    const { reason: text, each } = splitRefusal?.(stage, refusal) ?? { reason: reason.text, each: "" };
    const known = found.get(`${refusal.rule} ${text}`) ?? { text, rule: refusal.rule, parts: [], keys: [] };
    found.set(`${refusal.rule} ${text}`, known);
    known.parts.push({ each, reason });
    known.keys.push(...keys);
  }
  return [...found.values()];
}

/** What a key stands for, in words: `card:feast`, `territory:T05.b`, `upgrade`; undefined where none are known. */
function named(stage: Stage, { nameOf }: GameOptions, key: string): string | undefined {
  const own = nameOf?.(stage, key);
  if (own !== undefined) return own;
  const { texts } = stage;
  const [kind = "", ...rest] = key.split(":");
  const id = rest.join(":");
  if (kind === "count" && !texts.wordless) return undefined; // how many: the reason is a sentence of its own
  if (id === "" && texts.wordless) return labelOf(texts, kind, "option");
  // an option may say more than its name, such as a price that nobody knows here
  if (id === "") return texts.sayable(messageId("option", kind)) ?? texts.sayable(messageId("action", kind));
  const number = /^\d+$/.test(id) ? Number(id) : undefined;
  const numbered = number === undefined ? undefined : texts.sayable(messageId("numbered", kind), { number });
  const counted = texts.wordless ? `${labelOf(texts, kind, "group")} ${id}` : undefined;
  return texts.named(kind, id) ?? numbered ?? counted ?? texts.sayable(messageId("option", kind, id));
}

/** The names of what cannot be chosen for a reason, the `most` of them; empty where there are none. */
export function namesOfReason(stage: Stage, options: GameOptions, { keys }: Reason, most = 6): string {
  const names = [...new Set(keys.map((key) => named(stage, options, key)))].filter((name) => name !== undefined);
  const more = names.length - most;
  if (more <= 1) return stage.texts.list(names);
  return `${names.slice(0, most).join(", ")} ${stage.texts.say("web-decision-why-more", { count: more })}`;
}
