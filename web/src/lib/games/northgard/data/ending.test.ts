import { expect, test } from "vitest";
import { inPackOrder } from "./catalog";
import { endingOf } from "./ending";
import type { NorthgardView } from "./view";

const components = { cards: [{ id: "recruit" }, { id: "move" }, { id: "explore" }] };
const view = (goal: number, ...players: { strongholds: string[]; partner?: number }[]) =>
  ({ domination_target: goal, players }) as unknown as NorthgardView;

test("the end names the closed territories with a large building of the winner, and how many it took", () => {
  const seen = view(3, { strongholds: ["C.a"] }, { strongholds: ["A.a", "B.a", "D.a"] });
  expect(endingOf(seen, { reason: "domination", places: [2, 1] })).toEqual({
    message: "board-ended-domination",
    params: { seat: 1, territories: ["A.a", "B.a", "D.a"], goal: 3 },
  });
});

test("a team wins together", () => {
  const strongholds = ["A.a", "C.a"];
  const ending = endingOf(view(5, { strongholds, partner: 1 }, { strongholds, partner: 0 }), {
    reason: "domination",
    places: [1, 1],
  });
  expect(ending?.message).toBe("board-ended-domination-team");
  expect(ending?.params).toEqual({ seat: 0, partner: 1, territories: ["A.a", "C.a"], goal: 5 });
});

test("the last year needs no more words", () => {
  expect(endingOf(view(3, { strongholds: [] }, { strongholds: [] }), { reason: "years", places: [2, 1] })).toBeNull();
});

test("cards in hand lie in the order in which they are offered, unknown ones last", () => {
  expect(inPackOrder(components, ["explore", "own", "move", "recruit"])).toEqual(["recruit", "move", "explore", "own"]);
});
