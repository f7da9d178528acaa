import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];
const ARGS = [
  "--no-sandbox", // the pages are our own, and containers often allow no sandbox
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The machine's Chromium, or the one of the npm package @sparticuz/chromium; CHROMIUM names another. */
export async function launchOptions(): Promise<LaunchOptions> {
  const wanted = process.env["CHROMIUM"];
  const installed = wanted === undefined ? INSTALLED.find(existsSync) : wanted === "package" ? undefined : wanted;
  if (installed !== undefined) return { executablePath: installed, args: ARGS };
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x"; // so that the package unpacks its libraries too
  const { default: packed } = await import("@sparticuz/chromium");
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...ARGS] };
}
