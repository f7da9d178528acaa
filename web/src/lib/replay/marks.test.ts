import { describe, expect, it } from "vitest";
import type { ChronicleEntry } from "../net/stage.svelte";
import { chapterAt, chapters, placeOf, seatOf, thinnedOut, stepTo, turnStarts } from "./marks";

const entry = (n: number, seat: number, ...years: number[]): ChronicleEntry => ({
  n,
  seat,
  decision: "",
  events: years.map((year) => ({ type: "year_began", year })),
});
const MOMENTS = [entry(0, -1, 1), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0, 2), entry(5, 0)];
const year = (event: { type: string; year?: unknown }) =>
  event.type === "year_began" ? String(event.year) : undefined;

describe("chapters", () => {
  const marks = chapters(MOMENTS, year);
  it("are where the game says that one begins", () => {
    expect(marks).toEqual([
      { at: 0, label: "1" },
      { at: 4, label: "2" },
    ]);
  });

  it("hold the places up to the next", () => {
    expect([0, 3, 4, 5].map((at) => chapterAt(marks, at)?.label)).toEqual(["1", "1", "2", "2"]);
    expect(chapterAt([], 3)).toBeUndefined();
  });

  it("are left out where they would lie on each other", () => {
    const crowd = [0, 4, 40, 44, 80].map((at) => ({ at, label: "" }));
    expect(thinnedOut(crowd, 100, 0.1).map(({ at }) => at)).toEqual([0, 40, 80]);
    expect(thinnedOut(crowd, 100, 0.01)).toEqual(crowd);
  });
});

describe("turns", () => {
  it("begin before the first choice of another seat", () => {
    expect(turnStarts(MOMENTS, 5)).toEqual([0, 2, 3, 5]);
    expect(turnStarts([], 0)).toEqual([0]);
  });

  it("are stepped through, and end at the ends", () => {
    const places = turnStarts(MOMENTS, 5);
    expect([0, 1, 2, 5].map((at) => stepTo(places, at, 1))).toEqual([2, 2, 3, 5]);
    expect([0, 1, 3, 5].map((at) => stepTo(places, at, -1))).toEqual([0, 0, 2, 3]);
  });
});

describe("addresses", () => {
  it("lead to places and seats that exist", () => {
    expect([null, "", "7", "999", "-2", "x", "1.5"].map((text) => placeOf(text, 50))).toEqual([0, 0, 7, 50, 0, 0, 0]);
    expect([null, "", "0", "3", "4", "x"].map((text) => seatOf(text, 4))).toEqual([null, null, 0, 3, null, null]);
  });
});
