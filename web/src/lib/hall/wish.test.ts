import { expect, test } from "vitest";
import { TableWish } from "./wish.svelte";

test("only what matters is asked for, and it is counted", () => {
  const wish = new TableWish();
  expect(wish.query("open")).toBe("status=open&strangers=true");
  wish.game = "icaion";
  wish.rated = "true";
  expect(wish.query("playing")).toBe("status=playing&strangers=true&game=icaion&rated=true");
  expect(wish.count).toBe(2);
  wish.clear();
  expect(wish.count).toBe(0);
});
