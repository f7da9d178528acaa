import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StateMessage, TableInfo } from "../protocol/generated";
import { stepBack } from "../decision/undo";
import { settings } from "../settings.svelte";
import { Texts } from "../texts/texts.svelte";
import { RETRY_WAITS } from "./connection.svelte";
import { chroniclePage, entry, fakeHall, FakeSocket, leaveFakeHall, settle, type FakeHall } from "./fakeHall";
import { LiveTable } from "./live.svelte";
import { TABLE } from "./samples";
import { namesOf } from "./stage.svelte";

const DECISION = {
  seat: 0,
  kind: "take",
  rule: "PB-1",
  message: "decide-take",
  context: {},
  options: [
    { key: "take", message: "option-take", params: {}, group: "other" },
    { key: "stop", message: "option-stop", params: {}, group: "other" },
  ],
  forecast: [],
  refusals: [{ key: "steal", rule: "PB-2", message: "refusal-steal", params: {} }],
};

function state(seq: number, choices: number, more: Partial<TableInfo> = {}): StateMessage {
  return {
    type: "state",
    seq,
    position: seq,
    table: { ...TABLE, choices, ...more },
    you: { seats: [0], eye: 0, host: true, pauses: null, offered: null, who: null },
    view: { seq },
    decision: DECISION,
    undo_floor: 0,
    guidance: null,
  };
}
const update = (seq: number, choices: number, ns: number[], what?: string, more: Partial<TableInfo> = {}) => ({
  ...state(seq, choices, more),
  type: "update",
  entries: ns.map((n) => entry(n, what)),
});

let hall: FakeHall;
beforeEach(() => (hall = fakeHall()));
afterEach(leaveFakeHall);

/** A table with its first state and its chronicle. */
async function arrived(choices = 0): Promise<LiveTable> {
  const ns = Array.from({ length: choices + 1 }, (_, n) => n);
  hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage(ns);
  const table = new LiveTable("abc", new Texts());
  FakeSocket.last.open();
  FakeSocket.last.hear(state(choices + 1, choices));
  await settle();
  return table;
}
const ns = (table: LiveTable) => table.chronicle.map((entry) => entry.n);
const types = (table: LiveTable) => table.chronicle.map((entry) => entry.events[0]?.type);

describe("coming to a table", () => {
  test("the first state is taken and the chronicle is read page by page", async () => {
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1], 2);
    hall.answers["/api/tables/abc/chronicle?from=2"] = chroniclePage([2, 3]);
    const table = new LiveTable("abc", new Texts());
    expect(FakeSocket.last.url).toBe("ws://hall.test/api/tables/abc/play?seen=-1&differences=1");
    expect(table.connection.state).toBe("connecting");
    FakeSocket.last.open();
    FakeSocket.last.hear(state(4, 3));
    await settle();
    expect(table.connection.state).toBe("connected");
    expect(table.view).toEqual({ seq: 4 });
    expect(ns(table)).toEqual([0, 1, 2, 3]);
    expect(table.fresh).toEqual([]);
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test("a table that is left is left alone", async () => {
    const table = await arrived();
    table.close();
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe("after a lost connection", () => {
  test("the address says what was seen, and what was missed comes", async () => {
    const table = await arrived(1);
    FakeSocket.last.drop();
    expect(table.connection.state).toBe("lost");
    expect(table.ready).toBe(false);
    await vi.advanceTimersByTimeAsync(RETRY_WAITS[0] ?? 0);
    expect(FakeSocket.last.url).toBe("ws://hall.test/api/tables/abc/play?seen=2&differences=1");
    FakeSocket.last.open();
    FakeSocket.last.hear(update(4, 3, [2, 3]));
    await settle();
    expect(ns(table)).toEqual([0, 1, 2, 3]);
    expect(table.fresh.map((entry) => entry.n)).toEqual([2, 3]);
    expect(table.ready).toBe(true);
  });

  test("a change builds on the last state; one that does not is asked for anew", async () => {
    const table = await arrived(1);
    const changes = [
      { path: ["position"], value: 3 },
      { path: ["table", "choices"], value: 2 },
      { path: ["view", "seq"], value: 3 },
    ];
    FakeSocket.last.hear({ type: "change", seq: 3, since: 2, changes, entries: [entry(2)] });
    await settle();
    expect([table.seq, table.view, ns(table)]).toEqual([3, { seq: 3 }, [0, 1, 2]]);
    FakeSocket.last.hear({ type: "change", seq: 5, since: 4, changes, entries: [] });
    expect(table.seq).toBe(3);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "resync", seen: 3 });
  });

  test("where the hall cannot tell what was missed, everything is read anew", async () => {
    const table = await arrived(3);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(RETRY_WAITS[0] ?? 0);
    FakeSocket.last.open();
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1, 2], null, "otherwise");
    FakeSocket.last.hear(state(9, 2));
    await settle();
    expect(ns(table)).toEqual([0, 1, 2]);
    expect(types(table)).toEqual(["otherwise", "otherwise", "otherwise"]);
  });
});

describe("a visitor who comes in meanwhile", () => {
  test("is connected anew under the new name, and says then what they said meanwhile", async () => {
    const table = await arrived(1);
    const before = FakeSocket.last;
    table.renew();
    table.chat.say("hello");
    before.drop();
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "say", text: "hello" }]);
    FakeSocket.last.hear(state(2, 1));
    await settle();
    expect([table.connection.state, table.seq, ns(table)]).toEqual(["connected", 2, [0, 1]]);
  });
});

describe("what happens at the table", () => {
  test("an undo takes entries away", async () => {
    const table = await arrived(3);
    FakeSocket.last.hear(update(5, 1, []));
    expect(ns(table)).toEqual([0, 1]);
    FakeSocket.last.hear(update(6, 2, [2], "otherwise"));
    expect(types(table)).toEqual(["taken", "taken", "otherwise"]);
  });

  test("an undo while the chronicle is being read has it read again", async () => {
    const table = new LiveTable("abc", new Texts());
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1, 2]);
    FakeSocket.last.open();
    FakeSocket.last.hear(state(3, 2));
    FakeSocket.last.hear(update(4, 1, []));
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1]);
    await settle();
    expect(ns(table)).toEqual([0, 1]);
  });

  test("a hole in the chronicle is mended", async () => {
    const table = await arrived(1);
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1, 2, 3]);
    FakeSocket.last.hear(update(4, 3, [3]));
    await settle();
    expect(ns(table)).toEqual([0, 1, 2, 3]);
  });

  test("at the end everything is told", async () => {
    const table = await arrived(1);
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1, 2], null, "in full");
    FakeSocket.last.hear(update(3, 2, [2], "taken", { status: "finished" }));
    await settle();
    expect(types(table)).toEqual(["in full", "in full", "in full"]);
  });

  test("people go by their names and bots by those of their characters, or of their level", async () => {
    const table = await arrived();
    expect(table.texts.names).toEqual(["Astrid", { message: "bot-greedy" }]);
    const [astrid, bot] = table.table!.seats;
    expect(namesOf([astrid!, { ...bot!, character: "character-pebbles-3" }])).toEqual([
      "Astrid",
      { message: "character-pebbles-3" },
    ]);
  });

  test("choices that were made at another table bear the names of those who made them", async () => {
    const seat = (name: string) => ({ name, taken: true, bot: null, left: false, character: null });
    const earlier = [
      { until: 2, seats: [seat("Ida"), seat("Olga")] },
      { until: 3, seats: [seat("Olga"), { ...seat(""), taken: false, left: true }] },
    ];
    const table = await arrived();
    FakeSocket.last.hear(state(2, 5, { earlier, continued: { table: "T", at: 3 } }));
    const called = (n: number) => [0, 1].map((one) => table.textsAt(n).seat(one));
    expect([0, 2, 3].map(called)).toEqual([
      ["Ida", "Olga"],
      ["Ida", "Olga"],
      ["Olga", table.texts.say("web-chair-left")],
    ]);
    expect(table.textsAt(4)).toBe(table.texts);
  });

  test("who is silenced is known from the first state on", async () => {
    const table = await arrived();
    FakeSocket.last.hear(update(2, 0, [], "taken", { muted: ["x"] }));
    FakeSocket.last.hear({ type: "muted", who: "y", muted: true });
    expect([...table.chat.muted]).toEqual(["x", "y"]);
    FakeSocket.last.hear({ type: "muted", who: "x", muted: false });
    expect([...table.chat.muted]).toEqual(["y"]);
  });
});

describe("choosing", () => {
  test("a choice goes out once, with the number of the state", async () => {
    const table = await arrived();
    table.touch("nothing", "take");
    table.touch("stop");
    expect(FakeSocket.last.sent).toEqual([{ type: "choose", seat: 0, seq: 1, key: "take" }]);
    expect(table.sending).toBe(true);
    FakeSocket.last.hear(update(2, 1, [1]));
    expect(table.sending).toBe(false);
  });

  test("what is not possible is explained and not sent", async () => {
    const table = await arrived();
    table.touch("steal");
    expect(table.explained?.message).toBe("refusal-steal");
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test("what cannot be taken back needs a second press", async () => {
    const table = await arrived();
    table.needsConfirm = (key) => key === "stop";
    table.press("stop");
    expect(table.confirming).toBe("stop");
    table.press("take");
    expect(FakeSocket.last.sent.map((sent) => sent["key"])).toEqual(["take"]);
    FakeSocket.last.hear(update(2, 1, [1]));
    table.press("stop");
    table.press("stop");
    expect(FakeSocket.last.sent.map((sent) => sent["key"])).toEqual(["take", "stop"]);
  });

  test("what is the only option needs no second press", async () => {
    const table = await arrived();
    table.needsConfirm = () => true;
    FakeSocket.last.hear({ ...update(2, 1, [1]), decision: { ...DECISION, options: DECISION.options.slice(1) } });
    table.press("stop");
    expect(FakeSocket.last.sent.map((sent) => sent["key"])).toEqual(["stop"]);
  });

  test("what others do meanwhile leaves a choice on its way and what is being looked at", async () => {
    const table = await arrived();
    const { position } = state(table.seq, 0);
    const effects = table.preview("take");
    table.focus = "take";
    table.choose("take");
    FakeSocket.last.hear({ ...update(table.seq + 1, 0, []), position });
    expect([table.sending, table.focus]).toEqual([true, "take"]);
    FakeSocket.last.hear({ type: "previewed", seq: position, key: "take", effects: { stones: 1 } });
    expect(await effects).toEqual({ stones: 1 });
    FakeSocket.last.hear(update(table.seq + 1, 1, [1]));
    await settle();
    expect([table.sending, table.focus]).toEqual([false, null]);
  });

  test("a late choice is refused, and the table asks what it has missed", async () => {
    const table = await arrived();
    table.touch("take");
    FakeSocket.last.hear({ type: "refused", message: "error-late", rule: "", params: { seq: 5 }, seq: 5 });
    expect([table.sending, table.refused?.message]).toEqual([false, "error-late"]);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "resync", seen: 1 });
  });

  test("nothing is chosen over a lost connection", async () => {
    const table = await arrived();
    FakeSocket.last.drop();
    table.touch("take");
    expect([table.sending, FakeSocket.last.sent]).toEqual([false, []]);
  });
});

describe("previews", () => {
  test("each is asked once and answered to all who wait", async () => {
    const table = await arrived();
    const both = [table.preview("take"), table.preview("take")];
    expect(FakeSocket.last.sent).toEqual([{ type: "preview", seat: 0, seq: 1, key: "take" }]);
    FakeSocket.last.hear({ type: "previewed", seq: 1, key: "take", effects: { stones: 1 } });
    expect(await Promise.all(both)).toEqual([{ stones: 1 }, { stones: 1 }]);
    expect(await table.preview("take")).toEqual({ stones: 1 });
    expect(FakeSocket.last.sent.length).toBe(1);
  });

  test("a new state ends the waiting, and late answers are dropped", async () => {
    const table = await arrived();
    const waiting = table.preview("take");
    FakeSocket.last.hear(update(2, 1, [1]));
    expect(await waiting).toEqual({});
    const again = table.preview("take");
    FakeSocket.last.hear({ type: "previewed", seq: 1, key: "take", effects: { stones: 1 } });
    FakeSocket.last.hear({ type: "previewed", seq: 2, key: "take", effects: { stones: 2 } });
    expect(await again).toEqual({ stones: 2 });
  });

  test("a lost connection ends the waiting too", async () => {
    const table = await arrived();
    const waiting = table.preview("take");
    FakeSocket.last.drop();
    expect(await waiting).toEqual({});
  });
});

describe("several players on one device", () => {
  const shared = (seq: number, choices: number, eye: number, ns: number[]) => ({
    ...update(seq, choices, ns),
    you: { seats: [0, 1], eye, host: true, pauses: null, offered: null, who: null },
  });

  test("a curtain stands before what the next one sees, and they read the chronicle with their own eyes", async () => {
    const table = await arrived(1);
    FakeSocket.last.hear(shared(3, 2, 0, [2]));
    expect(table.curtain.seat).toBe(null);
    hall.answers["/api/tables/abc/chronicle?from=0"] = chroniclePage([0, 1, 2, 3], null, "seen by the other");
    FakeSocket.last.hear(shared(4, 3, 1, [3]));
    expect([table.curtain.seat, table.you.eye]).toEqual([1, 1]);
    expect(types(table), "nothing of what only the first may know").not.toContain("taken");
    await settle();
    expect(types(table)).toEqual(Array(4).fill("seen by the other"));
    table.curtain.open();
    FakeSocket.last.hear(shared(5, 4, 1, [4]));
    expect(table.curtain.seat, "the same player goes on").toBe(null);
  });

  test("without secrets there is none", async () => {
    const table = await arrived(1);
    table.curtain.secrets = false;
    FakeSocket.last.hear(shared(3, 2, 1, [2]));
    expect(table.curtain.seat).toBe(null);
  });
});

describe("what is taken back", () => {
  const people = TABLE.seats.map((seat) => ({ ...seat, taken: true, bot: null }));
  const vote = { kind: "undo" as const, seat: 1, to: 0, asked: [0], agreed: [], deadline: 0, passes: null };

  test("was taken back by whoever asked for it", async () => {
    const table = await arrived(2);
    FakeSocket.last.hear(update(3, 2, [], undefined, { seats: people, vote }));
    FakeSocket.last.hear(update(4, 0, [], undefined, { seats: people }));
    expect(table.takenBack).toEqual({ count: 2, seat: 1 });
  });

  test("or by whoever had chosen it", async () => {
    const table = await arrived(1);
    FakeSocket.last.hear(update(3, 2, [2], undefined, { seats: people }));
    FakeSocket.last.hear(update(4, 3, [3], undefined, { seats: people }));
    FakeSocket.last.hear(update(5, 2, [], undefined, { seats: people }));
    expect(table.takenBack).toEqual({ count: 1, seat: 1 });
  });

  test("or, among bots, by the only person", async () => {
    const table = await arrived(1);
    FakeSocket.last.hear(update(3, 0, []));
    expect(table.takenBack).toEqual({ count: 1, seat: 0 });
  });
});

describe("what is played out", () => {
  /** A table whose game plays out events of the type "fight". */
  async function dramatic(): Promise<LiveTable> {
    const table = await arrived(1);
    table.narrator.director = {
      scenes: (entries) =>
        entries.flatMap(({ events }) => (events[0]?.type === "fight" ? [{ kind: "fight", steps: 2, event: 0 }] : [])),
      moves: () => false,
    };
    settings.set({ speed: "normal" });
    FakeSocket.last.hear(update(3, 2, [2], "fight"));
    return table;
  }

  test("neither view nor chronicle nor question tell of it before", async () => {
    const table = await dramatic();
    expect(table.table?.choices).toBe(2);
    expect([table.view, ns(table), table.decision, table.mine]).toEqual([{ seq: 2 }, [0, 1], null, false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.view, ns(table), table.mine]).toEqual([{ seq: 3 }, [0, 1, 2], true]);
    expect(table.fresh.map(({ n }) => n)).toEqual([2]);
  });

  test("what is chosen next waits for it, also when its keys are known", async () => {
    const table = await dramatic();
    table.press("take");
    expect(FakeSocket.last.sent).toEqual([]);
    table.narrator.flush();
    table.press("take");
    expect(FakeSocket.last.sent).toMatchObject([{ type: "choose", key: "take", seq: 3 }]);
  });

  test("a step back from it is one from the choice that led to it, told already or not", async () => {
    const table = await dramatic();
    expect(stepBack(table)).toEqual({ to: 1, asks: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(stepBack(table)).toEqual({ to: 1, asks: false });
  });

  test("a fresh state and a step back end it", async () => {
    const table = await dramatic();
    FakeSocket.last.hear(update(4, 1, [], undefined));
    expect([table.view, ns(table), table.narrator.busy]).toEqual([{ seq: 4 }, [0, 1], false]);
    FakeSocket.last.hear(update(5, 2, [2], "fight"));
    FakeSocket.last.hear(state(6, 2));
    expect([table.view, table.narrator.busy]).toEqual([{ seq: 6 }, false]);
  });
});
