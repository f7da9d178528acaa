import { expect, test } from "vitest";
import type { ChangeMessage, StateMessage } from "../protocol/generated";
import { applyChange } from "./applyChange";
import { TABLE } from "./samples";

const PICTURE: StateMessage = {
  type: "state",
  seq: 3,
  position: 3,
  table: TABLE,
  you: { seats: [0], eye: 0, host: true, pauses: null, offered: null, who: "astrid" },
  view: { year: 1, players: [{ seat: 0 }, { seat: 1 }] },
  decision: null,
  undo_floor: 0,
  guidance: null,
};

test("a change makes an update of the state before, which stays as it is", () => {
  const before = JSON.stringify(PICTURE);
  const change: ChangeMessage = {
    type: "change",
    seq: 5,
    since: 3,
    changes: [
      { path: ["position"], value: 5 },
      { path: ["table", "choices"], value: 7 },
      { path: ["view", "players", 1], value: { seat: 1, passed: true } },
    ],
    entries: [],
  };
  expect(applyChange(PICTURE, change)).toEqual({
    ...PICTURE,
    type: "update",
    seq: 5,
    position: 5,
    table: { ...TABLE, choices: 7 },
    view: { year: 1, players: [{ seat: 0 }, { seat: 1, passed: true }] },
    entries: [],
  });
  expect(JSON.stringify(PICTURE)).toBe(before);
});

test("a view appears where there was none", () => {
  const change = { type: "change", seq: 4, since: 3, changes: [{ path: ["view"], value: { year: 1 } }], entries: [] };
  expect(applyChange({ ...PICTURE, view: null }, change as ChangeMessage).view).toEqual({ year: 1 });
});
