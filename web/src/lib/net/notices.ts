import type { TableInfo, VoteInfo } from "../protocol/generated";

/** Something to be told in passing: a message and its parameters. */
export interface Notice {
  message: string;
  params: Record<string, unknown>;
}

const DECLINED = { undo: "web-vote-declined-undo", end: "web-vote-declined-end", pause: "web-vote-declined-pause" };

/** What others did at a table between two states of it that these alone would not show: the end of a vote
 * that did not pass, and of a pause. `mine` are the visitor's own seats: they know what they did. */
export function noticeOf(before: TableInfo | null, after: TableInfo, mine: readonly number[]): Notice | null {
  if (before === null) return null;
  const { vote_refused_by: by, resumed_by: resumed } = after;
  const vote = before.vote;
  if (vote && after.vote === null && by !== null && !mine.includes(by) && !hasPassed(vote, after)) {
    if (by === vote.seat) return { message: "web-vote-withdrawn", params: { seat: by } };
    if (after.choices > before.choices) return { message: "web-vote-played-on", params: { seat: by } };
    return { message: DECLINED[vote.kind], params: { seat: by } };
  }
  const helped = after.seats.find(({ seat, hints }) => hints.length > (before.seats[seat]?.hints.length ?? 0));
  if (helped !== undefined && !mine.includes(helped.seat))
    return { message: "event-hint-taken", params: { seat: helped.seat } };
  if (vote && after.vote === null && by === null && !hasPassed(vote, after))
    return { message: "web-vote-lapsed", params: {} };
  if (before.status === "paused" && after.status === "playing" && resumed === null)
    return { message: "web-table-pause-over", params: {} };
  if (before.status === "paused" && after.status === "playing" && resumed !== null && !mine.includes(resumed))
    return { message: "web-table-resumed-by", params: { seat: resumed } };
  return null;
}

function hasPassed(vote: VoteInfo, { choices, status, paused_until: until }: TableInfo): boolean {
  if (vote.kind === "undo") return choices <= vote.to || status === "finished";
  return vote.kind === "end" ? status === "finished" : status === "paused" && until === null;
}

/** Who paused the match, as somebody with these seats is told. */
export function pauseNotice({ paused_by: by }: TableInfo, mine: readonly number[]): Notice {
  if (by === null) return { message: "web-table-paused", params: {} };
  const alone = mine.length === 1; // several players on one device have names
  if (alone && mine.includes(by)) return { message: "web-table-paused-by-you", params: {} };
  return { message: "web-table-paused-by", params: { seat: by } };
}
