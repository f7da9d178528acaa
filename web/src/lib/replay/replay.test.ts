import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../protocol/generated";
import { settings } from "../settings.svelte";
import { Texts } from "../texts/texts.svelte";
import { ReplayTable } from "./replay.svelte";

const END = 9;
const table = {
  id: "T",
  game: "test",
  status: "finished",
  choices: END,
  seats: [],
  result: null,
} as unknown as TableInfo;
const nobody = { seats: [], eye: null, host: false, pauses: null, offered: null, who: null };
let asked: string[] = [];

function answer(path: string): unknown {
  if (path.includes("/chronicle")) {
    const from = Number(/from=(\d+)/.exec(path)?.[1]);
    const entries = [0, 1, 2, 3, 4].map((i) => ({ n: from + i, seq: 0, seat: i % 2, decision: "d", events: [] }));
    return { entries, next: from === 0 ? 5 : null };
  }
  const at = Number(/replay\/(\d+)/.exec(path)?.[1]);
  const options = ["a", "b"].map((key) => ({ key, message: "option", params: {}, group: "" }));
  const decision = at === END ? null : { seat: 0, kind: "d", rule: "", message: "decide", context: {}, options };
  return {
    at,
    of: END,
    view: { at, eye: path.includes("eye=1") ? 1 : null },
    decision,
    choice: at === END ? null : "b",
  };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(answer(path)));
  });
});

async function opened(): Promise<ReplayTable> {
  const replay = new ReplayTable("T", new Texts("test"), { table, you: nobody });
  await replay.readChronicle();
  await replay.go(0);
  return replay;
}

describe("a match that goes on from another table's", () => {
  it("calls the players what those were called who played then", async () => {
    const seat = (name: string) => ({ name, taken: true, bot: null, left: false });
    const seats = [seat("Astrid"), seat("Bjorn")];
    const earlier = [{ until: 4, seats: [seat("Ida"), seat("Olga")] }];
    const continued = { ...table, seats, earlier } as unknown as TableInfo;
    const replay = new ReplayTable("T", new Texts("test"), { table: continued, you: nobody });
    const names = [];
    for (const at of [END, 4, 5]) {
      await replay.go(at);
      names.push(replay.texts.seat(0));
    }
    expect(names).toEqual(["Astrid", "Ida", "Astrid"]);
  });
});

describe("a match that the hall can only show as it was kept", () => {
  it("has its last position, and nothing is asked for beside it", async () => {
    const stopped = { ...table, stopped: { message: "error-other-version", params: {} } };
    const replay = new ReplayTable("T", new Texts("test"), { table: stopped, you: nobody });
    await replay.go(END);
    expect([replay.stopped, replay.at, replay.view]).toEqual([true, END, { at: END, eye: null }]);
    expect(asked).toEqual([`/api/tables/T/replay/${END}`]);
  });
});

describe("a replay", () => {
  it("reads the chronicle to its end and shows it up to the place", async () => {
    const replay = await opened();
    expect(replay.all).toHaveLength(10);
    await replay.go(4);
    expect(replay.chronicle.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(replay.fresh).toEqual([]);
  });

  it("shows what happens on a step on, and nothing on a step back", async () => {
    const replay = await opened();
    await replay.step(1);
    expect(replay.fresh.map(({ n }) => n)).toEqual([1]);
    await replay.go(4, true);
    expect(replay.fresh.map(({ n }) => n)).toEqual([2, 3, 4]);
    await replay.step(-1);
    expect([replay.at, replay.fresh.length]).toEqual([3, 0]);
  });

  it("plays out what leads to a place before it is there, unless one goes on", async () => {
    const replay = await opened();
    settings.set({ speed: "normal" });
    replay.narrator.director = { scenes: () => [{ kind: "fight", steps: 1, event: 0 }], moves: () => false };
    await replay.step(1);
    expect([replay.at, replay.view, replay.chronicle.length]).toEqual([0, { at: 0, eye: null }, 1]);
    expect([replay.decision, replay.narrator.scene?.kind]).toEqual([null, "fight"]);
    await replay.step(1);
    expect(replay.at).toBe(1);
    replay.narrator.flush();
    expect([replay.at, replay.chronicle.length]).toEqual([2, 3]);
    await replay.step(-1);
    expect([replay.at, replay.narrator.busy]).toEqual([1, false]);
  });

  it("counts steps that are asked for faster than the hall answers", async () => {
    const replay = new ReplayTable("T", new Texts("test"), { table, you: nobody });
    const steps = [replay.go(3), replay.step(1), replay.step(1), replay.step(1), replay.step(-1)];
    expect([replay.at, replay.heading]).toEqual([0, 5]);
    await Promise.all(steps);
    expect([replay.at, replay.heading]).toEqual([5, 5]);
  });

  it("stays where it is when the hall does not answer, says why, and goes on when it does", async () => {
    const replay = await opened();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
    await replay.go(7);
    expect([replay.at, (replay.refused as Error).message]).toEqual([0, "web-error-offline"]);
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(answer(path))));
    await replay.go(7);
    expect([replay.at, replay.refused]).toEqual([7, null]);
  });

  it("offers the option that was chosen, and goes on with it alone", async () => {
    const replay = await opened();
    expect(replay.options.map(({ key }) => key)).toEqual(["b"]);
    expect([replay.offered.length, replay.mine]).toEqual([2, false]);
    replay.choose("a");
    replay.touch("b");
    await vi.waitFor(() => expect(replay.at).toBe(1));
    await replay.go(END);
    expect([replay.decision, replay.chosen]).toEqual([null, null]);
  });

  it("goes where it was asked to last, and stays within the match", async () => {
    const replay = await opened();
    void replay.go(3);
    void replay.go(4);
    await replay.go(8);
    await vi.waitFor(() => expect(replay.at).toBe(8));
    expect(asked).not.toContain("/api/tables/T/replay/4");
    await replay.go(99);
    expect(replay.at).toBe(END);
  });

  it("has the next place before it is asked for, through each pair of eyes", async () => {
    const replay = await opened();
    await replay.go(4);
    const before = asked.length;
    await replay.step(1);
    expect(asked.slice(before)).toEqual(["/api/tables/T/replay/7"]); // 5 and its other neighbours are there
    replay.look(1);
    await vi.waitFor(() => expect(replay.view).toEqual({ at: 5, eye: 1 }));
    expect(replay.you.eye).toBe(1);
  });
});

describe("looking back while the match goes on", () => {
  const playing = {
    ...table,
    status: "playing" as const,
    seats: [0, 1].map((seat) => ({ seat, taken: true, name: "A" })) as TableInfo["seats"],
  };
  const you = { seats: [1], eye: 1, host: false, pauses: null, offered: null, who: null };
  const chronicle = Array.from({ length: END + 3 }, (_, n) => ({ n, seat: 0, decision: "d", events: [] }));
  const now = (choices: number, fullStates = 0) => ({
    table: { ...playing, choices },
    you,
    chronicle: chronicle.slice(0, choices + 1),
    fullStates,
  });

  async function looking(at: number): Promise<ReplayTable> {
    const replay = new ReplayTable("T", new Texts("test"), { table: playing, you });
    replay.eye = replay.allowed(0);
    replay.follow(now(END));
    await replay.go(at);
    return replay;
  }

  it("is done through one's own eyes, until the end", async () => {
    const replay = await looking(2);
    expect([replay.eye, replay.eyes, replay.allowed(null)]).toEqual([1, [1], 1]);
    expect(asked.every((path) => path.endsWith("eye=1"))).toBe(true);
    replay.follow({ ...now(END), table: { ...playing, status: "finished" } });
    expect([replay.over, replay.eyes, replay.allowed(0)]).toEqual([true, [null, 0, 1], 0]);
    const stranger = new ReplayTable("T", new Texts("test"), { table: playing, you: nobody });
    expect([stranger.eyes, stranger.allowed(1)]).toEqual([[null], null]);
  });

  it("has more to come when the match has grown, and asks again for what was its end", async () => {
    const replay = await looking(END);
    expect([replay.at, replay.offered.length]).toEqual([END, 0]);
    const before = asked.length;
    replay.follow(now(END + 2));
    await vi.waitFor(() => expect(asked.slice(before)).toContain(`/api/tables/T/replay/${END}?eye=1`));
    expect([replay.at, replay.end, replay.chronicle.length]).toEqual([END, END + 2, END + 1]);
    void replay.go(99);
    await vi.waitFor(() => expect(replay.at).toBe(END + 2));
  });

  it("goes where it was asked to, whatever is told meanwhile", async () => {
    const replay = await looking(END);
    const going = replay.go(3);
    replay.follow(now(END, 1));
    await going;
    await vi.waitFor(() => expect(replay.at).toBe(3));
  });

  it("keeps what it has as long as nothing is taken back, and then nothing", async () => {
    const replay = await looking(4);
    let before = asked.length;
    replay.follow(now(END + 1));
    await replay.go(5);
    expect(asked.slice(before)).toEqual(["/api/tables/T/replay/7?eye=1"]);
    before = asked.length;
    replay.follow(now(3, 1));
    await vi.waitFor(() => expect(replay.at).toBe(3));
    expect(asked.slice(before)).toContain("/api/tables/T/replay/3?eye=1");
    expect(replay.chronicle.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });
});
