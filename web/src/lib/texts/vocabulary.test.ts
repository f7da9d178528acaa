import { expect, test } from "vitest";
import type { TermData, VocabularyData } from "../protocol/generated";
import { SHARED } from "./vocabulary";
import { Texts } from "./texts.svelte";

const TERM: TermData = { message: "", kind: "", shape: "{id}", params: {}, optional: false };
const VOCABULARY: VocabularyData = {
  ...SHARED,
  terms: {
    machine: { ...TERM, message: "machine-{id}", kind: "machine" },
    node: { ...TERM, message: "node-{region}-{n}", kind: "node", shape: "{region}/{n}", optional: true },
    gate: {
      ...TERM,
      message: "gate-name",
      shape: "{region}/{n}:{gate}",
      params: { number: "{gate}", node: "{region}/{n}" },
    },
  },
  seats: ["seat", "builder"],
  stand_ins: { "-3": "machine" },
  lists: { machinery: "machine" },
  by_seat: [],
  keys: {
    machine: [
      { ...TERM, message: "machine-there", shape: "{machine}@{n}", params: { machine: "{machine}", n: "{n}" } },
    ],
  },
  parts: {
    losses: { message: "loss", key: "", value: "" },
    fleet: { message: "some", key: "machine", value: "count" },
  },
  defaults: { amount: "none" },
};
const texts = new Texts("somewhere");
texts.read(
  "en",
  [
    `seat-name = Player { $number }
nobody = nobody
machine-saw = the saw
machine-hoe = hoe
machine-drill = the drill
    .counted =
        { $count ->
            [one] { $count } drill
           *[other] { $count } drills
        }
machine-there = { $machine } ({ $n })
other-machine = { $name }
    .counted = { $name } ×{ $count }
some = { $machine-counted }
loss = { $builder } loses { $fleet }
lost = { $losses } ({ $losses-count })
number-lost = { $losses } lost
node-north-3 = Frozen Gate
gate-name = gate { $number } of { $node }
built = { $builder } builds { $gate } at { $node } ({ $amount })
all = { $machinery }, { $machinery-count }
plain = { $n }`,
  ],
  VOCABULARY,
);

test("things and places are called as the game declares it", () => {
  expect(texts.name("machine", "drill")).toBe("the drill");
  expect(texts.name("node", "north/3")).toBe("Frozen Gate");
  expect(texts.name("node", "south/1")).toBe("south/1");
  expect(texts.name("node", "north/3/4")).toBe("north/3/4");
  expect(texts.name("machine", "drill@3")).toBe("the drill (3)");
  expect(texts.say("all", { machinery: ["drill", "drill"] })).toBe("2× the drill, 2");
});

test("a name may be made of the parts of a value", () => {
  const built = { builder: 1, gate: "north/3:2", node: "north/3" };
  expect(texts.say("built", built)).toBe("Player 2 builds gate 2 of Frozen Gate at Frozen Gate (none)");
  expect(texts.say("built", { ...built, node: "south/1" })).toBe(
    "Player 2 builds gate 2 of Frozen Gate at south/1 (none)",
  );
  expect(texts.rich("built", { ...built, builder: -3, machine: "drill" })).toEqual([
    { kind: "machine", id: "drill", text: "the drill" },
    " builds gate 2 of Frozen Gate at ",
    { kind: "node", id: "north/3", text: "Frozen Gate" },
    " (none)",
  ]);
});

test("a name has other forms, also one that does not say them", () => {
  expect(texts.say("some", { machine: "drill", count: 1 })).toBe("1 drill");
  expect(texts.say("some", { machine: "saw", count: 2 })).toBe("the saw ×2");
  expect(texts.say("some", { machine: "hoe", count: 2 })).toBe("hoe ×2");
  expect(texts.rich("some", { machine: "drill", count: 3 })).toEqual([
    { kind: "machine", id: "drill", text: "3 drills" },
  ]);
});

test("what has an inner structure is said item by item", () => {
  const losses = [
    { builder: 0, fleet: { drill: 2, saw: 1 } },
    { builder: 1, fleet: { drill: 1 } },
  ];
  expect(texts.say("lost", { losses })).toBe("Player 1 loses 2 drills and the saw ×1; Player 2 loses 1 drill (2)");
  expect(texts.rich("lost", { losses })[0]).toEqual({ kind: "seat", id: "0", text: "Player 1" });
});

test("a number under the name of a part stays a number", () => {
  expect(texts.say("number-lost", { losses: 3 })).toBe("3 lost");
});

test.each(["007", "-0", "٣", "1e3", "1234567890123456"])("%s is no number", (text) => {
  expect(texts.say("plain", { n: text })).toBe(text.replace("-", "−"));
});

test("a number may come as a text", () => {
  expect(texts.say("plain", { n: "-1234" })).toBe("−1,234");
});
