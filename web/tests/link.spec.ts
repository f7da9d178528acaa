import { expect, Hall, test } from "./hall.ts";
import { pair, TablePage } from "./table.ts";
import { begin, randomly, talk } from "./wire.ts";
import { say } from "./words.ts";

// what Chromium itself says of a connection that is cut, and of requests without one
test.use({ expected: /WebSocket connection to .* failed|Failed to load resource: net::ERR_/ });

test("a lost connection is said calmly, comes back, and what was missed is there", async ({ come }) => {
  const [astrid, bjorn] = await pair(come);
  const id = astrid.state!.table.id;
  await talk(
    astrid.page,
    id,
    randomly(1, (state) => state.decision?.seat === 1),
  );
  await astrid.until((state) => state.decision?.seat === 1);
  const before = await astrid.chronicle.count();

  await astrid.page.context().setOffline(true);
  await expect(astrid.page.locator(".note").getByText(say("web-table-lost"))).toBeVisible();
  await talk(
    bjorn.page,
    id,
    randomly(2, (state) => state.decision?.seat === 0),
  );
  const missed = (await bjorn.until((state) => state.decision?.seat === 0)).table.choices;
  expect(astrid.state!.table.choices, "nothing came through").toBeLessThan(missed);

  await astrid.page.context().setOffline(false);
  await astrid.until((state) => state.table.choices === missed);
  await expect(astrid.page.locator(".note").getByText(say("web-table-lost"))).toBeHidden();
  await expect.poll(() => astrid.chronicle.count(), "the chronicle has caught up").toBeGreaterThan(before);
  await astrid.turn();
  await astrid.choose(astrid.keys[0]!);
  await bjorn.until((state) => state.table.choices === missed + 1);
});

test("a hall that goes down is waited for, and the match goes on where it was", async ({ browser }) => {
  const hall = await Hall.open();
  const page = await hall.visit(browser, "Astrid");
  const table = await TablePage.at(page, await begin(page));
  await table.turn();
  await table.choose(table.keys[0]!);
  const { table: info } = await table.turn();

  const again = await hall.close();
  await expect(page.locator(".note").getByText(say("web-table-restarting"))).toBeVisible();
  await expect(await table.shownOption(table.keys[0]!), "what there was stays on the screen").toBeVisible();
  const reopened = await again();
  await expect(page.locator(".note").getByText(say("web-table-restarting"))).toBeHidden();
  await table.turn();
  await table.choose(table.keys[0]!);
  expect(table.state!.table.choices).toBeGreaterThan(info.choices);
  await page.context().close();
  await reopened.stop();
});
