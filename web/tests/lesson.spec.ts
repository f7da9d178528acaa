import type { Page } from "@playwright/test";
import { expect, post, test } from "./hall.ts";
import { expectNoBarriers } from "./inspect.ts";
import { giveName } from "./table.ts";
import { say } from "./words.ts";

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

/** Everything the teacher suggests, to the end of the lesson, at the usual speed of scenes and with time to read. */
async function learn(page: Page, game: string): Promise<void> {
  const began = await page.evaluate(() => Date.now());
  const over = teacher(page).getByRole("button", { name: say("web-teacher-go-on"), exact: true });
  for (;;) {
    while (!(await suggested(page).isVisible()) && !(await over.isVisible())) await page.clock.runFor(500);
    if (await over.isVisible()) break;
    await page.clock.fastForward(READING);
    await follow(page);
  }
  const minutes = ((await page.evaluate(() => Date.now())) - began) / 60_000;
  console.log(`the guided part of ${game} takes ${minutes.toFixed(1)} minutes, reading and scenes`);
  expect(minutes).toBeLessThan(MINUTES);
  await over.click();
  await expect(teacher(page)).toHaveCount(0);
}

test("two taps and a name lead from the hall to the first choice, and from there through the whole lesson", async ({
  come,
}) => {
  const page = await come(undefined, { reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const title = say("web-game-icegarden");
  const start = page.getByRole("button", { name: say("web-hall-learn-game", { title }) }).first();
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  await page.getByRole("button", { name: say("web-name-enter") }).click();
  await expect(page.getByRole("alert")).toHaveText(say("web-name-missing"));
  await giveName(page, "Newcomer");
  await expect(teacher(page)).toBeVisible();
  await expect(suggested(page)).toBeVisible();
  await expect(suggested(page)).toHaveAccessibleDescription(say("web-teacher-suggested"));
  await expectNoBarriers(page, ["dark", "light"]);
  await learn(page, "icegarden");
  await expect(page.locator("#decision [data-option]").first()).toBeVisible();
});

for (const game of ["northgard", "icaion"])
  test(`the whole lesson of ${game} is followed from the screen, after having been begun again`, async ({ come }) => {
    const page = await come("Newcomer", { reducedMotion: "no-preference" });
    const { id } = await post<{ id: string }>(page.context(), `/lessons/${game}`);
    await page.clock.install();
    await page.goto(`/tables/${id}`);
    await expect(suggested(page)).toBeVisible();
    await follow(page);
    await page.goto("/");
    await page
      .getByRole("article")
      .getByRole("button", { name: say("web-hall-learn-game", { title: say(`web-game-${game}`) }) })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("web-learn-anew") })
      .click();
    await page.waitForURL(`**/tables/${id}`);
    await expect(teacher(page)).toContainText(say("web-teacher-step", { step: 1, steps: game === "icaion" ? 14 : 13 }));
    await learn(page, game);
  });

for (const [game, language] of Object.entries({ northgard: "pl", icegarden: "cs", icaion: "uk" }))
  test(`${game} begins with a teacher who can be left and listened to again, in ${language}`, async ({ come }) => {
    const page = await come("Newcomer", { viewport: { width: 390, height: 844 } });
    const { id } = await post<{ id: string }>(page.context(), `/lessons/${game}`);
    await page.addInitScript(
      (chosen) => localStorage.setItem("longhall", JSON.stringify({ language: chosen })),
      language,
    );
    await page.goto(`/tables/${id}`);
    await expect(teacher(page)).toBeVisible();
    await expect(teacher(page)).not.toContainText("⟦");
    for (let step = 0; step < 4; step++) {
      await expect(suggested(page)).toBeInViewport({ ratio: 1 });
      await follow(page);
    }
    await teacher(page).locator(".alone").click();
    await expect(teacher(page)).toHaveCount(0);
    await page.locator("button[popovertarget]").click();
    await page.locator("nav.menu button").first().click();
    await expect(teacher(page)).toBeVisible();
  });
