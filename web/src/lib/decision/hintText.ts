import type { HintLineInfo, HintReasonInfo } from "../protocol/generated";
import type { Hint } from "../net/hints";
import type { Texts } from "../texts/texts.svelte";

export const stepsOf = (texts: Texts, { steps }: HintLineInfo): string[] =>
  steps.map(({ message, params }) => texts.say(message, params));

export const chanceOf = (texts: Texts, { chance }: HintLineInfo): string | null =>
  chance === null
    ? null
    : texts.say("hint-chance", { percent: texts.number(chance, { style: "percent", maximumFractionDigits: 0 }) });

export const reasonOf = (texts: Texts, { message, params }: HintReasonInfo): string => texts.say(message, params);

/** All of a hint in a few sentences, for those who hear it. */
export function hintText(texts: Texts, hint: Hint): string {
  const line = (label: string, said: string[]) =>
    texts.say("web-hint-line", { label: texts.say(label), steps: said.join(", ") });
  const said = [line("hint-best", stepsOf(texts, hint.best))];
  if (hint.goesOn) return texts.say("web-hint-said", { text: said.join(" ") });
  if (hint.runner_up === null) said.push(texts.say("hint-alone"));
  else said.push(line("hint-runner-up", stepsOf(texts, hint.runner_up)));
  if (hint.equal) said.push(texts.say("hint-equal"));
  for (const gain of [true, false]) {
    const reasons = hint.reasons.filter((reason) => reason.gain === gain).map((reason) => reasonOf(texts, reason));
    if (reasons.length > 0) said.push(line(gain ? "hint-gain" : "hint-cost", reasons));
  }
  return texts.say("web-hint-said", { text: said.join(" ") });
}
