import type { Page } from "@playwright/test";
import { expect, openTable, test } from "./hall.ts";
import { expectWords, giveName, TablePage } from "./table.ts";
import { dice } from "./wire.ts";
import { say } from "./words.ts";

test.use({ kind: "pebbles" }); // for which the client has no code and the locale no words
test.describe.configure({ mode: "default" }); // one after another: one hall of this kind is enough

const OPTION = "[data-option][aria-disabled=false]";

/** Press the key of an option. */
async function choose(page: Page, key: string): Promise<void> {
  const option = page.locator(`[data-option="${key}"]`);
  const hotkey = await option.getAttribute("aria-keyshortcuts");
  expect(hotkey).not.toBeNull();
  await page.keyboard.press(hotkey ?? "");
}

/** Walk on with Tab until the focus is on a button with these words. */
async function tabToButton(page: Page, words: string): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === words) return;
  }
  throw new Error(`"${words}" is not reached with Tab`);
}

/** How many sentences the chronicle has. */
async function linesRead(page: Page): Promise<number> {
  return page.getByRole("log", { name: "Chronicle" }).locator("p").count();
}

test("a game without drawings or words of its own is played to its end by keyboard", async ({ come }) => {
  const page = await come("Astrid");
  const id = await openTable(page, {
    game: "pebbles",
    setup: { seats: 3, rounds: 5 },
    bots: [null, null, "random"],
  });
  await page.goto(`/tables/${id}`);
  await expect(page.getByRole("button", { name: "Play this seat too" }).first()).toBeVisible();
  await tabToButton(page, "Play this seat too"); // two of three: a round is won
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Leave seat" })).toHaveCount(2);
  await tabToButton(page, "Start");
  await page.keyboard.press("Enter");

  const board = page.getByRole("region", { name: "Text view" });
  await expect(board.getByText("Stones", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lay pebble" })).toBeVisible();

  let refused = 0;
  let undone = 0;
  let choices = 0;
  const over = page.getByRole("heading", { name: "Where the points came from" });
  const curtain = page.getByRole("button", { name: /^I am / }); // between the two seats at this device
  while (!(await over.isVisible())) {
    await expect(page.locator(OPTION).or(over).or(curtain).first()).toBeVisible();
    if (await over.isVisible()) break;
    if (await curtain.isVisible()) {
      await page.keyboard.press("Enter");
      await expect(curtain).toBeHidden();
      continue;
    }
    const keys = await page.locator(OPTION).evaluateAll((all) => all.map((one) => one.getAttribute("data-option")));
    if (refused === 0 && (await page.getByRole("button", { name: "Why can’t I?" }).isVisible())) {
      await page.keyboard.press("w");
      await expect(page.getByRole("dialog")).toContainText("PB-");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      refused++;
    }
    const before = await linesRead(page);
    const lowest = choices++ % 2 === 0; // so that the two seats seldom lay the same
    await choose(page, keys.includes("take") ? "take" : ((lowest ? keys[0] : keys.at(-1)) ?? ""));
    await expect
      .poll(async () => (await over.or(curtain).first().isVisible()) || (await linesRead(page)) > before)
      .toBe(true);
    if (undone === 0 && keys.includes("take") && (await curtain.isHidden())) {
      await page.keyboard.press("u");
      await expect.poll(() => linesRead(page)).toBe(before);
      undone++;
    }
  }
  expect([refused, undone]).toEqual([1, 1]);
  await expect(page.getByText("Astrid").first()).toBeVisible();
});

test("every game is in the hall; those it cannot play yet say so", async ({ page }) => {
  const listed = (await (await page.request.get("/api/games")).json()) as { name: string }[];
  await page.goto("/");
  const cards = page.getByRole("region", { name: say("web-hall-games") }).getByRole("article");
  await expect(cards).toHaveCount(4);
  for (const game of ["northgard", "icegarden", "icaion"]) {
    const here = listed.some(({ name }) => name === game);
    const card = cards.filter({ hasText: say(`web-game-${game}`) });
    await expect(card.getByText(say("web-hall-not-yet"))).toHaveCount(here ? 0 : 1);
    await expect(card.locator(`a[href="/new/${game}"]`)).toHaveCount(here ? 1 : 0);
    await page.goto(`/new/${game}`);
    await expect(page.getByText(say("web-new-not-yet"))).toHaveCount(here ? 0 : 1);
    await page.goto("/");
  }
});

test("rules and gallery of the game at hand, or else a choice of games", async ({ page }) => {
  const pages = page.getByRole("navigation", { name: say("web-nav-pages") });
  const rules = pages.getByRole("link", { name: say("web-nav-rules"), exact: true });
  const gallery = pages.getByRole("link", { name: say("web-nav-gallery"), exact: true });
  await page.goto("/");
  await rules.click();
  await expect(page.getByRole("heading", { level: 1, name: say("web-rules-which") })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Pebbles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("web-rules-of", { game: "Pebbles" }) })).toBeVisible();
  await expect(page.getByText("most stones win")).toBeVisible();
  await expect(page.getByRole("link", { name: say("web-rules-to-gallery") })).toHaveCount(0); // it has none
  await gallery.click(); // so it leads to those that have
  await expect(page.getByRole("heading", { level: 1, name: say("web-gallery-which") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Pebbles" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Northgard" }).click();
  await expect(page).toHaveURL(/\/gallery\/northgard$/);
  await rules.click();
  await expect(page).toHaveURL(/\/rules\/northgard$/);

  await page.goto("/gallery/pebbles");
  await expect(page.getByText(say("web-gallery-none"))).toBeVisible();
  await page.goto("/new/pebbles");
  await expect(rules).toHaveAttribute("href", "/rules/pebbles"); // once the hall has said that there are any
  await rules.click();
  await expect(page).toHaveURL(/\/rules\/pebbles$/);
});

test("and from the hall to its podium by clicking", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "Pebbles" });
  await expect(card).toContainText(say("web-game-seats", { least: 2, most: 4 }));
  await card.getByRole("link", { name: say("web-hall-open") }).click();
  await expect(page).toHaveURL(/\/new\/pebbles$/);
  const table = new TablePage(page);
  await page.getByLabel(say("web-new-chair", { number: 2 })).selectOption("random");
  await page.getByRole("button", { name: say("web-new-start"), exact: true }).click();
  await giveName(page, "Astrid");
  const roll = dice(1);
  let chosen = 0;
  for (;;) {
    const state = await table.turn();
    if (state.table.status === "finished") break;
    await expect(table.decision.getByRole("heading", { level: 2 })).not.toBeEmpty();
    await table.choose(table.keys[roll(table.keys.length)]!);
    await expectWords(page);
    // its state is there to be read: everything the view tells has a name
    if (table.state!.table.status === "playing")
      for (const name of ["Round", "Pile", "Stones"]) await expect(page.locator("#board")).toContainText(name);
    chosen++;
  }
  expect(chosen).toBeGreaterThan(2);
  const { result } = table.state!.table;
  const podium = page.locator("ol.podium > li");
  await expect(podium.first()).toBeVisible();
  for (const score of result!.scores) await expect(page.locator("ol.podium")).toContainText(String(score["total"]));
  await expectWords(page);
});
