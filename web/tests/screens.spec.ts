import { test as base } from "./hall.ts";
import { expectInReach, expectNoBarriers, expectTextWhole, setLetters } from "./inspect.ts";
import { prepare, SCREENS, type Scenery } from "./scenery.ts";
import { expectWords } from "./table.ts";

const test = base.extend<object, { scenery: Scenery }>({
  scenery: [async ({ hall, browser }, use) => use(await prepare(hall, browser)), { scope: "worker", timeout: 120_000 }],
});

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Of the longest pages a part is looked at closely: it is the same all the way down. */
const PART: Record<string, string> = { rules: "battle", gallery: "wolf" };

for (const [size, viewport] of Object.entries(SIZES))
  for (const [name, show] of Object.entries(SCREENS))
    test(`${name} on a ${size}: in words, in reach, without barriers`, async ({ come, scenery }) => {
      const page = await come(undefined, { viewport, storageState: scenery.state, hasTouch: size === "phone" });
      await show(page, scenery, "en");
      await expectWords(page);
      const part = PART[name];
      if (part !== undefined) await page.getByRole("searchbox").fill(part);
      await expectInReach(page);
      await expectNoBarriers(page);
    });

for (const [size, viewport] of Object.entries(SIZES))
  for (const name of ["hall", "new", "lobby", "mid", "why", "end", "replay", "rules", "gallery", "account", "settings"])
    test(`${name} on a ${size} with letters twice as large: nothing is lost`, async ({ come, scenery }) => {
      const page = await come(undefined, { viewport, storageState: scenery.state });
      await setLetters(page, 32);
      await SCREENS[name]!(page, scenery, "en");
      const part = PART[name];
      if (part !== undefined) await page.getByRole("searchbox").fill(part);
      await expectInReach(page);
      await expectTextWhole(page);
    });
