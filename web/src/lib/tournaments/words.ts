import { botName } from "../hall/gameTexts.svelte";
import type { EntrantInfo, RankingInfo, TournamentInfo } from "../protocol/generated";
import { isolated, texts } from "../texts/texts.svelte";

export type Format = TournamentInfo["form"]["format"];
export type Status = TournamentInfo["status"];
export const FORMATS: readonly Format[] = ["swiss", "groups", "league", "knockout"];
export const OPEN: readonly Status[] = ["entering", "running", "paused"];

export function entrantName(player: EntrantInfo | undefined): string {
  if (player === undefined) return "";
  if (player.left) return texts.say("web-chair-left");
  if (player.bot !== null) return texts.say("web-tour-bot", { bot: botName(player.bot), number: player.number });
  return isolated(player.name);
}

export function formatName(format: Format): string {
  return texts.say(`web-tour-format-${format}`);
}

export function statusName(status: Status): string {
  return texts.say(`web-tour-status-${status}`);
}

/** What a table of standings is of: all, a group, a division, the knock-out. */
export function rankingName({ format, group }: RankingInfo): string {
  if (group < 0) return texts.say("web-tour-knockout");
  if (format === "groups") return texts.say("web-tour-group", { n: group + 1 });
  return format === "league" ? texts.say("web-tour-division", { n: group + 1 }) : texts.say("web-tour-standings");
}

export function points(value: number): string {
  return texts.number(value, { maximumFractionDigits: 2 });
}

export function moment(seconds: number): string {
  const form = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(seconds * 1000));
}
