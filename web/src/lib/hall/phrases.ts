import type { ClockInfo } from "../protocol/generated";
import { texts } from "../texts/texts.svelte";

/** How long ago, or how long until, in the largest unit that fits: "3 minutes ago". */
export function relativeTime(seconds: number): string {
  const since = seconds - Date.now() / 1000;
  const form = new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" });
  const size = Math.abs(since);
  if (size < 60) return form.format(0, "second");
  if (size < 3600) return form.format(Math.trunc(since / 60), "minute");
  if (size < 86_400) return form.format(Math.trunc(since / 3600), "hour");
  return form.format(Math.trunc(since / 86_400), "day");
}

/** A length of time in the largest unit that divides it: "2 days", "90 seconds". */
export function duration(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, size]) => seconds % size === 0) ?? (["second", 1] as const);
  return texts.number(seconds / size, { style: "unit", unit, unitDisplay: "long" });
}

/** For how many players a game is, given the counts that are possible. */
export function seatsText(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? texts.say("web-game-seats-only", { n: most }) : texts.say("web-game-seats", { least, most });
}

export function clockText(clock: ClockInfo): string {
  const [time, bank] = [duration(clock.seconds), duration(clock.bank)];
  if (clock.kind === "live") {
    return clock.bank > 0 ? texts.say("web-clock-live", { time, bank }) : texts.say("web-clock-strict", { time });
  }
  return clock.kind === "leisure" ? texts.say("web-clock-leisure", { time }) : texts.say("web-clock-none");
}
