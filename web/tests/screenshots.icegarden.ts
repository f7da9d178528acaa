import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { before, continued, played } from "./greedy.ts";
import { expect, test as base } from "./hall.ts";
import { holdTime, stepIntoScene } from "./scenery.ts";
import type { Language } from "./words.ts";

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
    async ({ hall, browser }, use) => {
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

const folder = fileURLToPath(new URL("../screenshots", import.meta.url));
const SIZES = { "1280x800": { width: 1280, height: 800 }, "390x844": { width: 390, height: 844 } };
const LOOKS: [Language, "dark" | "light"][] = [
  ["en", "dark"],
  ["en", "light"],
  ["pl", "dark"],
  ["cs", "dark"],
  ["uk", "dark"],
];

for (const [size, viewport] of Object.entries(SIZES))
  for (const [language, colorScheme] of LOOKS)
    test(`the Ice Garden ${size} ${language} ${colorScheme}`, async ({ come, garden }) => {
      const page = await come(undefined, {
        viewport,
        locale: language,
        colorScheme,
        hasTouch: viewport.width < 500,
        storageState: garden.state,
      });
      const into = `${folder}/${size}/${language}${colorScheme === "light" ? "-light" : ""}`;
      for (const [name, address] of Object.entries(garden.pages)) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(name === "end" ? 0 : 700); // second lines of options come when nobody has chosen
        await page.screenshot({ path: `${into}/icegarden-${name}.png` });
      }
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.clock.install();
      await page.goto(garden.domination);
      await page.waitForLoadState("networkidle");
      await holdTime(page);
      await stepIntoScene(page, language);
      await page.screenshot({ path: `${into}/icegarden-domination.png` });
    });
