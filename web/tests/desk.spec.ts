import { expect, test } from "./hall.ts";
import { begin, finish, randomly, talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";
import { expectWords, TablePage } from "./table.ts";

// What a table shows at once on the screens people have on their desks, without scrolling.

test("every clan to choose from is in sight on a small laptop", async ({ come }) => {
  const page = await come("Astrid", { viewport: { width: 1280, height: 800 } });
  const here = await TablePage.at(page, await begin(page, { setup: { seats: 2, clans: "draft" } }));
  await here.turn();
  for (const key of here.keys) await expect(here.option(key)).toBeInViewport({ ratio: 1 });
});

test("five players and the latest of the chronicle are in sight on a tablet", async ({ come }) => {
  const page = await come("Astrid", { viewport: { width: 1024, height: 768 } });
  const here = await TablePage.at(
    page,
    await begin(page, { setup: { seats: 5, clans: "random" }, bots: [null, "random", "random", "random", "random"] }),
  );
  await here.turn();
  for (const player of await page.locator(".players article").all()) await expect(player).toBeInViewport({ ratio: 1 });
  const log = page.getByRole("log");
  expect((await log.boundingBox())?.height).toBeGreaterThan(80);

  const card = page.locator(".players article").nth(1).getByRole("button");
  await card.press("Enter"); // all that another player has: it has room of its own
  const all = page.getByRole("dialog");
  await expect(all).toBeInViewport({ ratio: 1 });
  expect((await log.boundingBox())?.height).toBeGreaterThan(80);
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();
  await expect(card).toBeFocused();
});

test("what an option would bring is told beside the land, not in front of it", async ({ come }) => {
  const page = await come("Astrid", { viewport: { width: 1280, height: 800 } });
  const table = await begin(page);
  await talk(
    page,
    table,
    randomly(3, ({ decision }) => decision?.kind === "play_card" && (decision.options?.length ?? 0) > 0),
  );
  const here = await TablePage.at(page, table);
  await here.turn();
  await here.option(here.keys.find((key) => key.startsWith("card:"))!).hover();
  const preview = page.locator(".preview.paper");
  await expect(preview).toBeVisible();
  const [note, board] = [await preview.boundingBox(), await page.locator("#board").boundingBox()];
  expect(board!.x + board!.width - note!.x - note!.width).toBeLessThan(30);
});

test("a bot's land, a card of the chronicle and the tile in hand are called by their names and can be seen", async ({
  come,
}) => {
  const page = await come("Astrid");
  const table = await begin(page);
  const held = (state: AnyState) =>
    (state.view?.["territories"] as { id: string; owner: number | null }[] | undefined) ?? [];
  const placing = ({ decision }: AnyState) =>
    (decision?.options?.length ?? 0) > 9 && decision!.options!.every(({ key }) => key.startsWith("place:"));
  await talk(
    page,
    table,
    randomly(4, (state) => placing(state) && held(state).some(({ owner }) => owner === 1)),
  );
  const here = await TablePage.at(page, table);
  // the tile is pictured, and its places are on the board rather than in a long list
  await expect(
    here.decision.getByRole("button", { name: new RegExp(say("board-tile", { tile: "" }).trim()) }),
  ).toBeVisible();
  await expect(here.option(here.keys[0]!)).toBeHidden();
  await here.shownOption(here.keys[0]!);
  await expect(here.option(here.keys[0]!)).toBeVisible();
  const land = held(here.state!).find(({ owner }) => owner === 1)!.id;
  await page.locator(`[data-about="${land}"]`).click({ button: "right", force: true });
  await expect(page.getByRole("dialog", { name: say(`land-${land.replace(".", "-")}`) })).toContainText(
    say(here.state!.table.seats[1]!.character!),
  );
  await expectWords(page);
});

test("a turn says what is coming, piles are counted, and a name in the chronicle opens the card", async ({ come }) => {
  const page = await come("Astrid");
  const table = await begin(page);
  await talk(
    page,
    table,
    randomly(3, ({ decision }) => decision?.kind === "turn_action" && (decision.forecast?.length ?? 0) > 0),
  );
  const here = await TablePage.at(page, table);
  const coming = here.decision.getByRole("list", { name: say("web-forecast") }).getByRole("listitem");
  await expect(coming.first()).toBeVisible();
  const fold = here.decision.locator(".forecast > button"); // where there is much, only the first is in sight
  if ((await fold.count()) > 0) await fold.click();
  await expect(coming).toHaveCount(here.state!.decision!.forecast!.length);
  await expect(coming.last()).toBeInViewport();

  const side = page.getByRole("complementary");
  await side.getByRole("tab", { name: say("web-table-market") }).click();
  const n = Number(here.state!.view!["tiles_left"]);
  await expect(side.locator(".piles")).toContainText(`${n} ${say("board-pile-tiles", { n })}`);
  await side.getByRole("tab", { name: say("web-table-chronicle") }).click();

  const name = page.getByRole("log").getByRole("button").last();
  const called = await name.innerText();
  for (const open of [() => name.click(), () => name.press("Enter")]) {
    await open();
    await expect(page.getByRole("dialog", { name: called })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("partners stand on the podium with what they have together", async ({ come }) => {
  const page = await come("Astrid");
  const setup = { seats: 4, clans: "random", teams: true };
  const table = await finish(page, { setup, bots: [null, "random", "random", "random"] });
  await page.goto(`/tables/${table}`);
  const steps = page.locator(".podium > li");
  await expect(steps).toHaveCount(2);
  for (const step of await steps.all()) {
    const each = (await step.locator(".points").allInnerTexts()).map((text) => parseInt(text.replace("−", "-")));
    const sum = each.reduce((one, other) => one + other, 0);
    await expect(step.locator(".together")).toHaveText(say("web-end-together", { points: sum }));
  }
});

test("cards of the public row are offered with what they do", async ({ come }) => {
  const page = await come("Astrid", { viewport: { width: 1280, height: 800 } });
  const table = await begin(page);
  await talk(
    page,
    table,
    randomly(3, ({ decision }) => decision?.kind === "row_card" && (decision.options?.length ?? 0) > 0),
  );
  const here = await TablePage.at(page, table);
  await here.turn();
  for (const key of here.keys.filter((one) => one.startsWith("card:")))
    await expect(here.option(key).locator(".text")).toHaveText(/\S{2}/);
});

test("of the cards in hand nothing that is printed leaves the window", async ({ come }) => {
  const page = await come("Astrid");
  const table = await begin(page);
  await talk(
    page,
    table,
    randomly(3, ({ decision }) => decision?.kind === "turn_action" && (decision.options?.length ?? 0) > 0),
  );
  const here = await TablePage.at(page, table);
  await here.turn();
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const feet = page.locator(".fan .foot");
    for (let i = 0; i < (await feet.count()); i++)
      await expect
        .poll(async () => {
          const foot = await feet.nth(i).boundingBox();
          return foot!.y + foot!.height;
        })
        .toBeLessThan(height + 8); // the lower edge of a card may be tucked in
  }
});

test("options are as large as they can be, also where the letters come late", async ({ come }) => {
  const page = await come("Astrid", { viewport: { width: 1280, height: 800 } });
  const table = await begin(page, { game: "icaion", setup: { seats: 2 }, bots: [null, "random"] });
  await talk(
    page,
    table,
    randomly(
      1,
      ({ decision }) =>
        decision?.kind === "action" && (decision.options?.length ?? 0) >= 3 && (decision.forecast?.length ?? 0) > 4,
    ),
  );
  const here = await TablePage.at(page, table);
  const sizes = () =>
    here.decision
      .locator("[data-option]")
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight].join(" × ")));
  const settled = async () => {
    await here.turn();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
  };
  // whoever comes from the hall has the letters already
  await page.goto("/");
  await page.locator(`a[href="/tables/${table}"]`).first().click();
  await settled();
  let large: string[] = [];
  await expect // letters that were not needed before the table may still be on their way
    .poll(async () => {
      const before = large.join();
      large = await sizes();
      return before !== "" && before === large.join();
    })
    .toBe(true);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.reload();
  await settled();
  await expect.poll(sizes).toEqual(large);
});
