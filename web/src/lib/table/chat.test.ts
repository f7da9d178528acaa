import { expect, test } from "vitest";
import { TABLE } from "../net/samples";
import { seatsOf, unread } from "./chat";

const line = (name: string) => ({ who: name, name, text: "Hello", at: 0 });

test("another of one's name is another", () => {
  expect(unread([{ ...line("Astrid"), who: "4711" }], 0, "Astrid")).toBe(1);
  expect(unread([line("Bjorn")], 0, null)).toBe(1);
});

test("what one has said oneself waits for nobody to read it", () => {
  const chat = [line("Bjorn"), line("Astrid"), line("Bjorn")];
  expect(unread(chat, 0, "Astrid")).toBe(2);
  expect(unread(chat, 1, "Astrid")).toBe(1);
  expect(unread(chat, 3, "Astrid")).toBe(0);
});

test("somebody who speaks bears the shields of the seats they hold, and none while they watch", () => {
  const [astrid, bot] = TABLE.seats;
  if (!astrid || !bot) throw new Error("two seats");
  const seats = [astrid, bot, { ...astrid, seat: 2 }];
  expect(seatsOf(seats, { who: astrid.who ?? "" })).toEqual([0, 2]);
  expect(seatsOf(seats, { who: "somebody else" })).toEqual([]);
});
