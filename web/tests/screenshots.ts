import type { Page } from "@playwright/test";
import { expect, test as base } from "./hall.ts";
import { LOOKS } from "./looks.ts";
import { prepare, SCREENS, settled, type Scenery } from "./scenery.ts";
import { begin, talk } from "./wire.ts";
import { say, type Language } from "./words.ts";

// Every main screen as people see it, written to web/screenshots; `make screenshots` runs this.

interface Scenes extends Scenery {
  /** A table where Astrid chooses her clan. */
  clans: string;
}

const test = base.extend<object, { scenery: Scenes }>({
  scenery: [
    async ({ halls, browser }, use) => {
      const hall = await halls("plain");
      const scenery = await prepare(hall, browser);
      const page = await hall.visit(browser, undefined, { storageState: scenery.state });
      const clans = await begin(page, { setup: { seats: 3 }, bots: [null, "greedy", "greedy"] });
      await page.context().close();
      await use({ ...scenery, clans });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  expected: async ({}, use) => use(/WebSocket|Failed to load resource/), // of a lost connection and of what is nowhere
});
const LIGHT = ["hall", "games", "new", "clans", "mid", "end", "rules", "battle", "lost"];
const FEW = ["mid"];

type Show = (page: Page, scenery: Scenes, language: Language) => Promise<void>;

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** What is not among the main screens, but is designed all the same: beginnings, emptiness, failure. */
const BESIDE: Record<string, Show> = {
  games: async (page, _, language) => {
    await go(page, "/");
    const games = page.getByRole("region", { name: say("web-hall-games", {}, language) });
    await games.evaluate((section) => section.scrollIntoView());
  },
  clans: (page, { clans }) => go(page, `/tables/${clans}`),
  empty: async (page, _, language) => {
    await page.route("**/api/**/tables*", (route) => route.fulfill({ json: [] }));
    await page.route("**/api/tables*", (route) => route.fulfill({ json: [] }));
    await go(page, "/");
    await page
      .getByText(say("web-hall-open-none", {}, language))
      .first()
      .scrollIntoViewIfNeeded();
    await page.unrouteAll();
  },
  gone: (page) => go(page, "/tables/there-is-no-such-table"),
  paused: async (page, { mid }, language) => {
    await go(page, `/tables/${mid}`);
    await page.getByRole("button", { name: say("web-menu", {}, language) }).click();
    await page.getByRole("button", { name: new RegExp(`^${say("web-menu-pause", {}, language)}`) }).click();
    await expect(page.getByText(say("web-decision-paused", {}, language))).toBeVisible();
  },
  lost: async (page, { early }, language) => {
    await go(page, `/tables/${early}`);
    await page.context().setOffline(true);
    await expect(page.getByText(say("web-table-lost", {}, language)).first()).toBeVisible();
  },
};

/** Leave a table as it was found: others take pictures of it too. */
async function tidy(page: Page, { mid }: Scenes, name: string): Promise<void> {
  if (name === "battle") await page.clock.resume(); // it was held
  if (name === "lost") await page.context().setOffline(false);
  if (name === "paused")
    await talk(page, mid, (state) => (state.table.status === "paused" ? { type: "pause", paused: false } : "done"));
}

for (const { name: look, language, colorScheme, few, options, into } of LOOKS)
  test(look, async ({ come, scenery }) => {
    if (colorScheme === "dark") {
      const stranger = await come(undefined, options);
      await SCREENS["hall"]!(stranger, scenery, language);
      await stranger.screenshot({ path: `${into}/first.png` });
      await go(stranger, `/tables/${scenery.mid}`);
      await stranger.screenshot({ path: `${into}/watching.png` });
    }
    const page = await come(undefined, { ...options, storageState: scenery.state });
    const wanted = few ? FEW : colorScheme === "light" ? LIGHT : [...Object.keys(SCREENS), ...Object.keys(BESIDE)];
    for (const [name, show] of Object.entries({ ...SCREENS, ...BESIDE } as Record<string, Show>)) {
      if (!wanted.includes(name)) continue;
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page, scenery, language);
      if (name === "end" || name === "text") await page.waitForTimeout(1000); // a podium rises, and many words come late
      await page.screenshot({ path: `${into}/${name}.png` });
      await tidy(page, scenery, name);
    }
  });
