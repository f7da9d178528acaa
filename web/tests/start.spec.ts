import { expect, test } from "./hall.ts";
import { TablePage, expectWords } from "./table.ts";
import { begin, dice, finish } from "./wire.ts";

test("the hall opens without a complaint in the language of the browser", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("try", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page);
  const table = await TablePage.at(page, id);
  const roll = dice(3);
  let n = 0;
  const t = Date.now();
  for (;;) {
    const told = await table.turn();
    if (told.table.status === "finished") break;
    const keys = table.keys;
    await table.choose(keys[roll(keys.length)]!);
    await expectWords(page);
    n++;
  }
  console.log(n, Date.now() - t);
  const t2 = Date.now();
  await finish(page);
  console.log("finish", Date.now() - t2);
});
