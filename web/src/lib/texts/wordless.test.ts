import { expect, test } from "vitest";
import { Texts } from "./texts.svelte";

const texts = new Texts("pebbles");
texts.read("en", ["seat-name = Player { $number }\nnobody = nobody\n"]);

test("a game without words is spoken of by the ids of its messages", () => {
  expect(texts.say("game-name")).toBe("Pebbles");
  expect(texts.say("decide-lay-pebble")).toBe("Lay pebble");
  expect(texts.say("option-pebble", { pebble: "3" })).toBe("Pebble 3");
  expect(texts.say("option-take", { left: 4 })).toBe("Take (left 4)");
});

test("its events are told, with the names of seats", () => {
  const event = { type: "stone_taken", rule: "PB-1", seat: 1 };
  expect(texts.tells(event)).toBe(true);
  expect(texts.eventText(event)).toBe("Stone taken (Player 2)");
  expect(texts.event(event)).toEqual(["Stone taken (", { kind: "seat", id: "1", text: "Player 2" }, ")"]);
});

test("a game with words shows where one is missing", () => {
  const others = new Texts("pebbles");
  others.read("en", ["game-name = Pebbles\n"]);
  expect(others.say("option-take")).toBe("⟦option-take⟧");
  expect(others.tells({ type: "stone_taken" })).toBe(false);
});

test("bots that share a name are numbered by their seats", () => {
  texts.names = ["Astrid", { message: "bot-greedy" }, { message: "bot-greedy" }];
  expect([0, 1, 2].map((seat) => texts.seat(seat))).toEqual(["Astrid", "Bot greedy 2", "Bot greedy 3"]);
  texts.names = [];
});
