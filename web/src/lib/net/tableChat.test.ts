import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ClientMessage } from "../protocol/generated";
import { fakeHall, leaveFakeHall, settle, type FakeHall } from "./fakeHall";
import { TableChat } from "./tableChat.svelte";

let hall: FakeHall;
let sent: ClientMessage[] = [];
let chat: TableChat;
beforeEach(() => {
  hall = fakeHall();
  sent = [];
  chat = new TableChat("abc", (message) => sent.push(message));
});
afterEach(leaveFakeHall);

const line = (at: number, text = `${at}`) => ({ who: "x", name: "Astrid", text, at, alike: false, aside: false });
const said = (at: number, text?: string) => ({ type: "said" as const, ...line(at, text) });
const saidBefore = (...lines: object[]) => (hall.answers["/api/tables/abc/chat"] = () => lines);
const times = () => chat.lines.map(({ at }) => at);

describe("what is said", () => {
  test("and what was said before come together, each once", async () => {
    saidBefore(line(1), line(2));
    await chat.read();
    expect(chat.latest, "it was said before").toBe(null);
    chat.add(said(3));
    expect(times()).toEqual([1, 2, 3]);
    chat.add(said(2)); // it was read before it was heard
    expect([times(), chat.latest?.at]).toEqual([[1, 2, 3], 3]);
  });

  test("in the same moment as what is being read is kept", async () => {
    saidBefore(line(7, "one"));
    void chat.read();
    for (const text of ["one", "two"]) chat.add(said(7, text));
    await settle();
    expect(chat.lines.map(({ text }) => text)).toEqual(["one", "two"]);
  });

  test("is kept to the last few hundred lines", () => {
    for (let at = 0; at < 350; at++) chat.add(said(at));
    expect([chat.lines.length, chat.lines[0]?.at]).toEqual([300, 50]);
  });

  test("goes to the hall, and comes back from there", () => {
    chat.say("hello");
    expect([sent, chat.lines]).toEqual([[{ type: "say", text: "hello" }], []]);
  });
});

test("who is silenced is as the hall says", () => {
  chat.allMuted(["x"]);
  chat.mutedChanged({ who: "y", muted: true });
  expect([...chat.muted]).toEqual(["x", "y"]);
  chat.mutedChanged({ who: "x", muted: false });
  expect([...chat.muted]).toEqual(["y"]);
  chat.setMuted("z", true);
  chat.setMuted("y", false);
  expect([...chat.muted]).toEqual(["y"]);
  expect(sent).toEqual([
    { type: "mute", who: "z" },
    { type: "unmute", who: "y" },
  ]);
});
