import { expect, test } from "vitest";
import { inPackOrder } from "./catalog";
import { endingOf } from "./ending";
import type { NorthgardView } from "./types";

const components = {
  buildings: [
    { id: "altar", size: "large" },
    { id: "lodge", size: "small" },
  ],
  cards: [{ id: "recruit" }, { id: "move" }, { id: "explore" }],
};
const territory = (id: string, owner: number | null, closed: boolean, ...buildings: string[]) => ({
  id,
  owner,
  closed,
  buildings,
});
const view = (partners: (number | undefined)[]) =>
  ({
    players: partners.map((partner) => ({ partner })),
    territories: [
      territory("A.a", 1, true, "lodge", "altar"),
      territory("A.b", 1, true, "lodge"),
      territory("B.a", 1, false, "altar"),
      territory("C.a", 0, true, "altar"),
      territory("D.a", 1, true, "altar"),
    ],
  }) as unknown as NorthgardView;

test("the end names the closed territories with a large building of the winner, and how many it took", () => {
  const ending = endingOf(view([undefined, undefined]), { reason: "domination", places: [2, 1] }, components);
  expect(ending).toEqual({
    message: "board-ended-domination",
    params: { seat: 1, territories: ["A.a", "D.a"], goal: 3 },
  });
});

test("a team wins with the territories of both", () => {
  const ending = endingOf(view([1, 0]), { reason: "domination", places: [1, 1] }, components);
  expect(ending?.message).toBe("board-ended-domination-team");
  expect(ending?.params).toMatchObject({ territories: ["A.a", "C.a", "D.a"], goal: 5 });
});

test("the last year needs no more words", () => {
  expect(endingOf(view([undefined, undefined]), { reason: "years", places: [2, 1] }, components)).toBeNull();
});

test("cards in hand lie in the order in which they are offered, unknown ones last", () => {
  expect(inPackOrder(components, ["explore", "own", "move", "recruit"])).toEqual(["recruit", "move", "explore", "own"]);
});
