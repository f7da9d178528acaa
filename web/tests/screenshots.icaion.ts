import type { BrowserContext, Page } from "@playwright/test";
import { continued, played, type Played } from "./greedy.ts";
import { test as base, type TableRequest } from "./hall.ts";
import { LOOKS } from "./looks.ts";
import { holdTime, settled, stepIntoScene } from "./scenery.ts";
import { say, type Language } from "./words.ts";

// The table of Icaion in moments of matches of greedy bots, written to web/screenshots with the other screens.

interface World {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** Where pages are to be found, by the names of the pictures. */
  pages: Record<string, string>;
  /** Replays up to where something is told, by the names of the pictures. */
  scenes: Record<string, string>;
}

function wish(seats: number, setup: Record<string, unknown>): TableRequest {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : "greedy"));
  return { game: "icaion", setup: { seats, ...setup }, bots, public: true };
}
const FOUR = wish(4, { wonders: true });
const TWO = wish(2, { draft: true, expert: true, apparatus_sides: "night" });
const FIVE = wish(5, {});
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

/** Tables at decisions that the visitor had in a match: bots play as they like, and may leave one out. */
async function decisions(page: Page, match: Played, kinds: Record<string, string>): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const moment = late(match.entries.filter(({ seat, decision }) => seat === 0 && decision === kind));
    if (moment !== undefined) pages[name] = `/tables/${await continued(page, match, moment.n - 1)}`;
  }
  return pages;
}

/** A replay up to the middle one of the choices that led to such an event. */
function replayOf(matches: readonly Played[], type: string): string | undefined {
  for (const { table, entries } of matches) {
    const moment = late(entries.filter(({ events }) => events.some((event) => event.type === type)));
    if (moment !== undefined) return `/tables/${table}/replay?at=${moment.n - 1}`;
  }
  return undefined;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({ halls, browser }, use) => {
      const hall = await halls("plain");
      const page = await hall.visit(browser, "Astrid");
      const four = await played(page, FOUR);
      const two = await played(page, TWO);
      const five = await played(page, FIVE);
      const pages = {
        ...(await decisions(page, two, { draft: "draft_character", "two-seats": "action" })),
        ...(await decisions(page, four, DECISIONS)),
        ...(await decisions(page, five, { "five-seats": "move", wound: "prevent_wound" })),
        end: `/tables/${four.table}`,
        gallery: "/gallery/icaion",
      };
      const all = [four, five, two];
      const scenes = Object.entries({
        "year-end": replayOf(all, "year_ended"),
        overflow: replayOf(all, "region_overrun"),
        shard: replayOf(all, "shard_kept"),
        colossus: replayOf(all, "colossus_moved"),
      }).filter((scene): scene is [string, string] => scene[1] !== undefined);
      const state = await page.context().storageState();
      await page.context().close();
      await use({ state, pages, scenes: Object.fromEntries(scenes) });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** What is to be seen of a scene whose time is held before its picture is taken. */
const UNTIL: Record<string, string> = { colossus: ".tremor", overflow: ".scene .alarm" };

/** On in a scene until enough of it has been told. */
async function on(page: Page, name: string, language: Language): Promise<void> {
  const scene = await stepIntoScene(page, language);
  const next = scene.getByRole("button", { name: say("web-scene-next", {}, language) });
  const there = UNTIL[name];
  for (let step = 0; there !== undefined && step < 12 && (await page.locator(there).count()) === 0; step++) {
    if (await next.isVisible()) await next.click();
    else await page.clock.runFor(500);
  }
  await page.clock.runFor(name === "year-end" ? 1500 : 200);
}

for (const { name: look, language, options, few, into } of LOOKS)
  test(`Icaion ${look}`, async ({ come, world }) => {
    const page = await come(undefined, { ...options, storageState: world.state });
    for (const [name, address] of Object.entries(world.pages)) {
      if (few && name !== "move") continue;
      await page.goto(address);
      await settled(page);
      await page.waitForTimeout(name === "end" ? 1000 : 300); // the podium rises
      await page.screenshot({ path: `${into}/icaion-${name}.png` });
      if (name !== "action") continue;
      await page.keyboard.press("t");
      await page.getByRole("dialog").waitFor();
      await page.screenshot({ path: `${into}/icaion-text.png` });
    }
    if (few) return;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    for (const [i, [name, address]] of Object.entries(world.scenes).entries()) {
      await page.goto(address);
      await settled(page);
      await holdTime(page, i + 1);
      await on(page, name, language);
      await page.screenshot({ path: `${into}/icaion-${name}.png` });
      await page.clock.resume();
    }
  });
