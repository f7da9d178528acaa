import { spawnSync } from "node:child_process";
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

/**
 * The Chromium of the npm package @sparticuz/chromium, which has no window of its own and is quicker, or the machine's
 * where that one does not run; CHROMIUM is the path of another.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const wanted = process.env["CHROMIUM"];
  if (wanted !== undefined && wanted !== "") return { executablePath: wanted, args: ARGS };
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x"; // so that the package unpacks its libraries too
  const { default: packed } = await import("@sparticuz/chromium");
  const executablePath = await packed.executablePath();
  const args = packed.args.filter((arg) => arg !== "--single-process"); // several people have several pages
  if (spawnSync(executablePath, ["--version"], { timeout: 20_000 }).status === 0)
    return { executablePath, args: [...args, ...ARGS] };
  const installed = INSTALLED.find(existsSync);
  if (installed === undefined) throw new Error("no Chromium runs here: set CHROMIUM to the path of one");
  return { executablePath: installed, args: ARGS };
}
