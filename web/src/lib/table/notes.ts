import type { LiveTable } from "../net/live.svelte";
import { pauseNotice } from "../net/notices";
import type { VoteInfo } from "../protocol/generated";
import { deservesNote, waitMessage, waitsOf, type Wait } from "./waits";

const QUESTIONS = { undo: "web-vote-undo", end: "web-vote-end", pause: "web-vote-pause" };

/** What a vote asks: a message and its parameters. */
export function questionOf(table: LiveTable, vote: VoteInfo): [string, Record<string, unknown>] {
  const about = vote.kind === "undo" ? { count: (table.table?.choices ?? 0) - vote.to } : {};
  return [QUESTIONS[vote.kind], { seat: vote.seat, ...about }];
}

/** Why nothing can be sent or heard just now; null while the table is connected. */
export function lostText(table: LiveTable): string | null {
  const lost = table.connection.state === "lost" || (table.connection.state === "connecting" && table.seq >= 0);
  return lost ? table.texts.say(table.connection.restarting ? "web-table-restarting" : "web-table-lost") : null;
}

/** That the hall no longer has the rules of the match; null while it has. */
export function stoppedText(table: LiveTable): string | null {
  return (table.table?.stopped ?? null) === null ? null : table.texts.say("web-table-stopped");
}

/** Who paused the match; null while it is not paused. */
export function pauseText(table: LiveTable): string | null {
  if (table.table?.status !== "paused" || stoppedText(table) !== null) return null;
  const { message, params } = pauseNotice(table.table, table.you.seats);
  return table.texts.say(message, params);
}

/** When the pause ends: a message and its parameters; null while the match is not paused. */
export function pauseEnd({ table }: LiveTable, time: number): [string, { left?: number }] | null {
  if (table?.status !== "paused") return null;
  return table.paused_until === null
    ? ["web-table-pause-open", {}]
    : ["web-table-pause-ends", { left: Math.max(0, table.paused_until - time) }];
}

/** Those for whom the others wait, as far as it is worth a note. */
export function waitsToTell(table: LiveTable, time: number): Wait[] {
  return table.table === null ? [] : waitsOf(table.table, table.you.seats, time).filter(deservesNote);
}

/** The visitor's seats that a bot plays and that they may take back. */
export function leftToBots(table: LiveTable): number[] {
  if (stoppedText(table) !== null) return [];
  const seats = (table.table?.seats ?? []).filter(({ bot, resigned }) => bot !== null && !resigned);
  return seats.map(({ seat }) => seat).filter((seat) => table.you.seats.includes(seat));
}

/** All that has to be known of the table itself, in words; not how long it takes, or it would be said every second. */
export function noteTexts(table: LiveTable, time = 0): string {
  const vote = table.table?.vote;
  const texts = [
    lostText(table),
    stoppedText(table),
    pauseText(table),
    leftToBots(table).length > 0 ? table.texts.say("web-table-bot-plays") : null,
    vote ? table.texts.say(...questionOf(table, vote)) : null,
    ...waitsToTell(table, time)
      .filter(({ left }) => left === 0)
      .map((wait) => table.texts.say(waitMessage(wait), { seat: wait.seat })),
  ];
  return texts.filter((text) => text !== null).join(" ");
}
