import { expect, test } from "vitest";
import type { View } from "../../../net/stage.svelte";
import { turn } from "./phase";

const view = (kind: string) =>
  ({ turn: 2, ended: "", deciding: { seat: 0, kind }, battle: null, players: [{ passed: false }] }) as unknown as View;

test("a defender answers in the attacker's turn; harvest and setup are nobody's turn", () => {
  expect(turn(view("battle_food"))).toBe(2);
  expect(turn(view("trade_take"))).toBeNull();
  expect(turn(view("setup_tile"))).toBeNull();
});
