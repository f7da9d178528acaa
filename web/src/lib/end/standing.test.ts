import { describe, expect, it } from "vitest";
import { onPodium, ranking, scoreSources, podiumSteps, withFinalCount } from "./standing";

describe("places", () => {
  it("are grouped, the first first", () => {
    expect(podiumSteps([4, 1, 2, 3])).toEqual([
      { place: 1, seats: [1] },
      { place: 2, seats: [2] },
      { place: 3, seats: [3] },
      { place: 4, seats: [0] },
    ]);
    expect(podiumSteps([1, 2, 1, 2])).toEqual([
      { place: 1, seats: [0, 2] },
      { place: 2, seats: [1, 3] },
    ]);
    expect(podiumSteps([])).toEqual([]);
  });

  it("stand on a podium with the first in the middle", () => {
    expect(onPodium(podiumSteps([4, 1, 2, 3])).map((step) => step.place)).toEqual([2, 1, 3]);
    expect(onPodium(podiumSteps([2, 1])).map((step) => step.place)).toEqual([2, 1]);
    expect(onPodium(podiumSteps([1, 1])).map((step) => step.seats)).toEqual([[0, 1]]);
  });

  it("rank all seats, also without places", () => {
    expect(ranking([3, 1, 3, 2], 4)).toEqual([1, 3, 0, 2]);
    expect(ranking([], 3)).toEqual([0, 1, 2]);
  });
});

describe("points", () => {
  it("come from sources that gave any, in their order", () => {
    const scores = [
      { explored: 2, closed: 0, unrest: 0, total: 2 },
      { explored: 0, closed: 0, unrest: -1, total: -1 },
    ];
    expect(scoreSources(scores)).toEqual(["explored", "unrest"]);
    expect(scoreSources([])).toEqual([]);
  });

  it("add up to the totals with the final scoring", () => {
    const years = [
      { label: "1", points: [2, 0] },
      { label: "2", points: [1, 4] },
    ];
    expect(withFinalCount(years, [5, 3], "end").at(-1)).toEqual({ label: "end", points: [2, -1] });
    expect(withFinalCount(years, [3, 4], "end")).toHaveLength(2);
  });
});
