import { expect, test } from "vitest";
import type { Tally } from "../protocol/generated";
import { counted } from "./tallies";

function tally(role: string, seats: number, matches: number, wins: number, places: number): Tally {
  return { game: "northgard", role, seats, matches, wins, places, company: matches };
}
const TALLIES = [tally("clan-bear", 2, 2, 1, 3), tally("clan-bear", 4, 2, 0, 7), tally("clan-wolf", 4, 5, 5, 5)];

test("results are counted together by what one asks for, the most played first", () => {
  expect(counted(TALLIES, ({ role }) => role)).toMatchObject([
    { key: "clan-wolf", matches: 5, wins: 5, average: 1 },
    { key: "clan-bear", matches: 4, wins: 1, average: 2.5 },
  ]);
  expect(counted(TALLIES, ({ game }) => game)).toMatchObject([{ key: "northgard", matches: 9, wins: 6 }]);
});

test("what was played as nothing is in no list of roles", () => {
  expect(counted([tally("", 3, 1, 1, 1)], ({ role }) => role)).toEqual([]);
});
