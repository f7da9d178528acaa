import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/chromium.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  projects: [
    { name: "browser", testIgnore: "figures.spec.ts" },
    // what is measured has the machine to itself
    { name: "figures", testMatch: "figures.spec.ts", dependencies: ["browser"], fullyParallel: false },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    launchOptions: await launchOptions(),
  },
});
