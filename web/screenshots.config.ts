import { defineConfig } from "@playwright/test";
import browser from "./playwright.config.ts";

export default defineConfig({
  ...browser,
  testMatch: "screenshots*.ts",
  projects: [{ name: "screenshots" }],
  timeout: 480_000,
});
