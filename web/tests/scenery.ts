import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { expect, get, openTable, type Hall } from "./hall.ts";
import type { ChronicleEntry } from "../src/lib/protocol/generated";
import { begin, chat, dice, randomly, talk, type Act, type AnyState } from "./wire.ts";
import { say, type Language } from "./words.ts";

/** A hall in which something is going on, seen by Astrid: the tables that the main screens show. */
export interface Scenery {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  lobby: string;
  early: string;
  mid: string;
  late: string;
  /** Where something is chosen on the board. */
  placing: string;
  finished: string;
  /** In the finished match, the number of choices before the one that decides a battle. */
  battle: number;
}

const decides = (state: AnyState) => (state.decision?.options?.length ?? 0) > 0;
const year = (state: AnyState) => Number(state.view?.["year"] ?? 0);
const three = { setup: { seats: 3, clans: "random", creatures: true }, bots: [null, "random", "random"] };

/** Like somebody who wants to see land and people: explores, builds and moves where that is possible. */
export function eagerly(seed: number, enough: (state: AnyState) => boolean): Act {
  const roll = dice(seed);
  const any = randomly(seed, enough);
  return (state) => {
    const { decision } = state;
    const options = decision?.options ?? [];
    if (decision?.kind !== "turn_action" || options.length < 2 || enough(state)) return any(state);
    const doing = options.filter(({ key }) => key !== "pass");
    return { type: "choose", seat: decision.seat, seq: state.seq, key: doing[roll(doing.length)]!.key };
  };
}

/** A table where Astrid has to decide something of that kind; bots play as they like, so it may take several matches. */
export async function reach(page: Page, there: (state: AnyState) => boolean): Promise<string> {
  for (let seed = 1; seed < 10; seed++) {
    const table = await begin(page, three);
    const state = await talk(
      page,
      table,
      eagerly(seed, (now) => decides(now) && there(now)),
    );
    if (state.table.status === "playing") return table;
  }
  throw new Error("no match came to what was wanted");
}

/** Whether a battle was fought from its dice to its end in one go. */
function fightsItOut({ events }: ChronicleEntry): boolean {
  const dice = events.filter(({ type }) => type === "die_rolled").length;
  return dice === 2 && events.some(({ type }) => type === "battle_decided");
}

/** A finished match in which a battle was fought. */
export async function fought(page: Page): Promise<{ finished: string; battle: number }> {
  for (let seed = 1; seed < 10; seed++) {
    const finished = await openTable(page, { ...three, public: true });
    await talk(
      page,
      finished,
      eagerly(seed, () => false),
    );
    const { entries } = await get<{ entries: ChronicleEntry[] }>(page.context(), `/tables/${finished}/chronicle`);
    const decided = entries.find(fightsItOut);
    if (decided !== undefined) return { finished, battle: decided.n - 1 };
  }
  throw new Error("no match had a battle");
}

export async function prepare(hall: Hall, browser: Browser): Promise<Scenery> {
  const page = await hall.visit(browser, "Astrid");
  const friend = await hall.visit(browser, "Bjorn");
  const { finished, battle } = await fought(page);
  const early = await reach(page, (state) => year(state) === 1 && state.decision?.kind === "turn_action");
  const mid = await reach(page, (state) => year(state) >= 3 && (state.decision?.refusals?.length ?? 0) > 1);
  const late = await reach(page, (state) => year(state) >= 6 && state.decision?.kind === "turn_action");
  const placing = await reach(
    page,
    (state) => year(state) >= 2 && /^(move_to|explore_place)$/.test(state.decision!.kind),
  );
  const lobby = await openTable(page, { ...three, bots: [null, null, "greedy"], public: true });
  await openTable(friend, { setup: { seats: 4 }, bots: [null, null, "greedy", "random"], public: true });
  await begin(friend, { public: true });
  await chat(page, mid, "Good evening! Who has the mead?");
  await chat(friend, mid, "I do. Mind your northern border.");
  const state = await page.context().storageState();
  await page.context().close();
  await friend.context().close();
  return { state, lobby, early, mid, late, placing, finished, battle };
}

type Show = (page: Page, scenery: Scenery, language: Language) => Promise<void>;

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

/** Go there, unless one is there already. */
const at =
  (address: (scenery: Scenery) => string): Show =>
  async (page, scenery) => {
    const { pathname, search } = new URL(page.url());
    if (`${pathname}${search}` === address(scenery)) return;
    await page.goto(address(scenery));
    await settled(page);
  };

const table = (which: "early" | "mid" | "late" | "lobby" | "finished") => at((scenery) => `/tables/${scenery[which]}`);

const FITS = 240; // milliseconds in which a board finds its place after its frame has grown or shrunk; no step is shorter
const MOVES = 600; // milliseconds after which pieces that move before a scene have arrived

/** One choice on in a replay whose time is held: what moves first has moved, and the scene waits. */
export async function stepIntoScene(page: Page, language: Language = "en"): Promise<Locator> {
  await page.getByRole("button", { name: say("web-replay-step-on", {}, language), exact: true }).click();
  const scene = page.getByRole("region", { name: say("web-scene", {}, language) });
  await expect(page.getByText(say("web-decision-telling", {}, language))).toBeVisible();
  if (!(await scene.isVisible())) await page.clock.runFor(MOVES);
  await expect(scene).toBeVisible();
  await page.clock.runFor(FITS);
  await finishAnimations(page);
  return scene;
}

/** What fades or slides in has done so: styles have a clock of their own, which nobody can hold. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/**
 * From now on nothing on this page goes on by itself: scenes wait. The page's clock has to be installed; where it has been
 * held before, each time is a minute later than the last.
 */
export async function holdTime(page: Page, minutes = 1): Promise<void> {
  await page.clock.pauseAt(Date.now() + minutes * 60_000);
}

/** On a phone what stands beside the board, and what can be done, are tabs of one sheet. */
async function look(page: Page, message: string, language: Language): Promise<void> {
  await page.getByRole("tab", { name: say(message, {}, language) }).click();
}

async function fromMenu(page: Page, message: string, language: Language): Promise<void> {
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape"); // of the screen before
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
  preview: async (page, scenery, language) => {
    await at(({ placing }) => `/tables/${placing}`)(page, scenery, language);
    await page.locator("#decision [data-option]").last().focus();
    await page.waitForTimeout(600); // a preview comes when the pointer or the focus stays
  },
  battle: async (page, { finished, battle }, language) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(`/tables/${finished}/replay?at=${battle}`);
    await settled(page);
    await holdTime(page);
    const scene = await stepIntoScene(page, language);
    for (let step = 0; step < 3; step++)
      await scene.getByRole("button", { name: say("web-scene-next", {}, language) }).click();
  },
  end: table("finished"),
  replay: at(({ finished }) => `/tables/${finished}/replay?at=90`),
  finished: at(() => "/finished"),
  brief: at(() => "/brief/northgard"),
  rules: at(() => "/rules/northgard"),
  gallery: at(() => "/gallery/northgard"),
  account: at(() => "/account"),
  people: at(() => "/people"),
  person: async (page, scenery, language) => {
    const { page: own } = await get<{ page: string }>(page.context(), "/me");
    await at(() => `/people/${own}`)(page, scenery, language);
    await page.locator("summary").first().click();
  },
  about: at(() => "/about"),
  nowhere: at(() => "/nowhere"),
};
