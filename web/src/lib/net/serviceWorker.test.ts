import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../test-python";

/** The service worker at work: what it is asked for, what the network has, and what it keeps. */
class Browser {
  network: ((address: string) => string) | null = (address) => `build 1 of ${address}`;
  readonly stores = new Map<string, Map<string, string>>();
  readonly #heard = new Map<string, (event: unknown) => void>();

  constructor() {
    const stores = this.stores;
    const load = async (address: string) => {
      if (this.network === null) throw new TypeError("no network");
      return this.network(address);
    };
    const caches = {
      open: async (name: string) => {
        const store = stores.get(name) ?? new Map<string, string>();
        stores.set(name, store);
        return {
          addAll: async (all: { url: string }[]) => {
            for (const { url } of all) store.set(url, await load(url));
          },
        };
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (address: string) => [...stores.values()].find((store) => store.has(address))?.get(address),
    };
    const self = {
      addEventListener: (type: string, listener: (event: unknown) => void) => this.#heard.set(type, listener),
      skipWaiting: () => undefined,
    };
    const Request = class {
      constructor(readonly url: string) {}
    };
    const source = readFileSync(`${root}/web/public/sw.js`, "utf8");
    new Function("self", "caches", "fetch", "Request", source)(
      self,
      caches,
      (request: { url: string }) => load(new URL(request.url).pathname),
      Request,
    );
  }

  async tell(type: "install" | "activate"): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.#heard.get(type)?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }

  /** What the page gets; undefined: the worker leaves it to the browser. */
  async ask(path: string, mode = "navigate"): Promise<string | undefined> {
    let answer: Promise<string> | undefined;
    const respondWith = (given: Promise<string>) => (answer = given);
    this.#heard.get("fetch")?.({ request: { url: `https://hall.test${path}`, mode }, respondWith });
    return answer;
  }
}

test("a hall that has been upgraded is the new one at once", async () => {
  const browser = new Browser();
  browser.stores.set("of an earlier version", new Map([["/", "very old"]]));
  await browser.tell("install");
  await browser.tell("activate");
  expect(await browser.ask("/tables/1")).toBe("build 1 of /tables/1");
  browser.network = (address) => `build 2 of ${address}`;
  expect(await browser.ask("/tables/1")).toBe("build 2 of /tables/1");
  const kept = [...browser.stores.values()].flatMap((store) => [...store.keys()]);
  expect(kept.sort()).toEqual(["/assets/longhall.svg", "/offline", "/offline.css"]);
});

test("scripts, words and whatever is asked of the hall never come from what was kept", async () => {
  const browser = new Browser();
  await browser.tell("install");
  for (const path of ["/assets/index-B4x_9zQk.js", "/api/words/en.ftl", "/api/tables"])
    expect(await browser.ask(path, "cors")).toBeUndefined();
  expect(await browser.ask("/api/tables/1/record")).toBeUndefined();
});

test("without a network there is a page that says so", async () => {
  const browser = new Browser();
  await browser.tell("install");
  browser.network = null;
  expect(await browser.ask("/tables/1")).toBe("build 1 of /offline");
  expect(await browser.ask("/offline.css", "no-cors")).toBe("build 1 of /offline.css");
});
