import { beforeEach, expect, test } from "vitest";
import { visitor } from "../net/visitor.svelte";
import { firstTimes } from "./firstTimes.svelte";

const be = (id: string) => (visitor.me = { id } as typeof visitor.me);

beforeEach(() => {
  be("astrid");
  firstTimes.forget();
});

test("each person on a device meets each kind of decision of each game once, until everything is to be said again", () => {
  firstTimes.met("northgard", "build");
  expect(firstTimes.isFirst("northgard", "build")).toBe(false);
  expect(firstTimes.isFirst("northgard", "recruit")).toBe(true);
  expect([firstTimes.isNew("northgard"), firstTimes.isNew("icaion")]).toEqual([false, true]);
  be("bjorn");
  expect(firstTimes.isFirst("northgard", "build")).toBe(true);
  be("astrid");
  expect(firstTimes.isFirst("northgard", "build")).toBe(false);
  firstTimes.forget();
  expect(firstTimes.isFirst("northgard", "build")).toBe(true);
});
