import { expectToldByItsScene, PHONE, playByClicking, playByKeyboard } from "./boards.ts";
import { expect, test } from "./hall.ts";
import { say } from "./words.ts";

const TABLE = { game: "icegarden", setup: { seats: 2 }, bots: [null, "random"] };

/** Who does nothing but Making is soon buried by Dead Snow. */
const TO_DEAD_SNOW = ["jump:2", "field:making", "raise", "summon", "upgrade", "done", "pass"];

test("a match of the Ice Garden is played to its end by clicking, what has a place on the board there", async ({
  come,
}) => {
  await playByClicking(await come("Astrid"), TABLE, {
    hasAPlace: /^(region|piece|target|field|jump|token):/,
    often: 4,
    shortcut: (keys, choices) => (choices > 45 ? TO_DEAD_SNOW : ["jump:2"]).find((key) => keys.includes(key)),
    kinds: ["starting_influence", "jump", "plan"],
    inSight: "starting_influence",
    unseen: [35, 84],
  });
});

test("on a phone a match of the Ice Garden is played to its end by keyboard alone, in the sheet and on the map", async ({
  come,
}) => {
  const page = await come("Astrid", PHONE);
  const table = await playByKeyboard(page, TABLE, {
    hasAPlace: /^(region|field|jump):/,
    choices: 18,
    place: "Hidden Valley",
    shortcut: (keys) => TO_DEAD_SNOW.find((key) => keys.includes(key)),
    unseenUntil: 58,
  });
  await page.goto(`/tables/${table}/replay?at=15`); // while action markers are planned
  // a tap goes to a region, the next one tells about it, and a button leads back
  const back = page.getByRole("button", { name: say("board-back", {}, "en", "icegarden") });
  const valley = page.locator('[data-about="valley"]').first();
  await valley.click();
  await expect(back).toBeVisible();
  await valley.click();
  await expect(page.getByRole("dialog", { name: "Hidden Valley" })).toBeVisible();
  await back.click();
  await expect(back).toBeHidden();
  await expectToldByItsScene(page, table, (events) =>
    events.some(({ type, places }) => type === "region_counted" && (places as unknown[]).length > 0),
  );
});
