import { expect, test } from "vitest";
import type { Game } from "../games";
import { quickTable } from "./quick";

const game = (...bots: string[]) =>
  ({ name: "somewhere", bots: bots.map((name) => ({ name, message: name })) }) as Game;

test("at a quick table sits one person with mild bots", () => {
  const table = quickTable(game("master", "casual", "novice"), { seats: 3, regions: "quick" });
  expect(table).toMatchObject({
    setup: { seats: 3, regions: "quick" },
    bots: [null, "casual", "casual"],
    public: false,
  });
  expect(quickTable(game("random"), { seats: 2 })?.bots).toEqual([null, "random"]);
});

test("without bots, or without a setup that is ready, there is no quick table", () => {
  expect(quickTable(game(), { seats: 2 })).toBeNull();
  expect(quickTable(game("casual"), undefined)).toBeNull();
});
