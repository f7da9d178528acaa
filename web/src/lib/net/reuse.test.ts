import { describe, expect, it } from "vitest";
import { reusing, reuseEqual } from "./reuse";

describe("what has not changed is recognised", () => {
  const before = () => ({
    turn: 1,
    regions: [
      { id: "A", units: [1, 2] },
      { id: "B", units: [] },
    ],
    seats: { 0: "Astrid" },
  });

  it("is the very thing where all of it is equal", () => {
    const was = before();
    expect(reuseEqual(was, before())).toBe(was);
  });

  it("keeps the parts around a change", () => {
    const was = before();
    const now = reuseEqual(was, {
      ...before(),
      regions: [
        { id: "A", units: [1, 2, 3] },
        { id: "B", units: [] },
      ],
    });
    expect(now).not.toBe(was);
    expect(now.regions).not.toBe(was.regions);
    expect(now.regions[0]).toEqual({ id: "A", units: [1, 2, 3] });
    expect(now.regions[1]).toBe(was.regions[1]);
    expect(now.seats).toBe(was.seats);
    expect(was).toEqual(before());
  });

  it.each<[string, unknown, unknown]>([
    ["a shorter list", [1, 2], [1]],
    ["a longer list", [1], [1, 2]],
    ["a name less", { a: 1, b: 2 }, { a: 1 }],
    ["another name", { a: 1 }, { b: 1 }],
    ["a list instead of an object", {}, []],
    ["nothing any more", { a: 1 }, null],
    ["something at last", null, { a: 1 }],
  ])("tells %s apart", (_, was, now) => {
    const copy: unknown = structuredClone(now);
    expect(reuseEqual(was, now)).toBe(now);
    expect(now).toEqual(copy);
  });

  it("follows what is made again", () => {
    let made = [1, 2];
    const list = reusing(() => [...made]);
    const first = list();
    expect(list()).toBe(first);
    made = [2, 1];
    expect(list()).toEqual([2, 1]);
  });
});
