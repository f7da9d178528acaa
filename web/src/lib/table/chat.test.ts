import { expect, test } from "vitest";
import { unread } from "./chat";

const line = (name: string) => ({ who: name, name, text: "Hello", at: 0 });

test("what one has said oneself waits for nobody to read it", () => {
  const chat = [line("Bjorn"), line("Astrid"), line("Bjorn")];
  expect(unread(chat, 0, "Astrid")).toBe(2);
  expect(unread(chat, 1, "Astrid")).toBe(1);
  expect(unread(chat, 3, "Astrid")).toBe(0);
});
