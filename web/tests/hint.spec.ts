import { expect, test } from "./hall.ts";
import { pair } from "./table.ts";
import { say } from "./words.ts";

test("a hint is drawn, said and followed, and the others hear that it was taken", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const { page } = astrid;
  const state = await astrid.until(({ decision }) => (decision?.options?.length ?? 0) > 1);
  const card = page.getByRole("region", { name: say("web-hint-title") });

  await page.keyboard.press("!");
  await expect(card).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("status").filter({ hasText: say("hint-best") })).toHaveCount(1);
  const best = page.locator("[data-option]").filter({ hasText: say("web-hint-first") });
  const drawn = page.locator(`[data-option][aria-label*="${say("web-hint-first")}"]`);
  await expect(best.or(drawn)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  const told = say("event-hint-taken", { seat: state.decision!.seat }).replace(/^.*?(?= took)/, "");
  await expect(bjorn.chronicle.filter({ hasText: told })).toHaveCount(1);
  await expect(bjorn.page.getByRole("region", { name: say("web-hint-title") })).toBeHidden();

  await page.getByRole("button", { name: say("web-hint"), exact: true }).click(); // the same again, and counted once
  await expect(card).toBeVisible();
  const key = await best.or(drawn).first().getAttribute("data-option");
  await astrid.choose(key!);
  await bjorn.until(({ table }) => table.choices > state.table.choices);
  await expect(bjorn.chronicle.filter({ hasText: told })).toHaveCount(1);
});
