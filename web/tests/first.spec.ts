import { expect, test } from "./hall.ts";
import { TablePage } from "./table.ts";
import { begin } from "./wire.ts";
import { say } from "./words.ts";

test("a decision met for the first time says what it is for, goes by itself, and is not said again", async ({
  come,
}) => {
  const page = await come("Astrid");
  const here = await TablePage.at(page, await begin(page, { setup: { seats: 2, clans: "none" } }));
  await here.turn();
  const first = page.getByRole("complementary", { name: say("web-first-title") });
  await expect(first).toContainText(say("first-setup-tile"));
  await expect(first.getByRole("link", { name: say("web-first-brief") })).toHaveAttribute("href", "/brief/northgard");
  await here.choose(here.keys[0]!);
  await expect(first).toContainText(say("first-setup-place"));
  await expect(first.getByRole("link")).toBeHidden();
  await page.reload();
  const again = await TablePage.at(page, page.url().split("/").at(-1)!);
  await again.turn();
  await expect(first).toContainText(say("first-setup-place")); // it has not been answered yet
  while (again.state?.decision?.kind !== "setup_tile") await again.choose(again.keys.at(-1)!).then(() => again.turn());
  await expect(first).toBeHidden();
});

test("opening a table offers to play at once, with everything decided", async ({ come }) => {
  const page = await come("Astrid");
  await page.goto("/new/icegarden");
  await page.getByRole("button", { name: say("web-ways-quick-go") }).click();
  await page.waitForURL(/\/tables\//);
  await expect(page.locator("#decision [data-option]").first()).toBeVisible();
});

test("a double click takes one decision", async ({ come }) => {
  const page = await come("Astrid");
  const here = await TablePage.at(page, await begin(page, { setup: { seats: 2, clans: "none" } }));
  await here.turn();
  await here.option(here.keys[0]!).dblclick();
  const state = await here.until(({ decision }) => decision?.kind === "setup_place");
  await page.waitForTimeout(500);
  expect(here.state!.seq).toBe(state.seq);
});
