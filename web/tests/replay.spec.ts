import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { ReplayPosition } from "../src/lib/protocol/generated";
import { expect, get, test } from "./hall.ts";
import { fought, holdTime, stepIntoScene } from "./scenery.ts";
import { expectWords, pair, TablePage } from "./table.ts";
import { begin, finish, randomly, talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";

const scrub = (page: Page) => page.getByRole("slider", { name: say("web-replay-scrub") });
const button = (page: Page, message: string) => page.getByRole("button", { name: say(message), exact: true });
const place = (page: Page) => scrub(page).inputValue().then(Number);
const hand = (page: Page) => page.getByRole("list", { name: say("zone-hand") }).getByRole("button");
const lines = (page: Page) => page.getByRole("log").locator("p");

test("a finished match is walked through, seen by others, linked to, kept, and gone on with", async ({ come }) => {
  const page = await come("Astrid");
  const id = await finish(page);
  await page.goto(`/tables/${id}`);
  await page.getByRole("link", { name: say("web-end-replay") }).click();
  await expect(page).toHaveURL(/replay\?at=0/);
  await expect(scrub(page)).toHaveValue("0");
  const end = Number(await scrub(page).getAttribute("max"));
  expect(end).toBeGreaterThan(50);

  // step by choice and by turn, with buttons and keys
  await button(page, "web-replay-step-on").click();
  await expect(scrub(page)).toHaveValue("1");
  await page.keyboard.press("ArrowRight");
  await expect(scrub(page)).toHaveValue("2");
  await button(page, "web-replay-step-back").click();
  await expect(scrub(page)).toHaveValue("1");
  await button(page, "web-replay-turn-on").click();
  await expect.poll(() => place(page)).toBeGreaterThan(1);
  expect(await place(page), "the next turn is not the end").toBeLessThan(end);

  // scrub: the board, the chronicle and the address follow
  const early = await lines(page).count();
  const middle = Math.floor(end / 2);
  await scrub(page).fill(String(middle));
  await expect.poll(() => lines(page).count()).toBeGreaterThan(early);
  await expect(page).toHaveURL(new RegExp(`at=${middle}`));

  // through every pair of eyes: a spectator sees no hand, each seat its own
  const eyes = page.getByRole("combobox", { name: say("web-replay-eyes") });
  for (const seat of [0, 1]) {
    await eyes.selectOption(String(seat));
    await expect(page).toHaveURL(new RegExp(`eye=${seat}`));
    const position = await get<ReplayPosition>(page.context(), `/tables/${id}/replay/${middle}?eye=${seat}`);
    await expect(hand(page)).toHaveCount((position.view["players"] as { hand: string[] }[])[seat]!.hand.length);
  }
  await eyes.selectOption("-1");
  await expect(hand(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/eye=/);

  // a link to a moment leads others to it, strangers too
  const stranger = await come();
  await stranger.goto(`/tables/${id}/replay?at=${middle}&eye=1`);
  await expect(scrub(stranger)).toHaveValue(String(middle));
  await expect(stranger.getByRole("combobox", { name: say("web-replay-eyes") })).toHaveValue("1");

  // the record
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: say("web-end-record") }).click(),
  ]);
  const record = (await readFile(await download.path(), "utf8")).trim().split("\n");
  expect(JSON.parse(record[0]!)).toMatchObject({ game: "northgard", longhall: 1 });
  expect(record.length).toBe(end + 2);

  // on from here, at a table of its own
  const table = new TablePage(page);
  await button(page, "web-replay-continue").click();
  await expect(page).toHaveURL(/\/tables\/[\w-]+$/);
  const state = await table.until((now) => now.seq >= 0);
  expect(state.table.continued).toEqual({ table: id, at: middle });

  // among the finished matches those of somebody who is known come first
  await page.goto("/finished");
  await expect(page.getByRole("tab", { name: say("web-finished-mine") })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`a[href="/tables/${id}/replay"]`)).toBeVisible();
});

test("a replay plays by itself and can be stopped", async ({ come }) => {
  const page = await come("Astrid");
  await page.goto(`/tables/${await finish(page)}/replay?at=10`);
  await button(page, "web-replay-play").click();
  await expect.poll(() => place(page)).toBeGreaterThan(11);
  await button(page, "web-replay-pause").click();
  await expect(button(page, "web-replay-play")).toBeVisible();
});

test("from a line of the chronicle one gets to its moment", async ({ come }) => {
  const page = await come("Astrid");
  const id = await finish(page);
  await page.goto(`/tables/${id}/replay?at=60`);
  const jump = page
    .getByRole("log")
    .getByRole("link", { name: say("web-chronicle-jump") })
    .first();
  const [, at] = /at=(\d+)/.exec((await jump.getAttribute("href")) ?? "")!;
  await jump.click();
  await expect(scrub(page)).toHaveValue(at!);
});

test("a battle is shown step by step, and can be skipped", async ({ come }) => {
  const page = await come("Astrid", { reducedMotion: "no-preference" });
  const { finished, battle } = await fought(page);
  await page.clock.install();
  await page.goto(`/tables/${finished}/replay?at=${battle}`);
  await expect(scrub(page)).toHaveValue(String(battle));
  await expect(lines(page).first(), "what has happened is known").toBeVisible();
  await holdTime(page);
  const scene = await stepIntoScene(page);
  const last = (await lines(page).last().textContent()) ?? "";
  const first = await scene.innerHTML(); // dice have no words
  await scene.getByRole("button", { name: say("web-scene-next") }).click();
  await expect.poll(() => scene.innerHTML(), "the next step shows more").not.toBe(first);
  // nothing gives away how it ends
  await expect(scrub(page)).toHaveValue(String(battle));
  await expect(lines(page).last()).toHaveText(last);
  await page.keyboard.press("Escape");
  await expect(scene).toBeHidden();
  await expect(scrub(page)).toHaveValue(String(battle + 1));
  await expect(lines(page).last()).not.toHaveText(last);
});

const back = (page: Page) => page.getByRole("banner").getByRole("link", { name: say("web-replay-back"), exact: true });

/** Choose the first option for whoever decides at the table, until `enough`; what was told then. */
async function playOn(tables: TablePage[], enough: (state: AnyState) => boolean): Promise<AnyState> {
  const id = tables[0]!.state!.table.id;
  for (;;) {
    const ends = await Promise.all(
      tables.map(({ page }) =>
        talk(page, id, (state) => {
          const option = state.decision?.options?.[0];
          if (enough(state) || option === undefined) return "done";
          return { type: "choose", seat: state.decision!.seat, seq: state.seq, key: option.key };
        }),
      ),
    );
    const end = ends.find(enough);
    if (end !== undefined) return end;
  }
}

test("one looks back while the other plays on, sees no secret, and comes back", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const id = astrid.state!.table.id;
  const { table: now } = await playOn([astrid, bjorn], ({ table }) => table.choices >= 30 && table.turn === 1);
  await astrid.until((state) => state.table.choices === now.choices);
  const hands = await hand(astrid.page).evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  expect(hands.length).toBeGreaterThan(0);

  // from a line of the chronicle to its moment, with the eyes one has
  const jump = astrid.page.getByRole("log").getByRole("link", { name: say("web-chronicle-jump") });
  await jump.last().click();
  await expect(astrid.page).toHaveURL(/replay\?at=\d+&eye=0/);
  await expect(astrid.page.getByText(say("web-replay-ongoing"))).toBeVisible();
  const end = now.choices;
  await expect(scrub(astrid.page)).toHaveAttribute("max", String(end));
  for (const gone of ["web-replay-continue", "web-replay-eyes"])
    await expect(astrid.page.getByLabel(say(gone))).toHaveCount(0);
  await expect(astrid.page.getByRole("link", { name: say("web-end-record") })).toHaveCount(0);
  for (const at of [3, 9, 17, end - 2, end]) {
    await scrub(astrid.page).fill(String(at));
    await expect(astrid.page).toHaveURL(new RegExp(`at=${at}&`));
    await expectWords(astrid.page);
  }

  // a link with her eyes in it shows others what they may see
  const stranger = await come("Cecylia");
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(request.url()));
  await stranger.goto(`/tables/${id}/replay?at=${end}&eye=0`);
  await expect(scrub(stranger)).toHaveValue(String(end));
  await expect(hand(stranger)).toHaveCount(0);
  expect(asked.filter((url) => /eye=/.test(url) && url.includes("/api/"))).toEqual([]);

  // the other plays on: the end follows, the place stays, and whose turn it is is said
  await button(astrid.page, "web-replay-step-back").click();
  await expect(scrub(astrid.page)).toHaveValue(String(end - 1));
  await playOn([bjorn], (state) => state.table.turn === 0);
  await expect.poll(async () => Number(await scrub(astrid.page).getAttribute("max"))).toBeGreaterThan(end);
  expect(await place(astrid.page)).toBe(end - 1);
  await expect(astrid.page.getByText(say("web-replay-your-turn"))).toBeVisible();
  await expect
    .poll(() => astrid.page.title())
    .toBe(say("web-title-turn", { call: say("web-table-your-turn"), game: "Northgard: Uncharted Lands" }));
  await astrid.page.keyboard.press("End");
  await expect(astrid.page.getByText(say("web-replay-now"))).toBeVisible();

  // back by key, and by the button
  await astrid.page.keyboard.press("Escape");
  await expect(astrid.page).toHaveURL(new RegExp(`/tables/${id}$`));
  await expect(astrid.decision).toBeVisible();
  await jump.last().click();
  await back(astrid.page).click();
  await expect(astrid.page).toHaveURL(new RegExp(`/tables/${id}$`));
});

test.describe("choices taken back", () => {
  test.use({ expected: /404/ }); // a place that was asked for while it was taken back

  test("what is taken back while one looks is gone, and after the end there are no secrets", async ({ come }) => {
    const page = await come("Astrid");
    const id = await begin(page);
    await talk(
      page,
      id,
      randomly(3, (state) => state.table.choices >= 30 && state.table.turn === 0),
    );
    await page.goto(`/tables/${id}/replay?at=29`);
    await expect(scrub(page)).toHaveValue("29");
    const most = async () => Number(await scrub(page).getAttribute("max"));
    let asked = false;
    await talk(page, id, (state) => {
      if (asked) return state.table.choices < 29 ? "done" : null;
      asked = true;
      return { type: "undo", seat: 0, to: 1 };
    });
    await expect.poll(most).toBeLessThan(29);
    await expect.poll(() => place(page)).toBeLessThan(29);

    await talk(page, id, (state) => (state.table.status === "finished" ? "done" : { type: "offer_end", seat: 0 }));
    const eyes = page.getByRole("combobox", { name: say("web-replay-eyes") });
    await eyes.selectOption("1");
    await expect(page).toHaveURL(/eye=1/);
    await expect(button(page, "web-replay-continue")).toBeVisible();
    await expect(page.getByText(say("web-replay-ongoing"))).toHaveCount(0);
  });
});
