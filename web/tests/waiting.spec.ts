import type { Page } from "@playwright/test";
import { expect, test } from "./hall.ts";
import { pair, TablePage } from "./table.ts";
import { say } from "./words.ts";

// Nobody can hold a table: pauses end by themselves, and whoever keeps the others waiting may be given a bot.

const MINUTES = 60_000; // milliseconds
const menu = (page: Page) => page.getByRole("navigation", { name: say("web-menu") });
const openMenu = (page: Page) => page.getByRole("button", { name: say("web-menu") }).click();

test("everybody sees from when on a bot may play for whoever is waited for", async ({ come }) => {
  const pages = (await pair(come)).map(({ page }) => page);
  const id = new URL(pages[0]!.url()).pathname.split("/").at(-1)!;
  for (const page of pages) await page.clock.install();
  const [astrid, bjorn] = [await TablePage.at(pages[0]!, id), await TablePage.at(pages[1]!, id)];
  const [waited, waits] = astrid.isMine(astrid.state) ? [astrid, bjorn] : [bjorn, astrid];
  const seat = waited === astrid ? "Astrid" : "Bjorn";
  const give = say("web-menu-hand-over", { seat });
  await expect.poll(() => waits.state?.table.handovers.length).toBe(1);

  await openMenu(waits.page);
  const early = menu(waits.page).getByRole("button", { name: give });
  await expect(early, "it is told from the beginning when it will be possible").toBeDisabled();
  await expect(early).toContainText(/\d:\d\d/);
  await waits.page.keyboard.press("Escape");

  for (const { page } of [waited, waits]) await page.clock.fastForward(7 * MINUTES);
  await expect(waits.page.getByRole("timer").filter({ hasText: seat })).toContainText(/[23]:\d\d/);
  await expect(waited.page.getByRole("timer").filter({ hasText: /[23]:\d\d/ })).toBeVisible();
  for (const { page } of [waited, waits]) await page.clock.fastForward(4 * MINUTES);
  await expect(waited.page.getByText(say("web-wait-you-now")).first()).toBeVisible();
  const said = waits.page.getByRole("status").filter({ hasText: say("web-wait-turn-now", { seat }) });
  await expect(said, "heard as well").toHaveCount(1);

  const button = waits.page.getByRole("button", { name: give });
  await button.focus();
  await waits.page.keyboard.press("Enter");
  const refused = waits.page.getByText(say("error-wait-longer", { minutes: 10 })).first();
  await expect(refused, "the time of the hall counts, not the device's").toBeVisible();
});

test("a pause says when it ends, and how many are left; a longer one is put to a vote", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  await openMenu(bjorn.page);
  await menu(bjorn.page)
    .getByRole("button", { name: new RegExp(`^${say("web-menu-pause")}`) })
    .click();
  await expect(astrid.page.getByText(say("web-table-paused-by", { seat: "Bjorn" })).first()).toBeVisible();
  await expect(astrid.page.getByRole("timer").filter({ hasText: /9:\d\d/ })).toBeVisible();

  await openMenu(astrid.page);
  await menu(astrid.page)
    .getByRole("button", { name: say("web-menu-offer-pause") })
    .click();
  const vote = bjorn.page.getByRole("region", { name: say("web-vote") });
  await expect(vote).toContainText(say("web-vote-pause", { seat: "Astrid" }));
  await vote.getByRole("button", { name: say("web-vote-agree") }).click();
  await expect(bjorn.page.getByText(say("web-table-pause-open")).first()).toBeVisible();

  await astrid.page
    .getByRole("button", { name: say("web-menu-resume") })
    .first()
    .click();
  await bjorn.until((state) => state.table.status === "playing");
  await openMenu(bjorn.page);
  await expect(menu(bjorn.page)).toContainText(say("web-menu-pauses-left", { count: 2 }));
});
