import { expect, test } from "./hall.ts";
import { expectNoBarriers } from "./inspect.ts";
import { TablePage } from "./table.ts";
import { begin } from "./wire.ts";
import { say } from "./words.ts";

const wish = { game: "icegarden", setup: { seats: 2, characters: ["freihoff", "callo"], regions: "quick" } };
const name = (id: string) => say(`glossary-${id}`, {}, "en", "icegarden");

test("a word of the question and a sign of a player open a card that covers nothing to choose", async ({ come }) => {
  const page = await come("Astrid");
  const here = await TablePage.at(page, await begin(page, wish));
  await here.turn();
  await page.locator("#question [data-word=region]").click();
  const card = page.getByRole("region", { name: name("region") });
  await expect(card.getByRole("link")).toHaveAttribute("href", "/rules/icegarden#IG-COMP-06");
  for (const key of here.keys) await here.option(key).click({ trial: true });
  await expect(page.locator("button [data-word], a [data-word]")).toHaveCount(0); // what is pressed has nothing to press in it
  await expectNoBarriers(page, ["dark"]);
  await page.locator(".players [data-icon=gold]").first().click();
  await expect(page.getByRole("region", { name: name("gold") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: name("gold") })).toBeHidden();
});

test("by keyboard a word is read where it stands, and those of the options in a list", async ({ come }) => {
  const page = await come("Astrid");
  const here = await TablePage.at(page, await begin(page, wish));
  await here.turn();
  const word = page.locator("#question [data-word=influence]");
  await word.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: name("influence") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(word).toBeFocused();
  await page.keyboard.press("g");
  const list = page.getByRole("dialog", { name: say("web-words") });
  await expect(list.getByRole("term").first()).toBeVisible();
  await expect(list).toContainText(say("glossary-m-text", {}, "en", "icegarden"));
});
