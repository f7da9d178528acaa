import { expect, test } from "./hall.ts";
import { say } from "./words.ts";

test("a token is made for something, copied, and listed with what it may do", async ({ come }) => {
  const page = await come("Astrid", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/account");
  const tokens = page.getByRole("region", { name: say("web-tokens-title") });
  await expect(tokens.getByRole("radio", { name: say("web-tokens-scope-play") })).toBeChecked();
  await tokens.getByText(say("web-tokens-scope-read"), { exact: true }).click();
  await tokens.getByRole("textbox", { name: say("web-tokens-label") }).fill("my eye");
  await tokens.getByRole("button", { name: say("web-tokens-make") }).click();
  const token = (await tokens.locator("code").textContent())!;
  await tokens.getByRole("button", { name: say("web-tokens-copy") }).click();
  await expect(tokens.getByRole("status").getByText(say("web-tokens-copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expect(tokens.getByRole("listitem")).toContainText(`my eye ${say("web-tokens-scope-read")}`);
});
