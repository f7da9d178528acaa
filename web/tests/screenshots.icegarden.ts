import type { BrowserContext } from "@playwright/test";
import { before, continued, played } from "./greedy.ts";
import { test as base } from "./hall.ts";
import { LOOKS } from "./looks.ts";
import { holdTime, settled, stepIntoScene } from "./scenery.ts";

// The table of the Ice Garden in moments of one match of greedy bots, written to web/screenshots with the other screens.

interface Garden {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** Where pages are to be found, by the names of the pictures. */
  pages: Record<string, string>;
  /** A replay up to where a region of Domination is told. */
  domination: string;
}

const WISH = { game: "icegarden", setup: { seats: 3 }, bots: [null, "greedy", "greedy"], public: true };

const test = base.extend<object, { garden: Garden }>({
  garden: [
    async ({ halls, browser }, use) => {
      const hall = await halls("plain");
      const page = await hall.visit(browser, "Astrid");
      const match = await played(page, WISH);
      const at = async (n: number) => `/tables/${await continued(page, match, n)}`;
      const told = match.entries.filter(({ events }) =>
        events.some(({ type, places }) => type === "region_counted" && (places as unknown[]).length > 1),
      );
      const pages = {
        setup: await at(0),
        planning: await at(before(match, /^plan$/)),
        move: await at(before(match, /^move_to$/)),
        activation: await at(before(match, /^(spy|ferry|speed|attack|speed_to|attack_target)$/)),
        end: `/tables/${match.table}`,
      };
      const scene = told[Math.floor(told.length * 0.7)]!.n - 1;
      const state = await page.context().storageState();
      await page.context().close();
      await use({ state, pages, domination: `/tables/${match.table}/replay?at=${scene}` });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

for (const { name: look, language, options, few, into } of LOOKS)
  test(`the Ice Garden ${look}`, async ({ come, garden }) => {
    const page = await come(undefined, { ...options, storageState: garden.state });
    for (const [name, address] of Object.entries(garden.pages)) {
      if (few && name !== "planning") continue;
      await page.goto(address);
      await settled(page);
      await page.waitForTimeout(name === "end" ? 0 : 700); // second lines of options come when nobody has chosen
      await page.screenshot({ path: `${into}/icegarden-${name}.png` });
    }
    if (few) return;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(garden.domination);
    await settled(page);
    await holdTime(page);
    await stepIntoScene(page, language);
    await page.screenshot({ path: `${into}/icegarden-domination.png` });
  });
