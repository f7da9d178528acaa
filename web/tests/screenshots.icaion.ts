import type { BrowserContext, Page } from "@playwright/test";
import { continued, played, type Played } from "./greedy.ts";
import { test as base } from "./hall.ts";
import { LOOKS } from "./looks.ts";
import { holdTime, settled, stepIntoScene } from "./scenery.ts";
import { say, type Language } from "./words.ts";

// The table of Icaion in moments of one match of greedy bots, written to web/screenshots with the other screens.

interface World {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** Where pages are to be found, by the names of the pictures. */
  pages: Record<string, string>;
  /** A replay up to where the Colossus walks. */
  colossus: string;
}

const WISH = {
  game: "icaion",
  setup: { seats: 4, wonders: true },
  bots: [null, "greedy", "greedy", "greedy"],
  public: true,
};
const DECISIONS = {
  setup: "neutral_region",
  start: "start_node",
  move: "move",
  action: "action",
  deploy: "deploy_region",
  extract: "activate_machine",
  store: "store_batch",
  payment: "payment",
  retrieve: "retrieve",
  investigate: "investigate",
};

/** Of several moments one past the middle of the match. */
const late = <T>(found: readonly T[]): T | undefined => found[Math.floor(found.length * 0.6)];

/** Tables at the decisions that the visitor had in this match: bots play as they like, and may leave one out. */
async function decisions(page: Page, match: Played): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, kind] of Object.entries(DECISIONS)) {
    const moment = late(match.entries.filter(({ seat, decision }) => seat === 0 && decision === kind));
    if (moment !== undefined) pages[name] = `/tables/${await continued(page, match, moment.n - 1)}`;
  }
  return pages;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({ halls, browser }, use) => {
      const hall = await halls("plain");
      const page = await hall.visit(browser, "Astrid");
      const match = await played(page, WISH);
      const pages = { ...(await decisions(page, match)), end: `/tables/${match.table}`, gallery: "/gallery/icaion" };
      const walks = late(match.entries.filter(({ events }) => events.some(({ type }) => type === "colossus_moved")))!;
      const state = await page.context().storageState();
      await page.context().close();
      await use({ state, pages, colossus: `/tables/${match.table}/replay?at=${walks.n - 1}` });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** On in a scene whose time is held until the Colossus is on its way. */
async function untilItWalks(page: Page, language: Language): Promise<void> {
  const scene = await stepIntoScene(page, language);
  const next = scene.getByRole("button", { name: say("web-scene-next", {}, language) });
  for (let step = 0; step < 12 && (await page.locator(".tremor").count()) === 0; step++) {
    if (await next.isVisible()) await next.click();
    else await page.clock.runFor(500);
  }
  await page.clock.runFor(200);
}

for (const { name: look, language, options, into } of LOOKS)
  test(`Icaion ${look}`, async ({ come, world }) => {
    const page = await come(undefined, { ...options, storageState: world.state });
    for (const [name, address] of Object.entries(world.pages)) {
      await page.goto(address);
      await settled(page);
      await page.waitForTimeout(name === "end" ? 1000 : 300); // the podium rises
      await page.screenshot({ path: `${into}/icaion-${name}.png` });
    }
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(world.colossus);
    await settled(page);
    await holdTime(page);
    await untilItWalks(page, language);
    await page.screenshot({ path: `${into}/icaion-colossus.png` });
  });
