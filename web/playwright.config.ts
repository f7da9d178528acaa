import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/chromium.ts";

// Every screen once more in other sizes, letters and languages: before a release, not at every change (`make test-all`).
const MATRIX = /letters twice as large|lies on its side|by mail, in pl|that speaks (cs|uk)/;

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // limits are for what never comes, not for what is slow: a match of a hundred clicks takes 20 s, on a busy machine 60
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  projects: [
    { name: "browser", testIgnore: "figures.spec.ts", grepInvert: MATRIX },
    { name: "matrix", grep: MATRIX },
    // what is measured has the machine to itself
    { name: "figures", testMatch: "figures.spec.ts", dependencies: ["browser", "matrix"], fullyParallel: false },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    launchOptions: await launchOptions(),
  },
});
