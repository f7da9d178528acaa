import { expect, test } from "vitest";
import type { RegionPreview } from "../generated";
import { changedFor } from "./changedRegions";

const place = (seat: number, influence: number) => ({ seat, influence, receives: true, by: "" as const });
const region = (id: string, before: [number, number][], after: [number, number][]): RegionPreview => ({
  region: id,
  before: before.map(([seat, influence]) => place(seat, influence)),
  after: after.map(([seat, influence]) => place(seat, influence)),
  needed: 1,
});
const changesOf = (key: string, ...regions: RegionPreview[]) =>
  changedFor(0, key, regions).map(({ region: id, before, after, only }) =>
    only ? `${id}: ${after.place}` : `${id}: ${before.influence} to ${after.influence}, place ${after.place}`,
  );

const left = region("isle", [[0, 3], [1, 2]], [[1, 2], [0, 1]]); // prettier-ignore
const reached = region("zym", [[1, 1]], [[0, 2], [1, 1]]); // prettier-ignore
const beside = region("empire", [[0, 2], [2, 2]], [[2, 2], [0, 2]]); // prettier-ignore

test("a number of pieces that would go tells the places in both regions", () => {
  expect(changesOf("count:2", left, reached)).toEqual(["isle: 3 to 1, place 2", "zym: 0 to 2, place 1"]);
  expect(changesOf("count:2", left, reached, beside).at(-1)).toBe("empire: 2");
});

test("a region tells its own place, and others only where a place is another one", () => {
  expect(changesOf("region:zym", left, reached)).toEqual(["zym: 0 to 2, place 1", "isle: 2"]);
  expect(changesOf("use:faun", reached)).toEqual(["zym: 0 to 2, place 1"]);
  expect(changesOf("raise", region("zym", [[1, 1]], [[1, 2]]))).toEqual([]);
  expect(changesOf("raise", beside)).toEqual(["empire: 2"]); // the influence stays what it is
});

test("a first place that Vuko will take away is not promised", () => {
  const lost: RegionPreview = { ...reached, then: [place(1, 2), place(0, 1)], needed_then: 2 };
  const [one, ...others] = changedFor(0, "region:zym", [lost]);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ needed: 2, after: { influence: 1, place: 2 }, untilVuko: { influence: 2, place: 1 } });
  expect(changedFor(0, "region:zym", [{ ...reached, then: reached.after }])[0]).not.toHaveProperty("untilVuko");
});
