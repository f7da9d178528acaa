import type { Page } from "@playwright/test";
import { expect, test } from "./hall.ts";
import { tabTo } from "./keys.ts";
import { TablePage } from "./table.ts";
import { begin, dice } from "./wire.ts";
import { say } from "./words.ts";

/** Whether the focused element shows that it is. */
async function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
}

test("turns are played with Tab and Enter, with keys, and never with a mouse", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page));
  const roll = dice(5);
  for (let choice = 0; choice < 24; choice++) {
    const state = await table.turn();
    if (state.table.status === "finished") break;
    const key = table.keys[roll(table.keys.length)]!;
    const option = table.option(key);
    await option.waitFor({ state: "attached" });
    if (!(await option.isVisible())) {
      await tabTo(page, "#decision summary", 200); // many places are listed only for those who want that
      await page.keyboard.press("Enter");
    }
    const hotkey = await option.getAttribute("aria-keyshortcuts");
    if (choice % 2 === 0 || hotkey === null) {
      await tabTo(page, `#decision [data-option="${key}"]`, 200);
      expect(await showsFocus(page), "the focus can be seen").toBe(true);
      await table.afterwards(() => page.keyboard.press("Enter"), key);
    } else {
      await table.afterwards(() => page.keyboard.press(hotkey), key);
    }
  }
  expect(table.state!.table.choices).toBeGreaterThan(20);
});

test("from the board a few steps lead to the decision, however long the chronicle is", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  await expect(table.chronicle.first()).toBeVisible();
  await page.keyboard.press("b");
  await tabTo(page, "#decision [data-option]", 12);
  await page.keyboard.press("b");
  expect(await page.evaluate(() => document.activeElement?.closest("#board") != null), "on the board").toBe(true);
  await page.keyboard.press("b");
  expect(await page.evaluate(() => document.activeElement?.matches("[data-option]")), "and back").toBe(true);
});

test("a question mark lists the keys, and other keys do what it says", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  await expect(table.option(table.keys[0]!)).toBeVisible();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: say("web-menu-keys") });
  for (const message of ["web-keys-options", "web-keys-undo", "web-keys-why", "web-keys-text", "web-keys-board"])
    await expect(list.getByText(say(message))).toBeVisible();
  const { seq } = table.state!;
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(table.option(table.keys[0]!), "nothing is on its way").toHaveAttribute("aria-disabled", "false");
  expect(table.state!.seq, "nothing is chosen behind a window").toBe(seq);

  for (const key of ["?", "Escape", "t"]) await page.keyboard.press(key); // faster than a window closes by itself
  const text = page.getByRole("dialog", { name: say("web-menu-text") });
  await expect(text).toContainText(/\w{20}|\w+ \w+ \w+/);
  await page.keyboard.press("Escape");

  const { decision, table: before } = table.state!;
  await table.choose(table.keys[0]!);
  await table.turn();
  await page.keyboard.press("u");
  await table.until((state) => state.table.choices === before.choices && table.isMine(state));
  expect(table.state!.decision!.kind, "u steps back").toBe(decision!.kind);
});

test("a table is opened from the first page on without a mouse", async ({ come }) => {
  const page = await come("Astrid");
  await page.goto("/");
  await tabTo(page, 'a[href="/new/northgard"]');
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/new\/northgard$/);
});

test("on the board the arrow keys go from place to place, and Enter chooses", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  await table.choose(table.keys[0]!);
  const state = await table.until((now) => now.decision?.kind === "setup_place" && table.isMine(now));
  const places = new Set(table.keys.map((key) => key.split(",").slice(0, 2).join(",")));
  await tabTo(page, "[data-target]", 200);
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("data-target") ?? "");
  const first = await here();
  expect(places.has(first)).toBe(true);
  for (const key of ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]) {
    await page.keyboard.press(key);
    expect(places.has(await here()), `${key} stays on the places`).toBe(true);
  }
  // the tile is seen lying there, and the panel shows the same option
  await expect(page.getByRole("button", { name: say("board-lay") })).toBeVisible();
  await expect(table.decision.locator("[data-option].looked"), "also where it is not in sight").toHaveCount(1);
  await page.keyboard.press("Enter");
  await table.until((now) => now.seq > state.seq);
});
