import type { BrowserContext, Page } from "@playwright/test";
import { before, continued, played, type Played } from "./greedy.ts";
import { test as base } from "./hall.ts";
import { LOOKS } from "./looks.ts";
import { holdTime, settled, stepIntoScene } from "./scenery.ts";

// The table of the Ice Garden in moments of matches of greedy bots, and in rare positions, written to web/screenshots with the other screens.

interface Garden {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** Where pages are to be found, by the names of the pictures. */
  pages: Record<string, string>;
  /** A replay up to where a region of Domination is told. */
  domination: string;
  /** A replay in the middle of a match, to be changed into rare positions. */
  middle: string;
}

const GAME = { game: "icegarden", public: true };
const FOUR = { ...GAME, setup: { seats: 4, characters: "random" }, bots: [null, "greedy", "greedy", "greedy"] };
const TWO = {
  ...GAME,
  setup: { seats: 2, variant: "advanced", vuko_tiles: "quick", regions: "quick" },
  bots: [null, "greedy"],
};

/** A position as it is seldom reached: the hall's own view of another one, with something changed in it. */
interface Rare {
  dead_snow: { at: number; limit: number };
  ended: string;
  thorn: string | null;
  regions: { id: string; status: string; charms: number; charms_moved: number; places: unknown[] }[];
  players: { goal: { steps: number; needed: number; reached: boolean } | null; vuko_tokens: number }[];
}
const RARE: Record<string, (view: Rare) => void> = {
  // four charms at the Thorn, a closed region, and a goal reached: this turn is the last one
  rare: (view) => {
    view.thorn = "isle";
    for (const region of view.regions) {
      if (region.id === "isle") Object.assign(region, { charms: 2, charms_moved: 2 });
      if (region.id === "fire") region.status = "closed";
    }
    const goal = view.players[0]?.goal;
    if (goal) Object.assign(goal, { steps: goal.needed, reached: true });
  },
  buried: (view) => {
    view.dead_snow.at = view.dead_snow.limit;
    view.ended = "dead_snow";
  },
};

/** From now on a replay shows the rare position. */
async function change(page: Page, name: string): Promise<void> {
  await page.route(/\/api\/tables\/[^/]+\/replay/, async (route) => {
    const response = await route.fetch();
    const replay = (await response.json()) as { view?: Rare };
    if (replay.view) RARE[name]?.(replay.view);
    await route.fulfill({ response, json: replay });
  });
}

/** A table at such a decision of the visitor, if the bots came by one. */
async function ask(page: Page, match: Played, kinds: RegExp): Promise<string | undefined> {
  if (!match.entries.some(({ seat, decision }) => seat === 0 && kinds.test(decision))) return undefined;
  return `/tables/${await continued(page, match, before(match, kinds))}`;
}

const test = base.extend<object, { garden: Garden }>({
  garden: [
    async ({ halls, browser }, use) => {
      const hall = await halls("plain");
      const page = await hall.visit(browser, "Astrid");
      const match = await played(page, FOUR);
      const two = await played(page, TWO);
      const at = async (n: number) => `/tables/${await continued(page, match, n)}`;
      const scenes = match.entries.filter(({ events }) =>
        events.some(({ type, places }) => type === "region_counted" && (places as unknown[]).length > 1),
      );
      const found = {
        setup: await at(0),
        start: await ask(page, match, /^starting_influence$/),
        jump: await ask(page, match, /^jump$/),
        planning: await ask(page, match, /^plan$/),
        influence: await ask(page, match, /^influence$/),
        move: await ask(page, match, /^move_to$/),
        mountain: await ask(page, match, /^mountain_(to|count)$/),
        making: await ask(page, match, /^making$/),
        raise: await ask(page, match, /^raise_step$/),
        resource: await ask(page, match, /^resource$/),
        activation: await ask(page, match, /^(spy|ferry|speed|attack|speed_to|attack_target)$/),
        "two-seats": await ask(page, two, /^plan$/),
        order: await ask(page, two, /^order_field$/),
        end: `/tables/${match.table}`,
        gallery: "/gallery/icegarden",
      };
      const pages = Object.fromEntries(
        Object.entries(found).filter((one): one is [string, string] => one[1] !== undefined),
      );
      const scene = scenes[Math.floor(scenes.length * 0.7)]!.n - 1;
      const state = await page.context().storageState();
      await page.context().close();
      const replay = (n: number) => `/tables/${match.table}/replay?at=${n}`;
      const middle = replay(Math.floor(match.entries.length * 0.6));
      await use({ state, pages, domination: replay(scene), middle });
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
      await page.waitForTimeout(name === "end" ? 1000 : 700); // the podium rises; second lines of options come late
      await page.screenshot({ path: `${into}/icegarden-${name}.png` });
    }
    if (few) return;
    for (const name of Object.keys(RARE)) {
      await change(page, name);
      await page.goto(garden.middle);
      await settled(page);
      await page.waitForTimeout(1300); // ash falls
      await page.screenshot({ path: `${into}/icegarden-${name}.png` });
      await page.unrouteAll();
    }
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(garden.domination);
    await settled(page);
    await holdTime(page);
    await stepIntoScene(page, language);
    await page.screenshot({ path: `${into}/icegarden-domination.png` });
  });
