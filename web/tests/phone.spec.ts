import { expect, test } from "./hall.ts";
import { reach } from "./scenery.ts";
import { TablePage } from "./table.ts";
import { begin, chat, dice, talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("turns are played with a thumb", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await begin(page));
  const roll = dice(7);
  const own = page.getByRole("region", { name: say("web-table-own") });
  for (let choice = 0; choice < 24; choice++) {
    const state = await table.turn();
    if (state.table.status === "finished") break;
    await expect(own, "every question is read from the top, below what one has").toBeInViewport({ ratio: 1 });
    const key = table.keys[roll(table.keys.length)]!;
    const option = await table.shownOption(key);
    await table.afterwards(() => option.tap(), key);
  }
  expect(table.state!.table.choices).toBeGreaterThan(20);
});

test("a tile is laid with the thumb: looked at, turned, laid", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  await table.afterwards(() => table.option(table.keys[0]!).tap(), table.keys[0]!);
  const state = await table.until((now) => now.decision?.kind === "setup_place" && table.isMine(now));
  const spot = await table.spot(table.keys[0]!);
  expect(spot, "the place can be seen on the board").not.toBeNull();
  await page.touchscreen.tap(spot!.x, spot!.y);
  const lay = page.getByRole("button", { name: say("board-lay") });
  await expect(lay, "one looks before one lays").toBeVisible();
  expect(table.state!.seq).toBe(state.seq);
  const turn = page.getByRole("button", { name: say("board-turn-right") });
  if (await turn.isVisible()) await turn.tap();
  await lay.tap();
  await table.until((now) => now.seq > state.seq);
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
  await sheet.getByRole("tab", { name: say("web-table-decision") }).tap();
  await page.getByRole("button", { name: say("web-table-sheet-close") }).tap();
  const hidden = say("web-decision-below", { count: table.keys.length });
  await expect(sheet.getByText(hidden), "options under the foot of the sheet are counted").toBeVisible();

  await page.getByRole("button", { name: say("web-table-sheet-open") }).tap();
  const board = await page.locator("#board").boundingBox();
  await talk(page, table.state!.table.id, ({ table: { status } }) =>
    status === "playing" ? { type: "pause", paused: true } : "done",
  );
  await expect(sheet.getByText(say("web-table-paused-by-you"))).toBeInViewport({ ratio: 1 });
  expect(await page.locator("#board").boundingBox(), "a note takes no room of the board").toEqual(board);
});

test("what an option would do is told above the sheet: it moves neither an option nor the board", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await reach(page, (state) => state.decision?.kind === "move_to"));
  await expect(page.getByRole("button", { name: say("web-board-fit") }), "nothing lies on the board").toBeHidden();
  const option = table.option(table.keys[0]!);
  await option.scrollIntoViewIfNeeded();
  const before = (await option.boundingBox())!;
  const board = await page.locator("#board").boundingBox();
  await option.dispatchEvent("pointerdown", { pointerType: "touch" });
  const sheet = page.getByRole("region", { name: say("web-table-sheet") });
  await expect(sheet.locator(".preview").first()).toBeVisible();
  expect((await option.boundingBox())!.y, "the option stays under the thumb").toBeCloseTo(before.y, 0);
  expect(await page.locator("#board").boundingBox(), "the board keeps its room").toEqual(board);
});

test("a tap looks at nothing that was not tapped: the board keeps its room", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await reach(page, (state) => state.decision?.kind === "move_from"));
  const key = table.keys[0]!;
  await table.afterwards(() => table.option(key).tap(), key);
  await table.turn();
  await page.waitForTimeout(500); // in which a preview would come
  await expect(page.locator(".looked")).toHaveCount(0);
  await expect(page.locator(".preview")).toHaveCount(0);
});

test("what can be chosen is named on the map, however much land there is", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const far = (state: AnyState) => state.decision?.kind === "move_to" && Number(state.view?.["year"]) > 2;
  const table = await TablePage.at(page, await reach(page, far));
  const name = page.locator("main svg text.offered").first();
  await expect(name).toBeVisible();
  expect((await name.boundingBox())!.height, "in letters that can be read").toBeGreaterThan(10);
  const words = await Promise.all(table.keys.map((key) => table.option(key).textContent()));
  expect(words.join(" ")).toContain((await name.textContent())!);
});

test("beside a keyboard on the screen one reads what was said last; the decision calls from its tab", async ({
  come,
}) => {
  const page = await come("Astrid", PHONE);
  const id = await begin(page);
  for (const text of ["One", "Two", "Three", "Four", "Five", "Six"]) await chat(page, id, text);
  const table = await TablePage.at(page, id);
  await table.turn();
  const decision = page.getByRole("tab", { name: say("web-table-decision") });
  await expect(decision).not.toContainText(say("web-table-your-turn"));
  await page.getByRole("tab", { name: say("web-table-chat") }).tap();
  await expect(decision).toContainText(say("web-table-your-turn"));
  await page.getByRole("textbox", { name: say("web-chat-say") }).tap();
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(page.getByRole("textbox", { name: say("web-chat-say") })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("log").getByText("Six")).toBeInViewport({ ratio: 1 });
});

test("two bots are told apart by name and shield however small the screen", async ({ come }) => {
  const page = await come("Astrid the Far-Travelled", { ...PHONE, viewport: { width: 320, height: 640 } });
  const wish = { setup: { seats: 3, clans: "random" }, bots: [null, "random", "random"] };
  const table = await TablePage.at(page, await begin(page, wish));
  await table.turn();
  const players = page.getByRole("region", { name: say("web-table-players") }).getByRole("listitem");
  const names = table.state!.table.seats.slice(1).map(({ character }) => say(character!));
  expect(new Set(names).size).toBe(2);
  const shields: (string | null)[] = [];
  for (const name of names) {
    const card = players.filter({ hasText: name });
    await expect(card).toHaveCount(1);
    const shield = card.locator("svg").first(); // a long name beside them may leave no room for more
    await expect(shield).toBeInViewport({ ratio: 0.9 });
    shields.push(await shield.innerHTML());
  }
  expect(new Set(shields).size).toBe(2);
});
