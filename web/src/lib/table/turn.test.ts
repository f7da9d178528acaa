import { expect, test } from "vitest";
import type { SeatReader } from "../games/module";
import type { Stage } from "../net/stage.svelte";
import { callMessage, turnElsewhere } from "./turn";

const seats: SeatReader = { turn: (view) => (view as { turn: number }).turn };
const deciding = (seat: number) => ({ decision: { seat }, view: { turn: 1 } }) as unknown as Stage;

test("whoever defends in somebody else's turn decides, and it stays the other's turn", () => {
  expect(turnElsewhere(deciding(0), seats)).toBe(1);
  expect(callMessage(deciding(0), seats)).toBe("web-table-you-decide");
  expect(turnElsewhere(deciding(1), seats)).toBeNull();
  expect(callMessage(deciding(1), seats)).toBe("web-table-your-turn");
});

test("a game that does not say whose turn it is calls everybody who decides to their turn", () => {
  expect(callMessage(deciding(0), {})).toBe("web-table-your-turn");
});
