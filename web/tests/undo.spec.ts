import type { Page } from "@playwright/test";
import { expect, test } from "./hall.ts";
import { pair, TablePage } from "./table.ts";
import { randomly, talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";

const choices = (table: TablePage) => table.state?.table.choices ?? 0;
const alone = (page: Page) => page.getByRole("button", { name: say("web-decision-undo"), exact: true });
const asking = (page: Page) => page.getByRole("button", { name: say("web-decision-undo-ask") });
const vote = (table: TablePage) => table.page.getByRole("region", { name: say("web-vote") });

test("a choice is taken back at once while nothing has come to light", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const pages = [astrid, bjorn];
  // on to a choice after which the same person decides and may still step back
  for (let made = 0; ; made++) {
    expect(made, "choices until one could be taken back").toBeLessThan(60);
    await Promise.all(pages.map((one) => one.until((state) => state.table.choices === made)));
    const mine = pages.find((one) => one.isMine(one.state))!;
    const other = mine === astrid ? bjorn : astrid;
    const before = mine.state!.decision!;
    const state = await mine.choose(mine.keys[made % mine.keys.length]!);
    if (state.undo_floor === null || state.undo_floor >= state.table.choices || state.decision?.seat !== before.seat)
      continue;
    await alone(mine.page).click();
    await mine.until((again) => again.table.choices === made);
    expect(mine.state!.decision!.kind).toBe(before.kind);
    await expect(mine.decision.getByRole("heading", { level: 2 })).toBeVisible();
    for (const { key } of before.options!) await expect(await mine.shownOption(key)).toBeVisible();
    await other.until((again) => again.table.choices === made);
    await expect(vote(other)).toBeHidden();
    break;
  }
});

test("what others have seen is taken back only if they agree", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const id = astrid.state!.table.id;
  const bothChose = (state: AnyState) => state.table.choices >= 8 && state.decision?.seat === 1;
  await Promise.all([astrid, bjorn].map(({ page }) => talk(page, id, randomly(1, bothChose))));
  await bjorn.until(bothChose); // his page may hear it later than the one who talked beside it
  await bjorn.choose(bjorn.keys[0]!);
  const made = choices(bjorn);
  await astrid.until((state) => state.table.choices === made);

  await asking(astrid.page).click();
  await expect(vote(bjorn)).toContainText("Astrid");
  await expect(vote(astrid)).toContainText(say("web-vote-missing", { names: "Bjorn" }));
  for (const table of [astrid, bjorn])
    // one of them decides
    await expect(table.page.locator("#board").and(table.page.locator(":has(.vote)")), "the board is free").toHaveCount(
      0,
    );
  await expect(vote(bjorn).getByRole("listitem").first(), "what would be taken back is named").toContainText("Astrid");
  await vote(bjorn)
    .getByRole("button", { name: say("web-vote-decline") })
    .click();
  await expect(vote(astrid)).toBeHidden();
  const declined = say("web-vote-declined-undo", { seat: "Bjorn" });
  await expect(astrid.page.getByText(declined).first(), "and who declined is told").toBeVisible();
  await expect(vote(bjorn)).toBeHidden();
  expect(choices(astrid), "a refusal changes nothing").toBe(made);

  await asking(astrid.page).click();
  await vote(bjorn)
    .getByRole("button", { name: say("web-vote-agree") })
    .click();
  for (const table of [astrid, bjorn]) {
    await table.until((state) => state.table.choices < made);
    await expect(vote(table)).toBeHidden();
    const back = say("web-table-taken-back-by", { seat: "Astrid", count: made - choices(table) });
    await expect(table.page.getByText(back).first(), "and everybody is told").toBeVisible();
  }
  expect(choices(bjorn)).toBe(choices(astrid));
  await astrid.turn();
  expect(astrid.state!.decision!.seat, "the one who asked decides anew").toBe(0);
  await expect(astrid.option(astrid.keys[0]!)).toBeVisible();
});
