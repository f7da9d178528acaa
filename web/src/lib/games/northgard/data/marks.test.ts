import { expect, test } from "vitest";
import type { View } from "../../../net/stage.svelte";
import { turn } from "./marks";

const view = (phase: string) => ({ turn: 2, phase }) as unknown as View;

test("harvest and setup are nobody's turn", () => {
  expect(turn(view("actions"))).toBe(2);
  expect(turn(view("harvest"))).toBeNull();
  expect(turn(view("setup"))).toBeNull();
});
