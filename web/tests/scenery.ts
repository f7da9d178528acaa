import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, openTable, type Hall } from "./hall.ts";
import { begin, chat, dice, finish, randomly, talk, type Act, type Told } from "./wire.ts";
import { say, type Language } from "./words.ts";

/** A hall in which something is going on, seen by Astrid: the tables that the main screens show. */
export interface Scenery {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  lobby: string;
  early: string;
  mid: string;
  late: string;
  finished: string;
}

const decides = (told: Told) => (told.decision?.options?.length ?? 0) > 0;
const year = (told: Told) => Number(told.view?.["year"] ?? 0);
const three = { setup: { seats: 3, clans: "random", creatures: true }, bots: [null, "random", "random"] };

/** Like somebody who wants to see land and people: explores, builds and moves where that is possible. */
export function eagerly(seed: number, enough: (told: Told) => boolean): Act {
  const roll = dice(seed);
  const any = randomly(seed, enough);
  return (told) => {
    const { decision } = told;
    const options = decision?.options ?? [];
    if (decision?.kind !== "turn_action" || options.length < 2 || enough(told)) return any(told);
    const doing = options.filter(({ key }) => key !== "pass");
    return { type: "choose", seat: decision.seat, seq: told.seq, key: doing[roll(doing.length)]!.key };
  };
}

export async function prepare(hall: Hall, browser: Browser): Promise<Scenery> {
  const page = await hall.visit(browser, "Astrid");
  const friend = await hall.visit(browser, "Bjorn");
  const finished = await finish(page, three);
  const [early, mid, late] = [await begin(page, three), await begin(page, three), await begin(page, three)];
  await talk(
    page,
    early,
    eagerly(1, (told) => year(told) === 1 && told.decision?.kind === "turn_action"),
  );
  await talk(
    page,
    mid,
    eagerly(2, (told) => year(told) >= 3 && told.decision?.kind === "play_card" && decides(told)),
  );
  await talk(
    page,
    late,
    eagerly(3, (told) => year(told) >= 6 && told.decision?.kind === "turn_action" && decides(told)),
  );
  const lobby = await openTable(page, { ...three, bots: [null, null, "greedy"], public: true });
  await openTable(friend, { setup: { seats: 4 }, bots: [null, null, "greedy", "random"], public: true });
  await begin(friend, { public: true });
  await chat(page, mid, "Good evening! Who has the mead?");
  await chat(friend, mid, "I do. Mind your northern border.");
  const state = await page.context().storageState();
  await page.context().close();
  await friend.context().close();
  return { state, lobby, early, mid, late, finished };
}

type Show = (page: Page, scenery: Scenery, language: Language) => Promise<void>;

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

const at =
  (address: (scenery: Scenery) => string): Show =>
  async (page, scenery) => {
    await page.goto(address(scenery));
    await settled(page);
  };

const table = (which: "early" | "mid" | "late" | "lobby" | "finished") => at((scenery) => `/tables/${scenery[which]}`);

/** On a phone what stands beside the board, and what can be done, are tabs of one sheet. */
async function look(page: Page, message: string, language: Language): Promise<void> {
  await page.getByRole("tab", { name: say(message, {}, language) }).click();
}

async function fromMenu(page: Page, message: string, language: Language): Promise<void> {
  await page.getByRole("button", { name: say("web-menu", {}, language) }).click();
  await page
    .getByRole("navigation")
    .getByRole("button", { name: say(message, {}, language) })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** The main screens by name. */
export const SCREENS: Record<string, Show> = {
  hall: at(() => "/"),
  new: at(() => "/new/northgard"),
  lobby: table("lobby"),
  early: table("early"),
  mid: table("mid"),
  late: table("late"),
  why: async (page, scenery, language) => {
    await table("mid")(page, scenery, language);
    await page.getByRole("button", { name: say("web-decision-why", {}, language) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  market: async (page, scenery, language) => {
    await table("late")(page, scenery, language);
    await look(page, "web-table-market", language);
  },
  chat: async (page, scenery, language) => {
    await table("mid")(page, scenery, language);
    await look(page, "web-table-chat", language);
  },
  text: async (page, scenery, language) => {
    await table("late")(page, scenery, language);
    await fromMenu(page, "web-menu-text", language);
  },
  keys: async (page, scenery, language) => {
    await table("mid")(page, scenery, language);
    await fromMenu(page, "web-menu-keys", language);
  },
  settings: async (page, scenery, language) => {
    await table("mid")(page, scenery, language);
    await fromMenu(page, "web-settings", language);
  },
  end: table("finished"),
  replay: at(({ finished }) => `/tables/${finished}/replay?at=90`),
  finished: at(() => "/finished"),
  rules: at(() => "/rules/northgard"),
  gallery: at(() => "/gallery/northgard"),
  account: at(() => "/account"),
  about: at(() => "/about"),
  nowhere: at(() => "/nowhere"),
};
