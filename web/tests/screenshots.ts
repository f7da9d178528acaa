import { test as base } from "./hall.ts";
import { LOOKS } from "./looks.ts";
import { prepare, SCREENS, type Scenery } from "./scenery.ts";

// Every main screen as people see it, written to web/screenshots; `make screenshots` runs this.

const test = base.extend<object, { scenery: Scenery }>({
  scenery: [
    async ({ halls, browser }, use) => use(await prepare(await halls("plain"), browser)),
    { scope: "worker", timeout: 180_000 },
  ],
});
const LIGHT = ["hall", "new", "mid", "end", "rules", "battle"];

for (const { name: look, language, colorScheme, options, into } of LOOKS)
  test(look, async ({ come, scenery }) => {
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
