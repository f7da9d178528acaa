import type { Page } from "@playwright/test";
import type { ChronicleEntry } from "../src/lib/protocol/generated";
import { PHONE, playByClicking, playByKeyboard } from "./boards.ts";
import { expect, get, test } from "./hall.ts";
import { holdTime, settled, stepIntoScene } from "./scenery.ts";
import { TablePage } from "./table.ts";
import { begin } from "./wire.ts";
import { LANGUAGES, say } from "./words.ts";

const TABLE = { game: "icaion", setup: { seats: 2, wonders: true }, bots: [null, "random"] };
const HAS_A_PLACE =
  /^((node|region|remove|apparatus|special):|(camp|extract|deploy|eradicate|investigate|retrieve|install|restore)$)/;

/** Whoever does no more than they must has a match of few choices; for some turns one plays as one likes. */
const TO_THE_END = ["pass", "done", "discard", "wound"];

test("a match of Icaion is played to its end by clicking, what has a place on the board there", async ({ come }) => {
  await playByClicking(await come("Astrid"), TABLE, {
    hasAPlace: HAS_A_PLACE,
    often: 5,
    shortcut: (keys, choices) => (choices > 45 ? TO_THE_END.find((key) => keys.includes(key)) : undefined),
    kinds: ["start_node", "move", "action"],
    unseen: [32, 66],
  });
});

test("on a phone a match of Icaion is played to its end by keyboard alone, in the sheet and on the board", async ({
  come,
}) => {
  const setup = { ...TABLE.setup, neutral_placement: "symmetry" };
  let choices = 0;
  await playByKeyboard(
    await come("Astrid", PHONE),
    { ...TABLE, setup },
    {
      hasAPlace: HAS_A_PLACE,
      choices: 18,
      place: "Inner River",
      inSight: "move",
      shortcut: (keys) => (++choices > 18 ? TO_THE_END.find((key) => keys.includes(key)) : undefined),
      unseenUntil: 47,
    },
  );
});

test("on a laptop all that is drafted, five players and one's own board are in sight, options that do not fit are counted, and a scene is told before its outcome", async ({
  come,
}) => {
  const page = await come("Astrid");
  const bots = [null, "random", "random", "random", "random"];
  const setup = { seats: 5, draft: true };
  const table = await TablePage.at(page, await begin(page, { game: "icaion", setup, bots }));
  const hidden = () =>
    table.decision.locator("[data-option]").evaluateAll((options) => {
      const foot = options[0]!.closest(".options")!.getBoundingClientRect().bottom + 8;
      return options.filter((one) => one.getBoundingClientRect().bottom > foot).length;
    });
  while ((await table.turn()).decision?.kind !== "move") {
    if (table.keys.some((key) => key.startsWith("gear:"))) await expect.poll(hidden).toBe(0);
    const forced = table.decision.getByText(say("web-decision-only"));
    await expect(forced).toBeVisible({ visible: table.keys.length === 1 });
    await table.choose(table.keys[0]!);
  }
  // the players, and one's own board with the texts of Seeker and Gear
  for (const part of [
    page.locator(".column .players"),
    page.getByRole("group", { name: say("word-rows", {}, "en", "icaion") }),
  ])
    expect(await part.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  // in the hunt of the Year, the emblem and the number of each of the five
  const covered = await page.locator("[data-hunt]").evaluateAll((all) =>
    all.filter((who) => {
      const [emblem, number] = [...who.children].map((part) => part.getBoundingClientRect());
      return emblem!.right > number!.left && emblem!.bottom > number!.top;
    }),
  );
  expect(covered).toHaveLength(0);
  // beside the City all five in a strip, each score whole
  await page.getByRole("tab", { name: say("board-city", {}, "en", "icaion") }).click();
  const strip = page.getByRole("region", { name: say("web-table-players"), exact: true });
  const cut = await strip.getByRole("listitem").evaluateAll((all) =>
    all.filter((who) => {
      const [own, row] = [who.getBoundingClientRect(), who.parentElement!.getBoundingClientRect()];
      return who.scrollWidth > who.clientWidth || own.left < row.left - 1 || own.right > row.right + 1;
    }),
  );
  expect(await strip.getByRole("listitem").count()).toBe(5);
  expect(cut).toHaveLength(0);
  await page.getByRole("tab", { name: say("web-table-chronicle") }).click();
  await page.setViewportSize({ width: 1024, height: 600 });
  const first = await table.shownOption(table.keys[0]!); // opens the list
  await first.hover();
  await expect(page.locator(".column .preview")).toBeVisible(); // not over the board, which fills its place
  await expect(async () => {
    const count = await hidden();
    expect(count).toBeGreaterThan(0);
    await expect(page.getByText(say("web-decision-below", { count }))).toBeVisible({ timeout: 500 });
  }).toPass(); // the smaller screen has to be drawn first
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectSecretUntilTold(page, new URL(page.url()).pathname);
});

/** The first Event card of a match, in its replay: nothing on the table knows of it before its scene has told it. */
async function expectSecretUntilTold(page: Page, table: string): Promise<void> {
  const { entries } = await get<{ entries: ChronicleEntry[] }>(page.context(), `${table}/chronicle`);
  const reveals = entries.find(({ events }) => events.some(({ type }) => type === "event_revealed"))!;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto(`${table}/replay?at=${reveals.n - 1}`);
  await settled(page);
  await expect(page.locator(".count text")).toHaveCount(15);
  await holdTime(page);
  /** The Qoam on the board, Year, round and events, what the players have, and the chronicle. */
  const known = async () => ({
    board: await page.locator(".count text").allTextContents(),
    events: await page.getByRole("heading", { level: 4 }).locator("xpath=..").first().innerText(),
    players: (await page.locator(".column .players").innerText())
      .replace(say("web-table-decides"), "")
      .replaceAll(say("bot-random"), "") // whoever decides shows no level
      .split(/\s+/),
    chronicle: await page.getByRole("log").innerText(),
  });
  const before = await known();
  await stepIntoScene(page);
  expect(await known()).toEqual(before);
  await expect(page.locator("#question")).toHaveText(say("web-decision-telling"));
  await page.keyboard.press("Escape");
  await expect.poll(known).not.toEqual(before);
}

/** As many cards as any hand holds, those with the longest texts. */
const LONGEST = [
  "attack_5",
  "up_harvester_any",
  "up_refiner_eradicate",
  "action_eradicate_or_investigate",
  "up_converter",
];
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test("a full hand shows all that its cards say, and signs, piles and nodes explain themselves", async ({ come }) => {
  const page = await come("Astrid");
  const id = await begin(page, { game: "icaion", setup: { seats: 2, wonders: true }, bots: [null, "random"] });
  await page.routeWebSocket(/\/play$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as {
        view?: { seat: number; players: { seat: number; hand: string[] }[] };
      };
      const own = message.view?.players.find(({ seat }) => seat === message.view?.seat);
      if (own !== undefined) own.hand = LONGEST;
      socket.send(JSON.stringify(message));
    });
  });
  const table = await TablePage.at(page, id);
  while ((await table.turn()).decision?.kind !== "move") await table.choose(table.keys[0]!);
  const cut = () =>
    page.locator(".cards .curio").evaluateAll((cards) => {
      const list = cards[0]!.closest(".cards")!.getBoundingClientRect();
      return cards.filter((card) => {
        const [words, box] = [card.querySelector(".words")!, card.getBoundingClientRect()];
        return words.getBoundingClientRect().bottom > Math.min(box.bottom, list.bottom, innerHeight) + 1;
      }).length;
    });
  for (const language of [...LANGUAGES.slice(1), "en"]) {
    await page.goto("/");
    await page.locator("header select").selectOption(language);
    await page.goto(`/tables/${id}`);
    await settled(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect.poll(cut, `${language}, ${screen.width}`).toBe(0);
    }
  }
  const note = page.locator(".note:popover-open");
  await page.locator(".own .shards").click();
  await expect(note).toContainText(say("board-shards", { n: 0 }, "en", "icaion"));
  await page.keyboard.press("Escape");
  const wonder = page.getByRole("heading", { name: say("word-open-wonders", {}, "en", "icaion") }).locator("xpath=..");
  await wonder.getByRole("listitem").first().click();
  await expect(note).toContainText(/activates/);
  await page.keyboard.press("Escape");
  const [key] = table.keys.filter((one) => one.startsWith("node:"));
  await page.locator(`.spot[data-target="${key}"]`).click({ button: "right" });
  await expect(page.getByRole("dialog")).toContainText(/Extract there/);
});
