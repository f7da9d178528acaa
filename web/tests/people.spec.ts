import type { Page } from "@playwright/test";
import { expect, openTable, test } from "./hall.ts";
import { giveName, pair, TablePage } from "./table.ts";
import { begin, randomly, talk } from "./wire.ts";
import { say } from "./words.ts";

/** The names of the cards that lie open in the hand of whoever looks. */
async function hand(table: TablePage): Promise<string[]> {
  const cards = table.page.getByRole("list", { name: say("zone-hand") }).getByRole("button");
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")!.split(".")[0]!).sort());
}

function dealt(table: TablePage, seat: number): string[] {
  const players = table.state!.view!["players"] as { hand: string[] | number }[];
  const cards = players[seat]!.hand;
  return Array.isArray(cards) ? cards.map((card) => say(`card-${card.replaceAll("_", "-")}`)).sort() : [];
}

test("friends meet by the link, and each sees their own hand, nobody else's", async ({ come }) => {
  const [astrid, bjorn, carl] = [await come("Astrid"), await come(), await come()];
  const host = new TablePage(astrid);
  await astrid.goto(`/tables/${await openTable(astrid, { bots: [null, null] })}`);
  const link = await astrid.getByRole("textbox", { name: say("web-lobby-invite") }).inputValue();

  // Bjorn has only the link: he sits down, and is asked for his name
  const guest = new TablePage(bjorn);
  await bjorn.goto(link);
  await bjorn.getByRole("button", { name: say("web-lobby-sit"), exact: true }).click();
  await giveName(bjorn, "Bjorn");
  await expect(astrid.getByText("Bjorn")).toBeVisible();
  const watcher = new TablePage(carl);
  await carl.goto(link);
  await astrid.getByRole("button", { name: say("web-new-start"), exact: true }).click();

  // through setup, to a turn for which both hold cards
  const { id } = (await host.until((state) => state.table.status === "playing")).table;
  const ready = (state: { decision: { kind: string } | null }) => state.decision?.kind === "turn_action";
  await Promise.all([talk(astrid, id, randomly(3, ready)), talk(bjorn, id, randomly(4, ready))]);
  for (const table of [host, guest, watcher]) await table.until(ready);
  for (const [table, seat] of [
    [host, 0],
    [guest, 1],
  ] as const) {
    expect(dealt(table, seat).length, "cards in hand").toBeGreaterThan(0);
    await expect.poll(() => hand(table)).toEqual(dealt(table, seat));
    expect(dealt(table, 1 - seat), "the other hand is not even told").toEqual([]);
  }
  await expect(carl.getByRole("list", { name: say("zone-hand") })).toHaveCount(0);
  expect([...dealt(watcher, 0), ...dealt(watcher, 1)]).toEqual([]);
  await expect(watcher.decision.locator("[data-option]")).toHaveCount(0);

  // what one does the others see
  const [mover, other] = host.isMine(host.state) ? [host, guest] : [guest, host];
  await expect(other.decision.locator("[data-option]"), "only one decides").toHaveCount(0);
  const before = await other.chronicle.count();
  await mover.choose(mover.keys.find((key) => key === "pass") ?? mover.keys[0]!);
  const { choices } = mover.state!.table;
  for (const table of [other, watcher]) {
    await table.until((state) => state.table.choices >= choices);
    await expect.poll(() => table.chronicle.count()).toBeGreaterThan(before);
  }
});

test("what is said at a table is heard there, and stays", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  for (const { page } of [astrid, bjorn]) await page.getByRole("tab", { name: say("web-table-chat") }).click();
  await astrid.page.getByRole("textbox", { name: say("web-chat-say") }).fill("<b>Skål</b> & good luck");
  await astrid.page.keyboard.press("Enter");
  await expect(bjorn.page.getByText("<b>Skål</b> & good luck")).toBeVisible();
  await bjorn.page.reload();
  await bjorn.page.getByRole("tab", { name: say("web-table-chat") }).click();
  await expect(bjorn.page.getByText("<b>Skål</b> & good luck")).toBeVisible();
});

test("who only watches says who they are, and is heard", async ({ come }) => {
  const host = await come("Astrid");
  const page = await come();
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.goto(`/tables/${await begin(host, { public: true })}`);
  await page.getByRole("tab", { name: say("web-table-chat") }).click();
  await page.getByRole("textbox", { name: say("web-chat-say") }).fill("Good evening");
  await page.keyboard.press("Enter");
  await giveName(page, "Bjorn");
  await expect(page.getByText("Good evening")).toBeVisible();
  expect(sockets.length, "connected as nobody, then once as Bjorn").toBe(2);
});

test("whom the host has silenced is known after a reload", async ({ come }) => {
  const [{ page: host }, { page: guest }] = await pair(come);
  const open = (page: Page) => page.getByRole("tab", { name: say("web-table-chat") }).click();
  const silence = (message: string) => host.getByRole("button", { name: say(message), exact: true });
  for (const page of [host, guest]) await open(page);
  await guest.getByRole("textbox", { name: say("web-chat-say") }).fill("hello");
  await guest.keyboard.press("Enter");
  await silence("web-chat-mute").click();
  await expect(silence("web-chat-unmute")).toBeVisible();
  await host.reload();
  await open(host);
  await silence("web-chat-unmute").click();
  await expect(silence("web-chat-mute")).toBeVisible();
});

test("a seat is left to a bot and taken back", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const { page } = astrid;
  await page.getByRole("button", { name: say("web-menu") }).click();
  await page.getByRole("button", { name: say("web-menu-leave") }).click();
  await expect(page.locator(".note").getByText(say("web-table-bot-plays"))).toBeVisible();
  await bjorn.until((state) => state.table.seats[0]!.bot !== null);
  await expect(bjorn.page.getByRole("img", { name: say("web-players-bot-instead") })).toBeVisible();
  await page.getByRole("button", { name: say("web-menu-take-back") }).click();
  await expect(page.locator(".note").getByText(say("web-table-bot-plays"))).toBeHidden();
  await astrid.until((state) => state.table.seats[0]!.bot === null);
});
