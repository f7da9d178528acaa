import { expect, test } from "vitest";
import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { exchangeOf } from "./exchange";

let n = 0;
const entry = (decision: string, ...events: GameEvent[]): ChronicleEntry => ({ n: n++, seat: 1, decision, events });
const paid = (what: Record<string, number>): GameEvent => ({ type: "resources_paid", seat: 1, ...what });
const gained = (what: Record<string, number>): GameEvent => ({ type: "resources_gained", seat: 1, ...what });

test("an exchange on Snake Throat is counted from where its marker began to act", () => {
  const before = entry("throat", gained({ gold: 1 }), { type: "action_began", seat: 1 });
  const visit = [
    before,
    entry("throat", gained({ population: 1 })),
    entry("throat"),
    entry("throat_give", paid({ population: 1 })),
  ];
  expect(exchangeOf(visit, 1)).toEqual({ given: ["population"], total: { population: 0, gold: 0, m: 0 } });
  const done = [...visit, entry("throat_give", paid({ m: 1, level: 0 })), entry("throat_take", gained({ gold: 1 }))];
  expect(exchangeOf(done, 1)).toEqual({ given: [], total: { population: 0, gold: 1, m: -1 } });
  expect(exchangeOf(done, 0).total).toEqual({ population: 0, gold: 0, m: 0 });
});
