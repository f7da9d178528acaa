import type { Page } from "@playwright/test";
import { expect, post, test } from "./hall.ts";
import { expectNoBarriers } from "./inspect.ts";
import { giveName } from "./table.ts";
import { LANGUAGES, say } from "./words.ts";

const GAMES = ["northgard", "icegarden", "icaion"];
const MINUTES = 15; // in which the guided part is over at the usual speed of scenes
const READING = 6_000; // milliseconds in which somebody reads what the teacher says, and chooses

const suggested = (page: Page) => page.locator("#decision .suggested").first();
const teacher = (page: Page) => page.locator("section.teacher");

/** Choose what the teacher suggests; where a second press is asked for, press again. */
async function follow(page: Page): Promise<void> {
  const before = await page.locator(".surface").getAttribute("data-seq");
  const option = suggested(page);
  await option.evaluate((one) => {
    const folded = one.closest("details");
    if (folded !== null) folded.open = true;
  });
  await option.click();
  if (await page.locator("#decision .suggested.pressed").count()) await suggested(page).click();
  await expect(page.locator(".surface")).not.toHaveAttribute("data-seq", before ?? "");
}

test("two taps and a name lead from the hall to the first choice, and from there through the whole lesson", async ({
  come,
}) => {
  const page = await come(undefined, { reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const title = say("web-game-icegarden");
  await page.getByRole("button", { name: say("web-hall-learn-game", { title }) }).click();
  await giveName(page, "Newcomer");
  await expect(teacher(page)).toBeVisible();
  await expect(suggested(page)).toBeVisible();
  await expect(suggested(page)).toHaveAccessibleDescription(say("web-teacher-suggested"));
  await expectNoBarriers(page, ["dark", "light"]);

  const began = await page.evaluate(() => Date.now());
  const over = teacher(page).getByRole("button", { name: say("web-teacher-go-on"), exact: true });
  for (;;) {
    while (!(await suggested(page).isVisible()) && !(await over.isVisible())) await page.clock.runFor(500);
    if (await over.isVisible()) break;
    await page.clock.fastForward(READING);
    await follow(page);
  }
  const minutes = ((await page.evaluate(() => Date.now())) - began) / 60_000;
  console.log(`the guided part takes ${minutes.toFixed(1)} minutes, reading and scenes`);
  expect(minutes).toBeLessThan(MINUTES);
  await over.click();
  await expect(teacher(page)).toHaveCount(0);
  await expect(page.locator("#decision [data-option]").first()).toBeVisible();
});

for (const game of GAMES)
  test(`${game} begins with a teacher in every language, who can be left and listened to again`, async ({ come }) => {
    const page = await come("Newcomer", { viewport: { width: 390, height: 844 } });
    const { id } = await post<{ id: string }>(page.context(), `/lessons/${game}`);
    for (const language of LANGUAGES) {
      await page.goto("/");
      await page.evaluate((chosen) => localStorage.setItem("longhall", JSON.stringify({ language: chosen })), language);
      await page.goto(`/tables/${id}`);
      await expect(teacher(page)).toBeVisible();
      await expect(teacher(page)).not.toContainText("⟦");
      await expect(suggested(page)).toBeInViewport();
      await follow(page);
      await expect(suggested(page)).toBeInViewport();
    }
    await teacher(page).locator(".alone").click();
    await expect(teacher(page)).toHaveCount(0);
    await page.locator("button[popovertarget]").click();
    await page.locator("nav.menu button").first().click();
    await expect(teacher(page)).toBeVisible();
  });
