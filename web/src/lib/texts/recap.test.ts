import { expect, test } from "vitest";
import type { RecapData } from "../protocol/generated";
import { recapOfOwn, recapSince } from "./recap";

const RECAP: RecapData = {
  turns: ["turn"],
  deeds: [
    {
      event: "played",
      phrase: "plays",
      who: "seat",
      numbers: {},
      things: { cards: "card" },
      unit: "",
      unless: "",
      taken: false,
    },
  ],
  announced: [],
};
const played = (seat: number, card: string, decision = "turn") => ({
  seat,
  decision,
  events: [{ type: "played", rule: "", seat, card }],
});
const recapOf = (asked: { seat: number; kind: string } | null, ...entries: ReturnType<typeof played>[]) =>
  recapSince(RECAP, entries, 0, 3, asked).map(({ seat, phrases }) => [seat, phrases[0]?.params["cards"]]);

test("what was told before one's own turn is over with it", () => {
  const before = [played(1, "axe"), played(2, "bow")];
  const first = [
    [1, ["axe"]],
    [2, ["bow"]],
  ];
  expect(recapOf({ seat: 0, kind: "turn" }, ...before), "before it").toEqual(first);
  const own = [...before, played(0, "own")];
  expect(recapOf({ seat: 0, kind: "turn" }, ...own), "in the midst of it").toEqual(first);
  expect(recapOf({ seat: 1, kind: "retreat" }, ...own), "while somebody answers to it").toEqual(first);
  expect(recapOf({ seat: 1, kind: "turn" }, ...own), "after it").toEqual([]);
  expect(recapOf({ seat: 2, kind: "turn" }, ...own, played(1, "bear"))).toEqual([[1, ["bear"]]]);
});

test("what came of one's own turn is told until somebody else has one", () => {
  const ofOwn = (...entries: ReturnType<typeof played>[]) =>
    recapOfOwn(RECAP, entries, 0, 3).map(({ seat, phrases }) => [seat, phrases[0]?.params["cards"]]);
  const own = [played(1, "axe"), played(1, "bow", "card"), played(0, "own"), played(2, "shield", "retreat")];
  expect(ofOwn(...own)).toEqual([
    [0, ["own"]],
    [2, ["shield"]],
  ]);
  expect(ofOwn(...own, played(1, "bear"))).toEqual([]);
  expect(ofOwn()).toEqual([]);
});
