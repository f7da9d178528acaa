import { expect, test } from "./hall.ts";
import { expectWords, giveName, TablePage } from "./table.ts";
import { say } from "./words.ts";

test("two players on one device have names, and a curtain between their secrets", async ({ page }) => {
  await page.goto("/new/northgard");
  await page
    .getByRole("group", { name: say("web-new-count") })
    .getByText("2", { exact: true })
    .click();
  await page.getByLabel(say("web-new-chair", { number: 2 })).selectOption("me");
  await page.getByLabel(say("web-new-chair-name", { number: 1 })).fill("Astrid");
  await page.getByLabel(say("web-new-chair-name", { number: 2 })).fill("Bjorn");
  const table = new TablePage(page);
  await page.getByRole("button", { name: say("web-new-start"), exact: true }).click();
  await giveName(page, "Home");

  const names = ["Astrid", "Bjorn"];
  let [last, passed] = [-1, 0];
  for (let choice = 0; passed < 4; choice++) {
    expect(choice, "choices until the device was passed on").toBeLessThan(40);
    const state = await table.heard((now) => table.isMine(now) && now.table.choices >= choice);
    const { seat } = state.decision!;
    if (seat !== last) {
      // nothing of the table is there before the next player says who they are
      await expect(page.getByRole("heading", { name: say("web-curtain", { name: names[seat]! }) })).toBeVisible();
      await expect(page.locator(".surface")).toHaveCount(0);
      await expectWords(page);
      await page.getByRole("button", { name: say("web-curtain-open", { name: names[seat]! }) }).click();
      passed++;
    }
    last = seat;
    await expect(table.decision).toBeVisible();
    const option = await table.shownOption(state.decision!.options![0]!.key);
    await option.click();
    if (await option.getByText(say("web-decision-sure")).isVisible()) await option.click();
  }
});
