import { expect, test as base } from "./hall.ts";
import { expectInReach, expectNoBarriers, expectTextWhole, setLetters } from "./inspect.ts";
import { prepare, SCREENS, type Scenery } from "./scenery.ts";
import { expectWords } from "./table.ts";

let prepared: Promise<Scenery> | undefined; // once for all tests of a worker

const test = base.extend<{ scenery: Scenery }>({
  scenery: [async ({ hall, browser }, use) => use(await (prepared ??= prepare(hall, browser))), { timeout: 120_000 }],
});
test.use({ kind: "scenery" });
test.describe.configure({ mode: "default" }); // one after another: preparing the scenery takes long

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Of the longest pages a part is looked at closely: it is the same all the way down. */
const PART: Record<string, string> = { rules: "battle", gallery: "wolf" };

/** Screens that are looked at one after another in one page, so that it is loaded once. */
const ROUNDS: Record<string, string[]> = {
  "the hall": [
    "hall",
    "new",
    "finished",
    "account",
    "people",
    "person",
    "about",
    "nowhere",
    "brief",
    "rules",
    "gallery",
  ],
  "a table": ["lobby", "early", "mid", "why", "keys", "settings", "chat"],
  "a later table": ["preview", "late", "text", "market"],
  "what is over": ["end", "replay", "battle"],
};

test("every screen is looked at", () => {
  expect(Object.values(ROUNDS).flat().sort()).toEqual(Object.keys(SCREENS).sort());
});

for (const [size, viewport] of Object.entries(SIZES))
  for (const [round, names] of Object.entries(ROUNDS))
    test(`${round} on a ${size}: in words, in reach, without barriers`, async ({ come, scenery }) => {
      const page = await come(undefined, { viewport, storageState: scenery.state, hasTouch: size === "phone" });
      for (const name of names)
        await test.step(name, async () => {
          await SCREENS[name]!(page, scenery, "en");
          await expectWords(page);
          const part = PART[name];
          if (part !== undefined) await page.getByRole("searchbox").fill(part);
          await expectInReach(page);
          if (name === "battle") await page.clock.resume(); // what looks for barriers waits by the page's clock, too
          await expectNoBarriers(page, size === "desk" ? ["dark", "light"] : ["dark"]);
          await page.keyboard.press("Escape"); // what lies open, if anything does
        });
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

// Ukrainian has the longest words.
for (const name of ["hall", "new", "mid", "settings", "end"])
  test(`${name} on a phone with Ukrainian letters twice as large: nothing is lost`, async ({ come, scenery }) => {
    const page = await come(undefined, { viewport: SIZES.phone, storageState: scenery.state, locale: "uk" });
    await setLetters(page, 32);
    await SCREENS[name]!(page, scenery, "uk");
    await expectInReach(page);
    await expectTextWhole(page);
  });

for (const name of ["new", "mid", "battle", "replay"])
  test(`${name} on a phone that lies on its side: nothing is lost`, async ({ come, scenery }) => {
    const viewport = { width: 844, height: 390 };
    const page = await come(undefined, { viewport, storageState: scenery.state, hasTouch: true });
    await SCREENS[name]!(page, scenery, "en");
    await expectInReach(page);
    await expectTextWhole(page);
  });

test("in colours of the visitor's own, what is on looks other than what is off", async ({ come, scenery }) => {
  const page = await come(undefined, { storageState: scenery.state, forcedColors: "active" });
  await SCREENS["settings"]!(page, scenery, "en");
  const sounds = page.getByRole("switch").first();
  const off = await sounds.screenshot();
  await sounds.check();
  await page.getByRole("dialog").getByRole("heading").hover();
  expect((await sounds.screenshot()).equals(off)).toBe(false);
  const chosen = page.getByRole("radio", { checked: true }).first().locator("xpath=following-sibling::span");
  const ground = await chosen.evaluate((one) => getComputedStyle(one).backgroundColor);
  const other = page.getByRole("radio", { checked: false }).first().locator("xpath=following-sibling::span");
  expect(await other.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(ground);
});
