import { expect, test } from "./hall.ts";
import { TablePage, expectWords } from "./table.ts";
import { begin, randomly, talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";

test("what cannot be done is listed with its reason, and the reason leads to the rule", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page);
  await talk(
    page,
    id,
    randomly(4, (state) => (state.decision?.refusals?.length ?? 0) > 2),
  );
  const table = await TablePage.at(page, id);
  const refusals = table.state!.decision!.refusals!;
  const rules = new Set(refusals.map((refusal) => refusal.rule));

  await page.getByRole("button", { name: say("web-decision-why") }).click();
  const list = page.getByRole("dialog", { name: say("web-decision-why") });
  await expect(list).toBeVisible();
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

test("what looks possible but is not answers a click with the reason and its rule", async ({ come }) => {
  const page = await come("Astrid");
  const wish = { setup: { seats: 3, clans: "random" }, bots: [null, "random", "random"] };
  const onMap = (state: AnyState) =>
    (state.decision?.refusals ?? []).filter(({ key }) => /^(territory|slot):/.test(key));
  // bots play as they like: it may take a match or two until somebody cannot go somewhere
  let id = "";
  for (let seed = 1; seed < 8; seed++) {
    id = await begin(page, wish);
    const state = await talk(
      page,
      id,
      randomly(seed, (now) => onMap(now).length > 0),
    );
    if (state.table.status === "playing") break;
  }
  const table = await TablePage.at(page, id);
  const { seq } = table.state!;
  const refused = onMap(table.state!)[0]!;
  const spot = await table.spot(refused.key);
  expect(spot, "what is refused can be clicked").not.toBeNull();
  await page.mouse.click(spot!.x, spot!.y);
  const link = page.getByRole("status").getByRole("link", { name: say("web-decision-rule", { rule: refused.rule }) });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", `/rules/northgard#${refused.rule}`);
  await expect(table.decision.locator("[aria-disabled=true]"), "nothing is on its way").toHaveCount(0);
  expect(table.state!.seq, "nothing was chosen").toBe(seq);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expectWords(page);
});

test("a card in hand that cannot be played says why, and looks like it", async ({ come }) => {
  const page = await come("Astrid");
  const unplayable = ({ decision }: AnyState) =>
    decision?.kind === "turn_action" ? (decision.refusals ?? []).filter(({ key }) => key.startsWith("card:")) : [];
  let id = "";
  for (let seed = 1; seed < 8; seed++) {
    id = await begin(page);
    const act = randomly(seed, (now) => unplayable(now).length > 0);
    if ((await talk(page, id, act)).table.status === "playing") break;
  }
  const table = await TablePage.at(page, id);
  const { seq } = table.state!;
  const [refused] = unplayable(table.state!);
  const name = say(`card-${refused!.key.slice("card:".length).replaceAll("_", "-")}`);
  const card = page.getByRole("list", { name: say("zone-hand") }).getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(card.first()).toHaveAttribute("aria-disabled", "true");
  await card.first().click({ force: true }); // it answers, though it cannot be chosen
  const rule = say("web-decision-rule", { rule: refused!.rule });
  await expect(page.getByRole("status").getByRole("link", { name: rule })).toBeVisible();
  expect(table.state!.seq, "nothing was chosen").toBe(seq);
});

test("why a tile cannot be laid is said without coordinates, and shown on the board", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page);
  const refused = ({ decision }: AnyState) => (decision?.refusals ?? []).filter(({ key }) => key.startsWith("place:"));
  await talk(
    page,
    id,
    randomly(2, (now) => refused(now).length > 1),
  );
  const table = await TablePage.at(page, id);
  await page.getByRole("button", { name: say("web-decision-why") }).click();
  const dialog = page.getByRole("dialog", { name: say("web-decision-why") });
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await expect(dialog).not.toContainText(/-?\d+,-?\d+/);
  await dialog
    .getByRole("button", { name: say("web-decision-show") })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#board .place.marked").first()).toBeAttached();
  await expect(page.getByRole("status").getByRole("link")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#board .marked")).toHaveCount(0);
  expect(table.state!.decision!.kind).toMatch(/place/);
});

test("what cannot be taken back is asked for twice, unless one wants it otherwise", async ({ come }) => {
  const page = await come("Astrid");
  const canPass = (state: AnyState) =>
    state.decision?.kind === "turn_action" && (state.decision.options?.length ?? 0) > 1;
  const id = await begin(page);
  await talk(page, id, randomly(1, canPass));
  const table = await TablePage.at(page, id);
  const { seq } = table.state!;
  const pass = table.option("pass");
  const { x, y, width, height } = (await pass.boundingBox())!;
  const press = async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
  };
  await press(); // let go elsewhere: not meant
  await page.mouse.move(x + width / 2, y - 200);
  await page.mouse.up();
  await expect(pass).not.toContainText(say("web-decision-sure"));
  await press(); // what moves away from under the pointer is meant
  await pass.evaluate((one) => (one.style.translate = "0 -200px"));
  await page.mouse.up();
  await expect(pass).toContainText(say("web-decision-sure"));
  await pass.evaluate((one) => (one.style.translate = ""));
  expect(table.state!.seq).toBe(seq);
  await table.option("pass").click();
  await table.until((state) => state.seq > seq);

  await page.getByRole("button", { name: say("web-menu") }).click();
  await page.getByRole("button", { name: say("web-settings") }).click();
  await page.getByRole("switch", { name: say("web-confirm") }).click();
  await page.keyboard.press("Escape");
  await talk(page, id, randomly(1, canPass));
  const state = await table.until(canPass);
  await table.option("pass").click();
  await table.until((now) => now.seq > state.seq);
});

test("a choice that is none is made for who wants that", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page);
  const only = (state: AnyState) => state.decision?.options?.length === 1;
  const { table: before } = await talk(page, id, randomly(1, only)); // the page may have chosen before it is looked at
  await page.addInitScript(() => localStorage.setItem("longhall", '{"autoplay":true}'));
  const table = await TablePage.at(page, id);
  await table.until((state) => state.table.choices > before.choices);
});
