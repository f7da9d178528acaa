import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./hall.ts";
import { fought } from "./scenery.ts";
import { TablePage } from "./table.ts";
import { finish } from "./wire.ts";
import { say } from "./words.ts";

const scrub = (page: Page) => page.getByRole("slider", { name: say("web-replay-scrub") });
const button = (page: Page, message: string) => page.getByRole("button", { name: say(message), exact: true });
const place = (page: Page) => scrub(page).inputValue().then(Number);
const hand = (page: Page) => page.getByRole("list", { name: say("zone-hand") }).getByRole("button");

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

  // scrub: the board, the chronicle and the address follow
  const lines = page.getByRole("log").locator("p");
  const early = await lines.count();
  const middle = Math.floor(end / 2);
  await scrub(page).fill(String(middle));
  await expect.poll(() => lines.count()).toBeGreaterThan(early);
  await expect(page).toHaveURL(new RegExp(`at=${middle}`));

  // through every pair of eyes: a spectator sees no hand, each seat its own
  const eyes = page.getByRole("combobox", { name: say("web-replay-eyes") });
  const seen: string[] = [];
  for (const seat of ["0", "1"]) {
    await eyes.selectOption(seat);
    await expect(page).toHaveURL(new RegExp(`eye=${seat}`));
    seen.push((await hand(page).evaluateAll((cards) => cards.map((card) => card.ariaLabel))).join());
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
  const told = await table.until((now) => now.seq >= 0);
  expect(told.table.continued).toEqual({ table: id, at: middle });
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
  await page.goto(`/tables/${finished}/replay?at=${battle}`);
  await expect(scrub(page)).toHaveValue(String(battle));
  const scene = page.getByRole("region", { name: say("board-scene") });
  await button(page, "web-replay-step-on").click();
  await expect(scene).toBeVisible();
  const seen = new Set([await scene.innerText()]);
  for (let step = 0; step < 2; step++) {
    await scene.getByRole("button", { name: say("board-scene-next") }).click();
    seen.add(await scene.innerText());
  }
  expect(seen.size, "each step shows more").toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await expect(scene).toBeHidden();
  await expect(scrub(page)).toHaveValue(String(battle + 1));
});
