import { expect, test } from "./hall.ts";
import { TablePage, expectWords } from "./table.ts";
import { begin, finish, randomly, talk } from "./wire.ts";
import { LANGUAGES, say } from "./words.ts";

test("the language switches at once, everywhere, and is remembered", async ({ come }) => {
  const page = await come("Astrid");
  await page.goto("/");
  const chosen = page.getByRole("combobox", { name: /./ }).and(page.locator("header select"));
  for (const language of [...LANGUAGES.slice(1), "en"] as const) {
    await chosen.selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { name: say("web-hall-games", {}, language) })).toBeVisible();
    await expectWords(page);
  }
  await chosen.selectOption("cs");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
});

for (const [locale, language] of [
  ["pl-PL", "pl"],
  ["cs-CZ", "cs"],
  ["uk-UA", "uk"],
] as const)
  test(`a browser that speaks ${locale} gets ${language}, on every page`, async ({ come }) => {
    const page = await come("Astrid", { locale });
    const table = await begin(page);
    const finished = await finish(page);
    await talk(
      page,
      table,
      randomly(2, (state) => state.table.choices > 30 && (state.decision?.options?.length ?? 0) > 0),
    );
    const addresses = ["/", "/new/northgard", "/finished", "/account", "/rules/northgard", "/gallery/northgard"];
    addresses.push("/about", `/tables/${table}`, `/tables/${finished}`, `/tables/${finished}/replay?at=40`, "/nowhere");
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectWords(page);
    }
  });

test("a browser that speaks none of them gets English", async ({ come }) => {
  const page = await come(undefined, { locale: "fr-FR" });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: say("web-hall-games") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("at a table the decision, the options and the chronicle change their language in place", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  const question = table.decision.getByRole("heading", { level: 2 });
  const lines = page.getByRole("log").locator("p").first();
  await expect(lines).toBeVisible();
  const inEnglish = [await question.innerText(), await lines.innerText()];
  await page.getByRole("button", { name: say("web-menu") }).click();
  await page.getByRole("button", { name: say("web-settings") }).click();
  for (const language of ["pl", "cs", "uk"] as const) {
    await page.getByRole("dialog").locator("select").selectOption(language);
    await expect(page.getByRole("dialog", { name: say("web-settings", {}, language) })).toBeVisible();
    await expect(question).not.toHaveText(inEnglish[0]!);
    await expect(lines).not.toHaveText(inEnglish[1]!);
    await expect(
      page.getByRole("tab", { name: say("web-table-chronicle", {}, language), includeHidden: true }),
    ).toBeAttached();
    await expectWords(page);
  }
});

test("what the gallery remarks on a piece changes its language in place", async ({ come }) => {
  const page = await come(undefined, { locale: "cs-CZ" });
  await page.goto("/gallery/northgard");
  const piece = page.getByRole("listitem").filter({ hasText: say("card-snake-1", {}, "cs") });
  await piece.locator("summary").click();
  for (const language of ["cs", "pl", "uk", "en"] as const) {
    await page.locator("header select").selectOption(language);
    await expect(page.locator("main details[open] p").last()).toHaveText(say("note-card-snake-1", {}, language));
  }
});
