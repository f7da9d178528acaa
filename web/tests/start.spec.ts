import type { Locator } from "@playwright/test";
import { expect, test } from "./hall.ts";
import { giveName } from "./table.ts";
import { begin } from "./wire.ts";
import { say } from "./words.ts";

test("the hall opens in the language of the browser, under a strict policy of what it may load", async ({ page }) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  for (const game of ["Northgard", "Ice Garden", "Icaion"])
    await expect(page.getByRole("article").filter({ hasText: game }).first()).toBeVisible();
});

test("who looks around finds tables to watch, and a link leads to any", async ({ come }) => {
  const host = await come("Astrid");
  const id = await begin(host, { public: true });
  const page = await come();
  await page.goto("/");
  await page.locator(`a[href="/tables/${id}"]`).first().click();
  await expect(page.locator("#decision")).toContainText("Astrid");
  await expect(page.locator("[data-option]")).toHaveCount(0);

  await page.goto("/");
  await page.getByLabel(say("web-join-label")).fill(`${new URL(page.url()).origin}/tables/${id}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/tables/${id}$`));
});

test("a guest makes an account, leaves, and finds everything again", async ({ come }) => {
  const page = await come();
  await page.goto("/");
  await page.getByRole("button", { name: say("web-come-in") }).click();
  await giveName(page, "Astrid");
  const id = await begin(page);
  await page.goto("/account");
  const email = `astrid-${id.replaceAll(/\W|_/g, "").toLowerCase()}@example.org`;
  const part = (message: string) => page.getByRole("region", { name: say(message), exact: true });
  async function fill(where: Locator): Promise<void> {
    await where.getByLabel(say("web-email")).fill(email);
    await where.getByLabel(say("web-password")).fill("a hall of long winters");
    await where.getByRole("button").first().click();
  }
  await fill(part("web-account-make-title"));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: say("web-leave-logout"), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("web-account-nobody") })).toBeVisible();
  await fill(part("web-login-title"));
  await expect(page.getByRole("heading", { name: say("web-account-title", { name: "Astrid" }) })).toBeVisible();
  await page.goto("/");
  await expect(page.locator(`a[href="/tables/${id}"]`).first()).toBeVisible();
});
