import { expect, test } from "./hall.ts";
import { TablePage } from "./table.ts";
import { begin, dice } from "./wire.ts";
import { say } from "./words.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("turns are played with a thumb", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await begin(page));
  const roll = dice(7);
  for (let choice = 0; choice < 24; choice++) {
    const told = await table.turn();
    if (told.table.status === "finished") break;
    const key = table.keys[roll(table.keys.length)]!;
    await table.afterwards(() => table.option(key).tap(), key);
  }
  expect(table.told!.table.choices).toBeGreaterThan(20);
});

test("a tile is laid with the thumb: looked at, turned, laid", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  await table.afterwards(() => table.option(table.keys[0]!).tap(), table.keys[0]!);
  const told = await table.until((now) => now.decision?.kind === "setup_place" && table.isMine(now));
  const spot = await table.spot(table.keys[0]!);
  expect(spot, "the place can be seen on the board").not.toBeNull();
  await page.touchscreen.tap(spot!.x, spot!.y);
  const lay = page.getByRole("button", { name: say("board-lay") });
  await expect(lay, "one looks before one lays").toBeVisible();
  expect(table.told!.seq).toBe(told.seq);
  const turn = page.getByRole("button", { name: say("board-turn-right") });
  if (await turn.isVisible()) await turn.tap();
  await lay.tap();
  await table.until((now) => now.seq > told.seq);
});

test("the sheet under the board slides, and everything beside the board is in it", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  const sheet = page.getByRole("region", { name: say("web-table-sheet") });
  const height = async () => (await sheet.boundingBox())!.height;
  const before = await height();
  await page.getByRole("button", { name: say("web-table-sheet-open") }).tap();
  await expect.poll(height).toBeGreaterThan(before);
  for (const message of ["web-table-players", "web-table-chronicle", "web-table-market", "web-table-chat"]) {
    await sheet.getByRole("tab", { name: say(message) }).tap();
    await expect(sheet.getByRole("tabpanel", { name: say(message) })).toBeVisible();
  }
});
