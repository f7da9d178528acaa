import type { Stage } from "../net/stage.svelte";
import { settings } from "../settings.svelte";
import { messageId } from "../texts/texts.svelte";
import { firstTimes } from "./firstTimes.svelte";

/** The sentence for the decision that is to be made, if its kind is met for the first time and it is to be said. */
export function firstMessage(stage: Stage): string | null {
  const { decision, texts } = stage;
  if (!stage.live || !stage.mine || decision === null || !settings.firstTimes) return null;
  if (stage.guidance !== null && !stage.guidance.over && stage.guidance.said.length > 0) return null; // the teacher speaks
  const message = messageId("first", decision.kind);
  return texts.has(message) && firstTimes.isFirst(texts.game, decision.kind) ? message : null;
}
