import { expect, test } from "./hall.ts";
import { expectNoBarriers } from "./inspect.ts";
import { settled } from "./scenery.ts";
import { expectWords } from "./table.ts";
import { LANGUAGES, say } from "./words.ts";

const GAMES = ["northgard", "icegarden", "icaion"];

test("from its card in the hall a game is read in brief, with a picture for everything that is said", async ({
  page,
}) => {
  await page.goto("/");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: say("web-game-icegarden") }) });
  await card.getByRole("link", { name: say("web-brief-title") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(say("web-game-icegarden"));
  const told = page.locator(".brief .prose");
  await expect(told).toHaveCount(7); // four sections, three mistakes
  await expect(page.locator(".brief .picture:has(svg)")).toHaveCount(7);
});

for (const game of GAMES)
  test(`${game} in brief: in words in every language, without barriers`, async ({ come }) => {
    for (const language of LANGUAGES) {
      const page = await come(undefined, { locale: language, viewport: { width: 390, height: 844 } });
      await page.goto(`/brief/${game}`);
      await settled(page);
      await expect(page.locator(".brief h2").last()).toHaveText(say("web-brief-wrong", {}, language));
      await expectWords(page);
      if (language === "uk") await expectNoBarriers(page, ["dark", "light"]);
      await page.context().close();
    }
  });

test("the rules open with the game in brief; whoever comes for a clause finds the clause", async ({ page }) => {
  await page.goto("/rules/icaion");
  await expect(page.getByText(say("brief-about", {}, "en", "icaion"))).toBeVisible();
  await page.goto("/rules/northgard#NG-BATTLE-06");
  await expect(page.locator("#NG-BATTLE-06")).toBeInViewport();
  await expect(page.getByText(say("brief-about"))).toBeHidden();
  await page.goto("/rules/icegarden");
  await page.getByRole("searchbox").fill("victory"); // of which the rules say who wins
  await expect(page.locator("#IG-GOAL-FREI-01")).toBeInViewport();
});
