import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./hall.ts";
import { reach } from "./scenery.ts";
import { pair, TablePage } from "./table.ts";
import { begin, chat, randomly, talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";

// What a screen reader says of a table: what stands in a live region that was there before.

/** What has happened and what is to be decided. */
const news = (page: Page): Locator => page.locator(".unseen[aria-live][aria-atomic]");

test("what has happened is heard first, then what is to be decided", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  const turn = `${say("web-table-your-turn")}:`;
  await expect(news(page), "on coming to the table").toContainText(turn);

  const option = table.option(table.keys[0]!);
  await expect(option, "a tile is more than its name").toHaveAccessibleName(/^\w+\. \w+/);
  const tile = (await option.getAttribute("aria-label"))!.split(".")[0]!;
  await table.choose(table.keys[0]!);
  await expect(news(page)).toHaveText(new RegExp(`^Astrid .*${tile}.* ${turn} .*${tile}`));
});

test("what an option would do, and that it has to be pressed again, is heard", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await reach(page, (state) => state.decision?.kind === "move_to"));
  await table.option(table.keys[0]!).focus();
  await expect(page.locator("[aria-live] > .preview")).toContainText(/\w+ \w+/);

  const canPass = (state: AnyState) =>
    state.decision?.kind === "turn_action" && (state.decision.options?.length ?? 0) > 1;
  await talk(page, table.state!.table.id, randomly(1, canPass));
  await table.until(canPass);
  await table.option("pass").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: say("web-decision-sure") })).toHaveCount(1);
});

test("a vote, a pause and what is said in the chat are heard whatever lies open", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const id = astrid.state!.table.id;
  await expect(astrid.page.getByRole("status").first()).toBeAttached();
  await astrid.page.evaluate(() => {
    for (const one of document.querySelectorAll("[role=status], [aria-live]")) one.setAttribute("data-before", "");
  });
  const heard = astrid.page.locator("[data-before]");

  await chat(bjorn.page, id, "Mind the wolves!");
  await expect(heard.filter({ hasText: "Bjorn: Mind the wolves!" })).toHaveCount(1);

  const menu = bjorn.page.getByRole("navigation", { name: say("web-menu") });
  await bjorn.page.getByRole("button", { name: say("web-menu") }).click();
  await menu.getByRole("button", { name: say("web-menu-offer-end") }).click();
  await bjorn.page.getByRole("button", { name: say("web-table-end-yes") }).click();
  await expect(heard.filter({ hasText: say("web-vote-end", { seat: "Bjorn" }) })).toHaveCount(1);
  await astrid.page.getByRole("button", { name: say("web-vote-decline") }).click();

  await bjorn.page.getByRole("button", { name: say("web-menu") }).click();
  await menu.getByRole("button", { name: new RegExp(`^${say("web-menu-pause")}`) }).click();
  await expect(heard.filter({ hasText: say("web-table-paused-by", { seat: "Bjorn" }) })).toHaveCount(1);
});

test("whoever came straight to a table is led to its end", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page);
  await TablePage.at(page, id);
  await talk(
    page,
    id,
    randomly(1, () => false),
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("who wants no single keys has none", async ({ come }) => {
  const page = await come("Astrid");
  await page.addInitScript(() => localStorage.setItem("longhall", '{"hotkeys":false}'));
  const table = await TablePage.at(page, await begin(page));
  const { seq } = await table.turn();
  const option = table.option(table.keys[0]!);
  await expect(option).toBeVisible();
  await expect(option).not.toHaveAttribute("aria-keyshortcuts");
  for (const key of ["1", "t", "?"]) await page.keyboard.press(key);
  await option.focus();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(table.state!.seq).toBe(seq);
});
