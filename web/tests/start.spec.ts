import { complaints, expect, test } from "./hall.ts";

test("the hall opens without a complaint in the language of the browser", async ({ page }) => {
  const wrong = complaints(page);
  await page.goto("/");
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(wrong).toEqual([]);
});
