import { describe, expect, it } from "vitest";
import { spacedLabels, printedNumber, barPieces, scale, rangeOf, sums, ticks } from "./layout";

describe("pieces", () => {
  it("stand end to end, losses to the left", () => {
    expect(barPieces([3, 0, -2, 4, -1])).toEqual([
      { series: 0, from: 0, to: 3 },
      { series: 2, from: -2, to: 0 },
      { series: 3, from: 3, to: 7 },
      { series: 4, from: -3, to: -2 },
    ]);
    expect(barPieces([0, 0])).toEqual([]);
  });
});

describe("span, scale and ticks", () => {
  it("hold nought and are never empty", () => {
    expect(rangeOf([5, 9])).toEqual({ low: 0, high: 9 });
    expect(rangeOf([-4, -1])).toEqual({ low: -4, high: 0 });
    expect(rangeOf([])).toEqual({ low: 0, high: 1 });
  });

  it("put numbers onto a length", () => {
    const at = scale({ low: -10, high: 30 }, 200);
    expect([at(-10), at(0), at(30)]).toEqual([0, 50, 200]);
  });

  it("are round, with nought among them", () => {
    expect(ticks({ low: 0, high: 138 }, 5)).toEqual([0, 50, 100]);
    expect(ticks({ low: -7, high: 40 }, 5)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks({ low: -12, high: 8 }, 4)).toEqual([-10, -5, 0, 5]);
    expect(ticks({ low: 0, high: 1 }, 5)).toEqual([0, 1]);
  });
});

describe("sums", () => {
  it("grow period by period", () => {
    expect(
      sums([
        [1, 2],
        [3, 0],
        [0, -1],
      ]),
    ).toEqual([
      [1, 2],
      [4, 2],
      [4, 1],
    ]);
    expect(sums([])).toEqual([]);
  });
});

describe("apart", () => {
  it("leaves what has room where it is", () => {
    expect(spacedLabels([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it("moves what is too near, in order, and keeps within the limits", () => {
    expect(spacedLabels([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60]);
    const low = spacedLabels([98, 99, 97], 20, 0, 100);
    expect(low).toEqual([80, 100, 60]);
  });
});

describe("figure", () => {
  it("has a real minus", () => {
    expect([12, 0, -7, undefined].map(printedNumber)).toEqual(["12", "0", "−7", "0"]);
  });
});
