import { expect, test } from "vitest";
import type { Stage } from "../net/stage.svelte";
import { settings } from "../settings.svelte";
import { BoardPointing } from "./pointing.svelte";

test("whoever has asked what a thing is need not be told that they can, in that game", () => {
  const pointing = new BoardPointing({ texts: { game: "pebbles" } } as Stage);
  expect(settings.asked).not.toContain("pebbles");
  pointing.inspected = null;
  expect(settings.asked).not.toContain("pebbles");
  pointing.inspected = "region:well";
  pointing.inspected = "region:moor";
  expect(pointing.inspected).toBe("region:moor");
  expect(settings.asked.filter((game) => game === "pebbles")).toHaveLength(1);
});
