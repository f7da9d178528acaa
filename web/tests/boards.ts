import type { Page } from "@playwright/test";
import type { ChronicleEntry, GameEvent } from "../src/lib/protocol/generated";
import { expect, get, type TableRequest } from "./hall.ts";
import { expectNoBarriers } from "./inspect.ts";
import { walkOnBoard, walkTo } from "./keys.ts";
import { holdTime, settled, stepIntoScene } from "./scenery.ts";
import { expectWords, TablePage } from "./table.ts";
import { begin, dice, talk } from "./wire.ts";
import { say } from "./words.ts";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

interface Clicking {
  /** Keys of options that must answer a click on the board. */
  hasAPlace: RegExp;
  /** So often for each kind of decision; then in the panel. */
  often: number;
  /** The option that leads to the end sooner, if there is one. */
  shortcut: (keys: string[], choices: number) => string | undefined;
  /** Kinds of decisions that must have been made on the board. */
  kinds: string[];
  /** A kind of decisions all of whose options must be in sight. */
  inSight?: string;
  /** Which choices, from one number to another, are made without looking at the page: the middle of a match is long. */
  unseen: [number, number];
}

/** A match for two is played to its end by clicking: what has a place on the board there, the rest in the panel. */
export async function playByClicking(page: Page, wish: TableRequest, how: Clicking): Promise<void> {
  const id = await begin(page, wish);
  let table = await TablePage.at(page, id);
  const roll = dice(7);
  const pick = (keys: string[], choice: number): string => how.shortcut(keys, choice) ?? keys[roll(keys.length)]!;
  const onBoard = new Map<string, number>(); // decisions by kind
  let choices = 0;
  for (;;) {
    if (choices === how.unseen[0]) {
      choices = await playUnseen(page, id, ...how.unseen, ({ keys, choice }) => pick(keys, choice));
      table = await TablePage.at(page, id);
    }
    const state = await table.turn();
    if (state.table.status === "finished") break;
    const key = pick(table.keys, choices);
    const kind = state.decision!.kind;
    if (kind === how.inSight)
      for (const one of table.keys) await expect(table.option(one), one).toBeInViewport({ ratio: 0.99 });
    const often = onBoard.get(kind) ?? 0;
    if (how.hasAPlace.test(key) && often < how.often) {
      expect(await table.chooseOnBoard(key), `${key} of ${kind} can be clicked on the board`).toBe(true);
      onBoard.set(kind, often + 1);
    } else await table.choose(key);
    if (choices++ % 12 === 0) await expectWords(page);
    if (choices === 30) await expectNoBarriers(page, ["dark"]);
  }
  console.log(`${choices} choices; on the board: ${[...onBoard].map(([kind, n]) => `${kind} ${n}`).join(", ")}`);
  for (const kind of how.kinds) expect(onBoard.get(kind) ?? 0, `${kind} on the board`).toBeGreaterThan(0);
  await expect(page.locator("ol.podium > li")).toHaveCount(2);
  await expectWords(page);
}

/**
 * Choices of one's own from number `from` to number `until` over the wire, with the page elsewhere, so that a match comes
 * near its end quickly; the number of the next one.
 */
async function playUnseen(
  page: Page,
  table: string,
  from: number,
  until: number,
  pick: (now: { keys: string[]; kind: string; choice: number }) => string,
): Promise<number> {
  await page.goto("/about");
  let choice = from;
  let answered = -1;
  await talk(page, table, ({ table, decision, seq }) => {
    if (table.status === "finished" || choice === until) return "done";
    const keys = (decision?.options ?? []).map(({ key }) => key);
    if (keys.length === 0 || seq === answered) return null;
    answered = seq;
    const key = pick({ keys, kind: decision!.kind, choice });
    choice++;
    return { type: "choose", seat: decision!.seat, seq, key };
  });
  return choice;
}

interface Typing {
  /** Keys of options that are chosen on the board every other time. */
  hasAPlace: RegExp;
  /** After so many choices the table is read as text and looked over; without a shortcut that is all. */
  choices: number;
  /** A place that the table in words names. */
  place: string;
  /** Kinds of decisions whose first option must be in sight. */
  inSight?: string;
  /** The option that leads to the end of the match sooner, if there is one: the match is played to its end. */
  shortcut?: (keys: string[], kind: string) => string | undefined;
  /** Up to which choice they are made without looking at the page, once it has been read as text. */
  unseenUntil?: number;
}

/**
 * A match for two is played by keyboard alone, from wherever the focus is: on the board, with the key beside an
 * option, or by walking to it with the arrow keys. On the way the table is read as text.
 */
export async function playByKeyboard(page: Page, wish: TableRequest, how: Typing): Promise<string> {
  const id = await begin(page, wish);
  let table = await TablePage.at(page, id);
  const roll = dice(3);
  const pick = (keys: string[], kind: string): string => how.shortcut?.(keys, kind) ?? keys[roll(keys.length)]!;
  const made = { board: 0, key: 0, walk: 0 };
  for (let choice = 0; ; choice++) {
    let state = await table.turn();
    if (state.table.status === "finished") break;
    if (choice === how.choices) {
      await readAsText(page, how.place);
      if (how.shortcut === undefined) break;
      if (how.unseenUntil !== undefined) {
        choice = await playUnseen(page, id, choice, how.unseenUntil, ({ keys, kind }) => pick(keys, kind));
        table = await TablePage.at(page, id);
        state = await table.turn();
      }
    }
    const { kind } = state.decision!;
    if (kind === how.inSight)
      await expect(table.decision.locator(".options :is(.group, .folded)").first()).toBeInViewport();
    const key = pick(table.keys, kind);
    const option = table.option(key);
    await option.waitFor({ state: "attached" });
    const folded = !(await option.isVisible()); // many places are listed only on demand: they are chosen on the board
    const wantsBoard = how.hasAPlace.test(key) && (folded || choice % 2 === 0);
    let press = "Enter";
    if (wantsBoard && (await walkOnBoard(page, key))) made.board++;
    else {
      const hotkey = choice % 3 === 0 && !folded ? null : await option.getAttribute("aria-keyshortcuts");
      if (hotkey === null) await walkTo(page, key);
      press = hotkey ?? press;
      made[hotkey === null ? "walk" : "key"]++;
    }
    await table.afterwards(() => page.keyboard.press(press), key);
    if (press === "Enter" && table.state!.table.status === "playing")
      expect(await focusIsAtTheTable(page), `after ${key} of ${kind} the focus is still at the table`).toBe(true);
  }
  console.log(`by keyboard: ${JSON.stringify(made)}`);
  expect(made.board, "choices made on the board").toBeGreaterThan(0);
  if (how.shortcut !== undefined) await expect(page.locator("ol.podium > li")).toHaveCount(2);
  await expectWords(page);
  return id;
}

/** Whether the next key is heard where somebody was: on the board or in the panel. */
async function focusIsAtTheTable(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest("#board, #decision") != null);
}

/** All that a page says beside a scene and the question with who is asked: status, board, players, chronicle, title. */
async function saidBeside(page: Page): Promise<string> {
  const [asked, turn] = [say("web-table-turn-of", { seat: "\\S+" }), say("web-table-decides")];
  const said = await page.evaluate(() => {
    const page = document.querySelector(".surface")!.cloneNode(true) as HTMLElement;
    for (const scene of page.querySelectorAll("section.scene, section.brief, #decision, [aria-live]")) scene.remove();
    return `${document.title} ${page.textContent}`;
  });
  const line = said.replace(/\s+/g, " "); // between an emblem and its name, too
  return line.replace(new RegExp(`${asked}|${turn}`, "g"), "").replace(/ +/g, " ");
}

/**
 * What comes of a choice in a finished match is nowhere to be read before its scene has told it; `isDramatic` says
 * which choice is looked at.
 */
export async function expectToldByItsScene(
  page: Page,
  table: string,
  isDramatic: (events: GameEvent[]) => boolean,
): Promise<void> {
  const { entries } = await get<{ entries: ChronicleEntry[] }>(page.context(), `/tables/${table}/chronicle`);
  const at = entries.find(({ events }) => isDramatic(events))!.n - 1;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 800 }); // everything at once
  await page.clock.install();
  await page.goto(`/tables/${table}/replay?at=${at}`);
  await settled(page);
  await holdTime(page);
  const before = await saidBeside(page);
  const scene = await stepIntoScene(page);
  expect(await saidBeside(page), "said before the scene has told it").toBe(before);
  await page.keyboard.press("Escape");
  await expect(scene).toBeHidden();
  expect(await saidBeside(page), "said afterwards").not.toBe(before);
}

async function readAsText(page: Page, place: string): Promise<void> {
  await page.keyboard.press("t");
  const text = page.getByRole("dialog", { name: say("web-menu-text") });
  await expect(text).toContainText(place);
  expect(await text.innerText(), "there is a space before every bracket").not.toMatch(/[^\s(]\(/);
  await page.keyboard.press("Escape");
  await expectNoBarriers(page, ["dark", "light"]);
  await expectWords(page);
}
