import { expect, test } from "vitest";
import { Curtain } from "./curtain.svelte";

test("it is drawn until the next player has the device", () => {
  const curtain = new Curtain();
  expect(curtain.seat).toBe(null);
  curtain.drawFor(1);
  expect(curtain.seat).toBe(1);
  curtain.open();
  expect(curtain.seat).toBe(null);
});

test("in a game without secrets it is not drawn, and falls where that becomes known", () => {
  const curtain = new Curtain();
  curtain.drawFor(1);
  curtain.secrets = false;
  expect(curtain.seat).toBe(null);
  curtain.drawFor(0);
  expect(curtain.seat).toBe(null);
});
