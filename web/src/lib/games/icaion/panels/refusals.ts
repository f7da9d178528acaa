import type { Stage } from "../../../net/stage.svelte";
import type { RefusalInfo } from "../../../protocol/generated";

/** Nodes too far away have one reason in common; what differs is how far they are, and the Blue they would take. */
export function splitRefusal(
  { texts }: Pick<Stage, "texts">,
  { message, params }: RefusalInfo,
): { reason: string; each: string } | undefined {
  const way = (distance: unknown) => texts.say("way", { distance });
  const reasonOf = (id: string, farthest: unknown) => texts.say(id, { distance: farthest });
  const each = way(params["distance"]);
  switch (message) {
    case "refusal-move-far":
      return {
        reason: texts.say("board-why-far"),
        each: `${each}, ${texts.say("amount-blue", { n: params["blue"] })}`,
      };
    case "refusal-move-locked":
      return { reason: reasonOf("board-why-locked", params["free"]), each };
    case "refusal-move-wounded":
      return { reason: reasonOf("board-why-wounded", params["free"]), each };
    case "refusal-curio-move-far":
      return { reason: reasonOf("board-why-card", params["count"]), each };
    default:
      return undefined;
  }
}
