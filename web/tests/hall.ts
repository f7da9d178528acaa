import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A hall of its own in a folder of its own, until `stop`. */
export class Hall {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async open(options: { botDelay?: number; pebbles?: boolean } = {}): Promise<Hall> {
    const folder = mkdtempSync(join(tmpdir(), "longhall-"));
    const program = options.pebbles ? ["-m", "tests.kernel.pebbles_hall"] : ["-m", "longhall.cli"];
    const hall = spawn(
      `${root}/.venv/bin/python`,
      [
        ...program,
        "serve",
        "--port",
        "0",
        "--data",
        folder,
        "--limits",
        "off",
        "--bot-delay",
        String(options.botDelay ?? 0),
      ],
      { cwd: root, env: { ...process.env, PYTHONPATH: `${root}/src` }, stdio: ["ignore", "pipe", "inherit"] },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      hall.stdout.on("data", (bytes: Buffer) => {
        said += bytes.toString();
        const found = /http:\/\/\S+/.exec(said);
        if (found !== null) resolve(found[0].replace(/[.,]$/, ""));
      });
      hall.once("exit", (code) => reject(new Error(`the hall went down with ${code}: ${said}`)));
    });
    return new Hall(address, hall, folder);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGTERM");
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tests get a hall that their worker keeps, and pages whose addresses are relative to it. */
export const test = base.extend<object, { hall: Hall }>({
  hall: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const hall = await Hall.open();
      await use(hall);
      await hall.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ hall }, use) => use(hall.address),
});

export { expect } from "@playwright/test";

interface TableWish {
  game?: string;
  setup?: Record<string, unknown>;
  bots?: (string | null)[];
  public?: boolean;
}

/** Come in without the page: the cookie is the context's from then on. */
export async function comeIn(context: BrowserContext, hall: Hall, name: string): Promise<void> {
  await post(context.request, hall, "/guest", { name, language: "en" });
}

/** A table, started if nobody is awaited; its id. */
export async function openTable(context: BrowserContext, hall: Hall, wish: TableWish = {}): Promise<string> {
  const table = await post<{ id: string }>(context.request, hall, "/tables", {
    game: "northgard",
    setup: { seats: 3, clans: "random" },
    bots: [null, "random", "random"],
    ...wish,
  });
  return table.id;
}

async function post<T>(request: APIRequestContext, hall: Hall, path: string, data: unknown): Promise<T> {
  const answer = await request.post(`${hall.address}/api${path}`, { data, headers: { origin: hall.address } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** What went wrong in a page: errors it threw, and lines its console had as errors. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") found.push(line.text());
  });
  return found;
}
