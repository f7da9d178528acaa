import { expect, test } from "vitest";
import { comment } from "./comment";

const battle = (attack: number, defence: number, winner: number) =>
  comment({ type: "battle_decided", attacker: 1, defender: 0, attack, defence, winner })?.type;

test("a battle that points did not decide says whose units fell", () => {
  expect(battle(3, 3, 1)).toBe("told_defenders_fell");
  expect(battle(4, 3, 0)).toBe("told_attackers_fell");
  expect(battle(3, 3, -1)).toBe("told_all_fell");
});

test("a battle decided by points needs no comment, nor does a tie that the defender wins", () => {
  expect(battle(4, 3, 1)).toBeUndefined();
  expect(battle(3, 3, 0)).toBeUndefined();
  expect(comment({ type: "units_moved" })).toBeUndefined();
});
