import { expect, test } from "vitest";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, type GameEvent } from "../data/events";
import type { ThroatVisit } from "../generated";
import { visitOf } from "./throatVisit";

const chronicle = (...events: GameEvent[]): ChronicleEntry[] => [
  { n: 1, seat: 1, decision: "throat_give", events: events.map(asAnyEvent) },
];
const visit: ThroatVisit = { given: ["population"], total: { population: 0, gold: 0, m: 0 } };
const paid: GameEvent = { type: "resources_paid", seat: 1, population: 1, visit };
const began: GameEvent = { type: "action_began", seat: 1, action: "throat", space: 1 };

test("a visit of Snake Throat stands as its last payment or gain says", () => {
  expect(visitOf(chronicle(paid, { type: "untold" }), 1)).toEqual(visit);
  expect(visitOf([...chronicle(paid), ...chronicle()], 1)).toEqual(visit);
  expect(visitOf(chronicle(paid), 0)).toBeUndefined();
  expect(visitOf(chronicle(paid, began), 1)).toBeUndefined();
  expect(visitOf([], 1)).toBeUndefined();
});
