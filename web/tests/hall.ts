import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A hall of its own in a folder of its own, until `stop`. */
export class Hall {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
    private readonly options: HallOptions,
  ) {}

  static async open(options: HallOptions = {}): Promise<Hall> {
    const folder = mkdtempSync(join(tmpdir(), "longhall-"));
    const [hall, address] = await start(options, folder, 0);
    return new Hall(address, hall, folder, options);
  }

  /** Somebody comes with a browser of their own; with a name they come in, without they only look around. */
  async visit(browser: Browser, name?: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.address, ...options });
    homes.set(context, this.address);
    if (name !== undefined) await post(context, "/guest", { name, language: "en" });
    return context.newPage();
  }

  /** Go down for a while; what comes back opens the hall again at the same address with all it kept. */
  async close(): Promise<() => Promise<Hall>> {
    await end(this.process);
    return async () => {
      const [hall] = await start(this.options, this.folder, Number(new URL(this.address).port));
      return new Hall(this.address, hall, this.folder, this.options);
    };
  }

  /** The mails it has sent so far, the oldest first; only of a hall that was opened to send some. */
  mails(): string[] {
    const folder = join(this.folder, "mails");
    const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    return files.sort().map((name) => readFileSync(join(folder, name), "utf8"));
  }

  /** Change what it has kept, while it is down, as another version might find it. */
  change(statement: string): void {
    const program = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()";
    execFileSync(`${root}/.venv/bin/python`, ["-c", program, join(this.folder, "hall.sqlite3"), statement]);
  }

  async stop(): Promise<void> {
    await end(this.process);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface HallOptions {
  botDelay?: number;
  /** With the test game Pebbles, which has no code of its own in the client. */
  pebbles?: boolean;
  /** With a mail server that keeps what the hall sends. */
  mail?: boolean;
}

async function start(options: HallOptions, folder: string, port: number): Promise<[ChildProcess, string]> {
  const installed = process.env["LONGHALL_PYTHON"]; // the Python of an environment in which Longhall is installed
  const program = options.pebbles
    ? "tests.kernel.pebbles_hall"
    : options.mail
      ? "tests.server.mail_hall"
      : installed === undefined
        ? "tests.server.repeatable_hall"
        : "longhall.cli";
  const delay = String(options.botDelay ?? 0);
  const hall = spawn(
    installed ?? `${root}/.venv/bin/python`,
    ["-m", program, "serve", "--port", String(port), "--data", folder, "--limits", "off", "--bot-delay", delay],
    {
      cwd: installed === undefined ? root : folder,
      env: installed === undefined ? { ...process.env, PYTHONPATH: sources(options) } : process.env,
      stdio: ["ignore", "pipe", "inherit"],
    },
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
  return [hall, address];
}

/** The compiled build where PYTHONPATH leads there; Pebbles is interpreted, as its base classes have to be. */
function sources({ pebbles }: HallOptions): string {
  const given = process.env["PYTHONPATH"];
  return pebbles || given === undefined ? `${root}/src` : given;
}

async function end(hall: ChildProcess): Promise<void> {
  if (hall.exitCode !== null || hall.signalCode !== null) return;
  const gone = new Promise((resolve) => hall.once("exit", resolve));
  hall.kill("SIGTERM");
  await gone;
}

/** As `Hall.visit`, for the length of a test. */
export type Come = (name?: string, options?: BrowserContextOptions) => Promise<Page>;

/** What went wrong in a page: errors it threw, and lines its console had as errors, of the security policy too. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") found.push(`${line.text()} (${line.location().url})`);
  });
  return found;
}

/** Halls that tests need, each by itself: one with Pebbles, one that sends mails, one with nothing but the scenery. */
const KINDS = { plain: {}, pebbles: { pebbles: true }, mail: { mail: true }, scenery: {} } satisfies Record<
  string,
  HallOptions
>;
type Kind = keyof typeof KINDS;

interface Fixtures {
  /** Which hall the tests of a file come to: `test.use({ kind: "mail" })`. */
  kind: Kind;
  hall: Hall;
  come: Come;
  /** Console lines that are no fault, such as those of a connection that a test cuts. */
  expected: RegExp;
}

/**
 * Tests get a hall that their worker keeps, and pages whose addresses are relative to it. A page that complains fails
 * its test. Whatever their hall, tests share the workers: to start another one, with its browser, takes seconds.
 */
export const test = base.extend<Fixtures, { halls: (kind: Kind) => Promise<Hall> }>({
  halls: [
    async ({}, use) => {
      const halls = new Map<Kind, Promise<Hall>>();
      await use((kind) => {
        const hall = halls.get(kind) ?? Hall.open(KINDS[kind]);
        halls.set(kind, hall);
        return hall;
      });
      for (const hall of halls.values()) await (await hall).stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  kind: ["plain", { option: true }],
  hall: [async ({ halls, kind }, use) => use(await halls(kind)), { timeout: 120_000 }],
  baseURL: async ({ hall }, use) => use(hall.address),
  expected: async ({}, use) => use(/^$/),
  come: async ({ browser, hall, expected }, use) => {
    const pages: { page: Page; wrong: string[] }[] = [];
    await use(async (name, options) => {
      const page = await hall.visit(browser, name, options);
      pages.push({ page, wrong: complaints(page) });
      return page;
    });
    for (const { page } of pages) await page.context().close();
    for (const { wrong } of pages)
      expect(
        wrong.filter((line) => !expected.test(line)),
        "what the pages complained of",
      ).toEqual([]);
  },
  page: async ({ come }, use) => use(await come()),
});

export { expect };

const homes = new WeakMap<BrowserContext, string>();

/** The address of the hall somebody has come to. */
export function homeOf(context: BrowserContext): string {
  const home = homes.get(context);
  if (home === undefined) throw new Error("nobody has come to a hall with this browser");
  return home;
}

export interface TableRequest {
  game?: string;
  setup?: Record<string, unknown>;
  bots?: (string | null)[];
  public?: boolean;
  clock?: Record<string, unknown>;
}

/** A table that has not begun; its id. */
export async function openTable(page: Page, wish: TableRequest = {}): Promise<string> {
  const table = await post<{ id: string }>(page.context(), "/tables", {
    game: "northgard",
    setup: { seats: 2, clans: "random" },
    bots: [null, "random"],
    ...wish,
  });
  return table.id;
}

export async function post<T>(context: BrowserContext, path: string, data: unknown = {}): Promise<T> {
  const headers = { origin: homeOf(context) };
  const answer = await context.request.post(`/api${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export async function get<T>(context: BrowserContext, path: string): Promise<T> {
  const answer = await context.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
