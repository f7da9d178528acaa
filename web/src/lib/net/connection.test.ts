import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HallMessage } from "../protocol/generated";
import { Connection, RETRY_WAITS } from "./connection.svelte";
import { fakeHall, FakeSocket, leaveFakeHall, settle, type FakeHall } from "./fakeHall";

let hall: FakeHall;
let seen = -1;
let connected = 0;
let lost = 0;
let heard: HallMessage[] = [];
let connection: Connection;

beforeEach(() => {
  hall = fakeHall();
  [seen, connected, lost, heard] = [-1, 0, 0, []];
  connection = new Connection("abc", {
    seen: () => seen,
    onConnected: () => connected++,
    onMessage: (message) => heard.push(message),
    onLost: () => lost++,
  });
});
afterEach(() => {
  connection.close();
  leaveFakeHall();
});

describe("connecting", () => {
  test("the address says what was seen; messages are passed on", () => {
    expect(FakeSocket.last.url).toBe("ws://hall.test/api/tables/abc/play?seen=-1&differences=1");
    expect(connection.state).toBe("connecting");
    FakeSocket.last.open();
    expect([connection.state, connected]).toEqual(["connected", 1]);
    FakeSocket.last.hear({ type: "rematch", table: "def" });
    expect(heard).toEqual([{ type: "rematch", table: "def" }]);
  });

  test("a table that is not there is not tried again", async () => {
    FakeSocket.last.drop();
    await settle();
    expect(connection.state).toBe("refused");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("a table that is there is tried again and again, ever more slowly", async () => {
    hall.answers["/api/tables/abc"] = () => ({});
    for (const [i, wait] of [...RETRY_WAITS, RETRY_WAITS.at(-1) ?? 0].entries()) {
      FakeSocket.last.drop();
      await settle();
      expect([connection.state, lost]).toEqual(["lost", i + 1]);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all.length).toBe(i + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all.length).toBe(i + 2);
    }
    FakeSocket.last.open();
    expect(connection.state).toBe("connected");
  });

  test("what is closed stays closed", async () => {
    FakeSocket.last.open();
    connection.close();
    FakeSocket.last.drop();
    hall.window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.all.length, lost]).toEqual([1, 0]);
  });
});

describe("a lost connection", () => {
  beforeEach(() => FakeSocket.last.open());

  test("goes on from what was seen; nothing is sent meanwhile", async () => {
    seen = 7;
    const before = FakeSocket.last;
    before.drop();
    connection.send({ type: "say", text: "hello" });
    await vi.advanceTimersByTimeAsync(RETRY_WAITS[0] ?? 0);
    expect(FakeSocket.last.url).toBe("ws://hall.test/api/tables/abc/play?seen=7&differences=1");
    FakeSocket.last.open();
    expect([before.sent, FakeSocket.last.sent]).toEqual([[], []]);
  });

  test("is tried at once where the device finds its network again", async () => {
    hall.window.dispatchEvent(new Event("offline"));
    expect([connection.state, lost]).toEqual(["lost", 1]);
    hall.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("is tried at once when the page is looked at again", () => {
    FakeSocket.last.drop();
    hall.page.visibilityState = "hidden";
    hall.page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all.length).toBe(1);
    hall.page.visibilityState = "visible";
    hall.page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all.length).toBe(2);
  });

  test("is known to come back where the hall has said good-bye", async () => {
    FakeSocket.last.hear({ type: "bye", reason: "restart" });
    FakeSocket.last.drop(1012);
    expect([connection.state, connection.restarting]).toEqual(["lost", true]);
    await vi.advanceTimersByTimeAsync(RETRY_WAITS[0] ?? 0);
    FakeSocket.last.open();
    expect([connection.state, connection.restarting]).toEqual(["connected", false]);
  });
});

test("a visitor who comes in meanwhile says under the new name what they said meanwhile", () => {
  FakeSocket.last.open();
  const before = FakeSocket.last;
  connection.renew();
  connection.send({ type: "say", text: "hello" });
  before.drop();
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect([before.sent, FakeSocket.last.sent]).toEqual([[], [{ type: "say", text: "hello" }]]);
  expect([connection.state, lost]).toEqual(["connected", 0]);
});
