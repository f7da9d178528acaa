import type { Stage } from "../net/stage.svelte";

/** What there is to look at: what the teacher names, and on a board the suggestion itself. */
export function pointsOf({ guidance, options }: Pick<Stage, "guidance" | "options">): string[] {
  if (guidance === null || guidance.over) return [];
  const suggested = options.length > 0 ? guidance.suggested.slice(0, 1) : [];
  return [...guidance.points, ...suggested];
}
