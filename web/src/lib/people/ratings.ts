import { texts } from "../texts/texts.svelte";

/** A rating with one decimal place. */
export function tenths(number: number): string {
  return texts.number(number, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What is thought of somebody, with how uncertain that is. */
export function ratingText({ mean, spread }: { mean: number; spread: number }): string {
  return texts.say("web-rating", { mean: tenths(mean), spread: tenths(spread) });
}

/** By how much a match changed a rating, with its sign. */
export function gainText(gain: number): string {
  return texts.number(gain, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
}
