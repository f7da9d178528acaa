import { expect, test } from "./hall.ts";
import { begin } from "./wire.ts";
import { TablePage } from "./table.ts";

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
});
