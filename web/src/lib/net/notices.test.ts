import { describe, expect, test } from "vitest";
import type { TableInfo, VoteInfo } from "../protocol/generated";
import { noticeOf, pauseNotice } from "./notices";
import { TABLE } from "./samples";

const seat = (n: number, bot: string | null = null) => ({
  seat: n,
  name: `Person ${n}`,
  taken: true,
  who: null,
  bot,
  resigned: false,
  bank: 0,
  left: false,
  bot_since: null,
  alike: false,
  awaited: "",
  held: false,
  character: null,
  hints: [],
});
const vote = (kind: VoteInfo["kind"], to = 0): VoteInfo => ({
  kind,
  seat: 0,
  to,
  asked: [0, 1, 2],
  agreed: [0],
  deadline: 0,
  passes: null,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...TABLE,
  seats: [seat(0), seat(1), seat(2)],
  choices: 8,
  ...more,
});

describe("the end of a vote", () => {
  test.each(["undo", "end", "pause"] as const)("whoever asked learns who declined: %s", (kind) => {
    const notice = noticeOf(table({ vote: vote(kind, 2) }), table({ vote_refused_by: 1 }), [0]);
    expect(notice).toEqual({ message: `web-vote-declined-${kind}`, params: { seat: 1 } });
  });

  test("nobody is told what they did themselves", () => {
    expect(noticeOf(table({ vote: vote("end") }), table({ vote_refused_by: 1 }), [1])).toBeNull();
  });

  test("a question taken back, and one that somebody did not wait for, are told as what they are", () => {
    const asked = table({ vote: vote("undo", 2) });
    expect(noticeOf(asked, table({ vote_refused_by: 0 }), [1])?.message).toBe("web-vote-withdrawn");
    expect(noticeOf(asked, table({ vote_refused_by: 1, choices: 9 }), [0])?.message).toBe("web-vote-played-on");
  });

  test("what has passed is not said to be declined", () => {
    const stale = { vote_refused_by: 1 };
    expect(noticeOf(table({ vote: vote("undo", 2) }), table({ ...stale, choices: 2 }), [0])).toBeNull();
    expect(noticeOf(table({ vote: vote("end") }), table({ ...stale, status: "finished" }), [0])).toBeNull();
    expect(noticeOf(table({ vote: vote("pause") }), table({ ...stale, status: "paused" }), [0])).toBeNull();
  });

  test("a vote that lapses is told to everybody", () => {
    expect(noticeOf(table({ vote: vote("end") }), table(), [0])?.message).toBe("web-vote-lapsed");
  });

  test("whoever comes later is not told old news", () => {
    expect(noticeOf(null, table({ vote_refused_by: 1 }), [0])).toBeNull();
    expect(noticeOf(table(), table({ vote_refused_by: 1, resumed_by: 1 }), [0])).toBeNull();
  });
});

describe("a pause", () => {
  test("it says who paused, also for halls that did not keep it", () => {
    expect(pauseNotice(table({ paused_by: 1 }), [0])).toEqual({ message: "web-table-paused-by", params: { seat: 1 } });
    expect(pauseNotice(table({ paused_by: 1 }), [1]).message).toBe("web-table-paused-by-you");
    expect(pauseNotice(table({ paused_by: 1 }), [0, 1]).params, "two on one device").toEqual({ seat: 1 });
    expect(pauseNotice(table(), [0]).message).toBe("web-table-paused");
  });

  test("the others learn who resumed", () => {
    const paused = table({ status: "paused", paused_by: 1 });
    expect(noticeOf(paused, table({ resumed_by: 2 }), [0])?.params).toEqual({ seat: 2 });
    expect(noticeOf(paused, table({ resumed_by: 2 }), [2])).toBeNull();
    expect(noticeOf(paused, table(), [2])?.message, "it ends by itself").toBe("web-table-pause-over");
  });
});
