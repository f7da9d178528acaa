import type { Locator, Page } from "@playwright/test";
import { applyChange } from "../src/lib/net/applyChange.ts";
import type { HallMessage } from "../src/lib/protocol/generated";
import { expect, openTable, type Come } from "./hall.ts";
import { talk, type AnyState } from "./wire.ts";
import { say } from "./words.ts";

const timeout = 60_000; // milliseconds after which the hall will not answer any more, nor the page show it

/** What is waited for, or an error that says what did not come. */
async function inTime<T>(wanted: Promise<T>, complaint: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint())), timeout);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

/** A table in a browser: what the hall has told the page, and how somebody chooses there. */
export class TablePage {
  state: AnyState | null = null;
  readonly decision: Locator;
  #waiting = new Set<() => void>();

  /** What has happened, line by line. */
  readonly chronicle: Locator;

  constructor(readonly page: Page) {
    this.decision = page.locator("#decision");
    this.chronicle = page.getByRole("log").locator("p");
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as HallMessage;
        if (message.type === "state" || message.type === "update") this.state = message;
        else if (message.type === "change" && this.state?.seq === message.since)
          this.state = applyChange(this.state, message);
        else return;
        for (const look of this.#waiting) look();
      });
    });
  }

  static async at(page: Page, table: string): Promise<TablePage> {
    const here = new TablePage(page);
    await page.goto(`/tables/${table}`);
    await here.until((state) => state.seq >= 0);
    return here;
  }

  /** Wait for something the hall tells, and until the page shows it. */
  async until(is: (state: AnyState) => boolean): Promise<AnyState> {
    const state = await this.heard(is);
    if (state.table.status === "playing") await this.drawn(state.seq);
    return state;
  }

  /** Wait until the page has drawn what was told with this number: a key pressed before finds the table as it was. */
  private async drawn(seq: number): Promise<void> {
    const shown = this.page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            const surface = document.querySelector<HTMLElement>(".surface");
            // a replay is told nothing, and has no number
            if (surface === null || Number(surface.dataset["seq"] ?? Infinity) < wanted) return;
            changes.disconnect();
            resolve();
          };
          const changes = new MutationObserver(look);
          changes.observe(document, { subtree: true, childList: true, attributeFilter: ["data-seq"] });
          look();
        }),
      seq,
    );
    await inTime(shown, () => `the page has not drawn number ${seq} of the table`);
  }

  async heard(is: (state: AnyState) => boolean): Promise<AnyState> {
    const found = new Promise<AnyState>((resolve) => {
      const look = (): void => {
        if (this.state === null || !is(this.state)) return;
        this.#waiting.delete(look);
        resolve(this.state);
      };
      this.#waiting.add(look);
      look();
    });
    const last = () => JSON.stringify(this.state).slice(0, 400);
    return inTime(found, () => `the hall has not told what was waited for; last: ${last()}`);
  }

  /** Wait until whoever sits here decides, or the match is over. */
  async turn(): Promise<AnyState> {
    return this.until((state) => state.table.status === "finished" || this.isMine(state));
  }

  isMine(state: AnyState | null): boolean {
    return (state?.decision?.options?.length ?? 0) > 0;
  }

  get keys(): string[] {
    return (this.state?.decision?.options ?? []).map((option) => option.key);
  }

  option(key: string): Locator {
    return this.decision.locator(`[data-option="${key}"]`);
  }

  /** The same in sight: a long list of places on the board is opened first. */
  async shownOption(key: string): Promise<Locator> {
    const option = this.option(key);
    await option.waitFor({ state: "attached" });
    const list = this.decision.locator(`details:not([open]):has([data-option="${key}"])`);
    if ((await list.count()) > 0) await list.locator("summary").click();
    return option;
  }

  /** Choose in the panel; what cannot be taken back is pressed twice. */
  async choose(key: string): Promise<AnyState> {
    const option = await this.shownOption(key);
    return this.afterwards(() => option.click(), key);
  }

  /** Choose on the board if the option has a place there that can be seen; whether it had. */
  async chooseOnBoard(key: string): Promise<boolean> {
    const spot = await this.spot(key);
    if (spot === null) return false;
    const click = () => this.page.mouse.click(spot.x, spot.y);
    if (!key.startsWith("place:")) await this.afterwards(click, key);
    else {
      const before = this.state?.seq;
      await click(); // a tile is first tried out
      const lay = this.page.getByRole("button", { name: say("board-lay") });
      await expect(lay).toBeVisible();
      expect(this.state?.seq).toBe(before);
      await this.afterwards(() => lay.click(), key);
    }
    return true;
  }

  /**
   * A point on the screen where the board shows this option or refusal, once it does; a place for a tile in any of its
   * turns. What the pack says of the land may come later than the table, and where the panel has grown the board finds
   * its place again a frame after its frame has shrunk.
   */
  async spot(key: string): Promise<{ x: number; y: number } | null> {
    const target = /^place:[^,]+,[^,]+/.exec(key)?.[0] ?? key;
    return this.page.evaluate(
      async ([id, patience]) => {
        const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
        for (const began = performance.now(); performance.now() - began < patience;) {
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
          const drawn = document.querySelector(`[data-target="${id}"]`);
          if (drawn === null) continue;
          const { left, top, width, height } = drawn.getBoundingClientRect();
          for (const down of steps)
            for (const across of steps) {
              const [x, y] = [left + width * across, top + height * down];
              if (document.elementFromPoint(x, y)?.closest("[data-target]") === drawn) return { x, y };
            }
        }
        return null;
      },
      [target, timeout] as const,
    );
  }

  /** Do something that chooses `key`, and wait until the hall has heard of it. */
  async afterwards(act: () => Promise<void>, key: string): Promise<AnyState> {
    const before = this.state?.seq ?? -1;
    await act();
    if (this.state?.seq === before && (await this.option(key).getByText(say("web-decision-sure")).count()) > 0)
      await act();
    return this.until((state) => state.seq > before);
  }
}

/** Astrid and Bjorn at one table, in play. */
export async function pair(come: Come): Promise<[TablePage, TablePage]> {
  const [astrid, bjorn] = [await come("Astrid"), await come("Bjorn")];
  const id = await openTable(astrid, { bots: [null, null] });
  await talk(bjorn, id, (state) => (state.you.seats.includes(1) ? "done" : { type: "sit", seat: 1 }));
  await talk(astrid, id, (state) => (state.table.status === "open" ? { type: "start" } : "done"));
  return [await TablePage.at(astrid, id), await TablePage.at(bjorn, id)];
}

/** Answer the question for one's name at the door. */
export async function giveName(page: Page, name: string): Promise<void> {
  const door = page.getByRole("dialog", { name: say("web-name-title") });
  await door.getByLabel(say("web-name-label")).fill(name);
  await door.getByRole("button", { name: say("web-name-enter") }).click();
  await expect(door).toBeHidden();
}

/** Ids of messages that have no words, parameters that were not given and objects instead of words, anywhere. */
export async function unworded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wordless = /⟦[a-z][a-z0-9]*(?:-[a-z0-9]+)*⟧|\{\s*\$[\w-]+\s*\}|\[object \w+\]|\bundefined\b|\bNaN\b/g;
    const texts = [document.title, document.body.textContent ?? ""];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(element.getAttribute(name) ?? "");
    return [...new Set(texts.flatMap((text) => text.match(wordless) ?? []))];
  });
}

/** Everything on the page is in words. */
export async function expectWords(page: Page): Promise<void> {
  expect(await unworded(page), "messages without words").toEqual([]);
}
