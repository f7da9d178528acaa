import type { Page } from "@playwright/test";
import { Hall, expect, test } from "./hall.ts";
import { begin, chat, finish, randomly, talk } from "./wire.ts";
import { say } from "./words.ts";

const button = (page: Page, message: string) => page.getByRole("button", { name: say(message), exact: true });

test("a match whose rules the hall no longer knows is looked at, and nothing else", async ({ browser }) => {
  const before = await Hall.open();
  const page = await before.visit(browser, "Astrid");
  const over = await finish(page);
  const running = await begin(page);
  await talk(
    page,
    running,
    randomly(2, ({ table, decision }) => table.choices >= 20 && (decision?.options?.length ?? 0) > 0),
  );
  await chat(page, running, "Good evening");
  const open = await before.close();
  before.change("UPDATE tables SET rules_version = 99");
  const hall = await open();
  const stopped = page.getByText(say("web-table-stopped")).first();
  try {
    // nobody waits for anybody
    await page.goto("/");
    await expect(page.getByText(say("web-my-go"), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say("web-my-turn"))).toHaveCount(0);

    // the one that was played: board, chronicle and chat, with nothing to do
    await page.goto(`/tables/${running}`);
    await expect(stopped).toBeVisible();
    await expect(page.locator("[data-option]")).toHaveCount(0);
    await expect(button(page, "web-decision-undo")).toHaveCount(0);
    await expect(page.getByText(say("recap-title"))).toHaveCount(0);
    await expect(page.getByRole("log").locator("p").last()).toBeVisible();
    await button(page, "web-menu").click();
    for (const message of ["web-menu-leave", "web-menu-resign"]) await expect(button(page, message)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: say("web-table-chat") }).click();
    await expect(page.getByText("Good evening")).toBeVisible();
    await page.goto(`/tables/${running}/replay?at=3`);
    await expect(stopped).toBeVisible();

    // the one that is over: its result, and a rematch by the rules of today
    await page.goto(`/tables/${over}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(stopped).toBeVisible();
    await expect(page.getByRole("link", { name: say("web-end-replay") })).toHaveCount(0);
    await page.goto(`/tables/${over}/replay?at=3`);
    await expect(stopped).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("log").locator("p").last()).toBeVisible();
    await page.goto(`/tables/${over}`);
    await button(page, "web-end-rematch").click();
    await expect(button(page, "web-new-start")).toBeVisible();
  } finally {
    await page.context().close();
    await hall.stop();
  }
});
