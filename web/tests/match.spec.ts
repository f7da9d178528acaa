import type { Locator } from "@playwright/test";
import { expect, get, test } from "./hall.ts";
import { expectWords, giveName, TablePage } from "./table.ts";
import { begin, dice } from "./wire.ts";
import { say } from "./words.ts";

interface Result {
  places: number[];
  scores: Record<string, number>[];
}

const HAS_A_PLACE = /^(territory|slot|place|creature):/;
const ON_BOARD = 5; // choices; bots play as they like, and in a short match there are few more

test("a newcomer opens a table and plays Northgard from setup to the podium by clicking", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.locator('a[href="/new/northgard"]') });
  await card.getByRole("link", { name: say("web-hall-open") }).click();
  await page
    .getByRole("group", { name: say("web-new-count") })
    .getByText("2", { exact: true })
    .click();
  await page.getByLabel(say("web-new-chair", { number: 2 })).selectOption("random");
  const table = new TablePage(page);
  await page.getByRole("button", { name: say("web-new-start"), exact: true }).click();
  await giveName(page, "Astrid");

  const roll = dice(11);
  const years = new Set<string>();
  const lines = new Set<string>(); // each the last of the chronicle once
  let [inPanel, onBoard] = [0, 0];
  for (;;) {
    const state = await table.turn();
    if (state.table.status === "finished") break;
    await expect(table.decision.getByRole("heading", { level: 2 })).toHaveText(/\p{L}+ .*\p{L}/u);
    const { year, years: all } = state.view as { year: number; years: number };
    if (!years.has(String(year))) await expect(page.getByText(say("word-year", { year, years: all }))).toBeVisible();
    years.add(String(year));
    const active = table.keys.filter((key) => key !== "pass" || roll(4) === 0); // who only passes sees little
    const key = active[roll(active.length)] ?? table.keys[0]!;
    if (HAS_A_PLACE.test(key) && (onBoard < ON_BOARD || roll(3) > 0)) {
      expect(await table.chooseOnBoard(key), `${key} can be clicked on the board`).toBe(true);
      onBoard++;
    } else {
      await table.choose(key);
      inPanel++;
    }
    await expectWords(page);
    lines.add((await table.chronicle.allTextContents()).at(-1) ?? ""); // of a match that is over there may be none
  }
  console.log(`${inPanel} choices in the panel, ${onBoard} on the board, ${years.size} years, ${lines.size} lines`);
  expect(onBoard, "choices made on the board").toBeGreaterThanOrEqual(ON_BOARD);
  expect(years.size, "years that passed").toBeGreaterThan(2);
  expect(lines.size, "sentences of the chronicle").toBeGreaterThan(20);

  const { id, seats } = table.state!.table;
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  const { result } = JSON.parse(record.trim().split("\n").at(-1)!) as { result: Result };
  const podium = page.locator("ol.podium > li");
  await expect(podium).toHaveCount(seats.length);
  for (const { seat, bot, character } of seats) {
    const step = podium.filter({ hasText: say("web-end-place", { place: result.places[seat]! }) });
    await expect(step).toContainText(character === null ? "Astrid" : say(character));
    if (bot !== null) await expect(step).toContainText(say(`bot-${bot}`));
    await expect(step).toContainText(say("web-end-points", { points: result.scores[seat]!["total"]! }));
  }
  const totals = page
    .getByRole("table", { name: say("web-end-sources") })
    .getByRole("row")
    .last();
  for (const score of result.scores) await expect(totals).toContainText(String(score["total"]).replace("-", "−"));
  await expectWords(page);

  // once more, at a table of its own
  await page.getByRole("button", { name: say("web-end-rematch") }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page).toHaveURL(/\/tables\/[\w-]+$/);
  const again = await get<{ table: { setup: { seats: number } } }>(page.context(), new URL(page.url()).pathname);
  expect(again.table.setup.seats).toBe(2);
});

test("what is pointed at stays under the pointer, to its very edge", async ({ come }) => {
  const page = await come("Astrid");
  const edge = async (thing: Locator): Promise<void> => {
    await thing.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await thing.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 1);
    await page.waitForTimeout(200); // as long as a small movement would take
    expect(await thing.boundingBox()).toEqual({ x, y, width, height });
    await page.mouse.move(0, 0);
  };
  await page.goto("/");
  await page.waitForLoadState("networkidle"); // lists that come later push the games down
  await edge(page.locator('article:has(a[href="/new/northgard"])'));
  await edge(page.locator('article a[href="/new/northgard"]'));
  const table = await TablePage.at(page, await begin(page));
  for (let choice = 0; choice < 5; choice++) {
    await table.turn();
    await edge(table.option(table.keys[0]!));
    await table.choose(table.keys[0]!);
  }
});
