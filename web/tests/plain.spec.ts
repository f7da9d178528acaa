import type { GameInfo } from "../src/lib/protocol/generated";
import { expect, get, test } from "./hall.ts";
import { expectWords, TablePage } from "./table.ts";
import { begin, randomly, talk } from "./wire.ts";
import { say } from "./words.ts";

/** Ids of a pack or a board, and what only a program would write. */
const RAW = /\w_\w|\b[A-Z]{1,2}\d\b|\bnull\b|\btrue\b/;

test("whatever game is played, its table, options and refusals are in words", async ({ come }) => {
  const page = await come("Astrid");
  const games = await get<GameInfo[]>(page.context(), "/games");
  for (const { name: game, seats } of games.filter(({ name }) => name !== "northgard")) {
    const bots = Array.from({ length: seats[0]! }, (_, seat) => (seat === 0 ? null : "random"));
    const table = await begin(page, { game, setup: { seats: seats[0]! }, bots });
    const enough = randomly(5, ({ table: now, decision }) => {
      return now.choices > 40 && (decision?.options?.length ?? 0) > 1 && (decision?.refusals?.length ?? 0) > 0;
    });
    await talk(page, table, enough);
    const here = await TablePage.at(page, table);
    await here.turn();
    await page.getByRole("button", { name: say("web-decision-why") }).click();
    const dialog = page.getByRole("dialog", { name: say("web-decision-why") });
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
    expect(await dialog.innerText(), game).not.toMatch(RAW);
    await page.keyboard.press("Escape");
    for (const part of [
      page.getByRole("main"),
      page.getByRole("complementary", { name: say("web-table-side") }),
      here.decision,
    ]) {
      await expect(part).toContainText(/\p{L}{3}/u);
      expect(await part.innerText(), game).not.toMatch(RAW);
    }
    await expectWords(page);
  }
});
