import { expect, test } from "./hall.ts";
import { TablePage, expectWords } from "./table.ts";
import { begin, randomly, talk } from "./wire.ts";
import { say } from "./words.ts";

test("what cannot be done is listed with its reason, and the reason leads to the rule", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page);
  await talk(
    page,
    id,
    randomly(4, (told) => (told.decision?.refusals?.length ?? 0) > 2),
  );
  const table = await TablePage.at(page, id);
  const refusals = table.told!.decision!.refusals!;
  const rules = new Set(refusals.map((refusal) => refusal.rule));

  await page.getByRole("button", { name: say("web-decision-why") }).click();
  const list = page.getByRole("dialog", { name: say("web-decision-why") });
  const shown = await list.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(shown), "every rule that stands in the way").toEqual(
    new Set([...rules].map((rule) => `/rules/northgard#${rule}`)),
  );
  await expectWords(page);

  // the rule is read at the table, and in the book
  const [rule = ""] = rules;
  await list
    .getByRole("link", { name: say("web-decision-rule", { rule }) })
    .first()
    .click();
  const book = page.getByRole("dialog").getByRole("link", { name: say("web-decision-rules") });
  const [opened] = await Promise.all([page.context().waitForEvent("page"), book.click()]);
  await expect(opened).toHaveURL(new RegExp(`/rules/northgard#${rule}$`));
  await expect(opened.locator(`[id="${rule}"]`)).toBeInViewport();
});
