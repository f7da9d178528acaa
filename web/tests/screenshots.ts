import { fileURLToPath } from "node:url";
import type { BrowserContextOptions } from "@playwright/test";
import { test as base } from "./hall.ts";
import { prepare, SCREENS, type Scenery } from "./scenery.ts";
import { LANGUAGES } from "./words.ts";

// Every main screen as people see it, written to web/screenshots; `make screenshots` runs this.

const test = base.extend<object, { scenery: Scenery }>({
  scenery: [async ({ hall, browser }, use) => use(await prepare(hall, browser)), { scope: "worker", timeout: 180_000 }],
});
const folder = fileURLToPath(new URL("../screenshots", import.meta.url));
const SIZES = { "1280x800": { width: 1280, height: 800 }, "390x844": { width: 390, height: 844 } };
const LIGHT = ["hall", "new", "mid", "end", "rules", "battle"];

for (const [size, viewport] of Object.entries(SIZES))
  for (const language of LANGUAGES)
    for (const colorScheme of language === "en" ? (["dark", "light"] as const) : (["dark"] as const))
      test(`${size} ${language} ${colorScheme}`, async ({ come, scenery }) => {
        const options: BrowserContextOptions = {
          viewport,
          locale: language,
          colorScheme,
          hasTouch: viewport.width < 500,
        };
        const into = `${folder}/${size}/${language}${colorScheme === "light" ? "-light" : ""}`;
        if (colorScheme === "dark") {
          const stranger = await come(undefined, options);
          await SCREENS["hall"]!(stranger, scenery, language);
          await stranger.screenshot({ path: `${into}/first.png` });
        }
        const page = await come(undefined, { ...options, storageState: scenery.state });
        for (const [name, show] of Object.entries(SCREENS)) {
          if (colorScheme === "light" && !LIGHT.includes(name)) continue;
          await page.emulateMedia({ reducedMotion: "reduce" });
          await show(page, scenery, language);
          await page.screenshot({ path: `${into}/${name}.png` });
          if (name === "battle") await page.clock.resume(); // it was held
        }
      });
