import type { DecisionInfo, HintInfo } from "../protocol/generated";

/** A hint as far as it has been followed. */
export interface Hint extends HintInfo {
  /** Its first steps are taken: what is left of the best line still holds. */
  goesOn: boolean;
}

/** What was chosen at the decision before, and whether there was nothing else to choose. */
export interface Chosen {
  key: string;
  forced: boolean;
}

/** What of a hint holds at the decision that comes next; null where it was not followed, or has come to its end. */
export function goingOn(hint: Hint | null, chosen: Chosen | null, decision: DecisionInfo | null): Hint | null {
  const options = decision?.options ?? null;
  if (hint === null || chosen === null || options === null) return null;
  const [first, ...rest] = hint.best.steps;
  const followed = chosen.key === first?.key;
  if (!followed && !chosen.forced) return null;
  const steps = followed ? rest : hint.best.steps;
  const next = steps[0];
  if (next === undefined) return null;
  const fits = next.kind === decision?.kind && options.some(({ key }) => key === next.key);
  if (!fits && options.length > 1) return null;
  return { ...hint, best: { ...hint.best, steps }, runner_up: null, equal: false, goesOn: true };
}

/** The number of an option in the hint: 1 for the best, 2 for the next best; undefined for the others. */
export function rankIn(hint: Hint | null, key: string): 1 | 2 | undefined {
  if (hint?.best.steps[0]?.key === key) return 1;
  return hint?.runner_up?.steps[0]?.key === key ? 2 : undefined;
}
