import { expect, test } from "./hall.ts";
import { expectInReach, expectNoBarriers } from "./inspect.ts";
import { expectWords, giveName } from "./table.ts";
import { say } from "./words.ts";

test.use({ kind: "pebbles" });
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("a tournament by invitation, on a phone: opened, entered, begun, and each finds their table", async ({ come }) => {
  const astrid = await come("Astrid", PHONE);
  await astrid.goto("/tournaments/new?game=pebbles");
  await astrid.getByLabel(say("web-tour-new-name")).fill("Midwinter Cup");
  await astrid.getByRole("switch", { name: say("web-tour-new-invited") }).check();
  await expectWords(astrid);
  await expectInReach(astrid);
  await expectNoBarriers(astrid, ["dark", "light"]);
  await astrid.getByRole("button", { name: say("web-tour-new-go") }).click();
  await expect(astrid.getByRole("heading", { level: 1 })).toHaveText("Midwinter Cup");
  await expectWords(astrid);
  await expectInReach(astrid);
  await expectNoBarriers(astrid, ["dark", "light"]);

  const bjorn = await come(undefined, PHONE);
  const link = await astrid.getByLabel(say("web-tour-link"), { exact: true }).inputValue();
  await bjorn.goto(link.replace(/\?.*/, "")); // the address alone invites nobody
  await expect(bjorn.getByText(say("error-tournament-code"))).toBeVisible();
  await bjorn.goto(link);
  await bjorn.getByRole("button", { name: say("web-tour-enter") }).click();
  await giveName(bjorn, "Bjorn");
  await expect(bjorn.getByText(say("web-tour-in"))).toBeVisible();

  await astrid.getByRole("button", { name: say("web-tour-enter") }).click();
  await astrid.getByRole("button", { name: say("web-tour-start") }).click();
  for (const page of [astrid, bjorn]) {
    await page.getByRole("link", { name: say("web-tour-go") }).click();
    await expect(page).toHaveURL(/\/tables\//);
    await expect(page.locator("#decision")).toBeVisible();
  }
  await bjorn.goBack();
  const tabs = bjorn.getByRole("tablist");
  await tabs.getByRole("tab").first().focus(); // by keys from here on
  await bjorn.keyboard.press("ArrowRight");
  await expect(bjorn.getByText(say("web-tour-table", { n: 1 }), { exact: true })).toBeVisible();
  await bjorn.keyboard.press("ArrowLeft");
  await expect(bjorn.getByRole("row").filter({ hasText: "Astrid" })).toBeVisible();
  await expectNoBarriers(bjorn, ["dark"]);
});
