import { expect, test } from "./hall.ts";
import { expectNoBarriers } from "./inspect.ts";
import { expectWords, TablePage } from "./table.ts";
import { begin, dice } from "./wire.ts";
import { say } from "./words.ts";

const TABLE = { game: "icaion", setup: { seats: 2, wonders: true }, bots: [null, "random"] };
const HAS_A_PLACE =
  /^((node|region|remove|apparatus|special):|(camp|extract|deploy|eradicate|investigate|retrieve|install|restore)$)/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("a match of Icaion is played to its end by clicking, what has a place on the board there", async ({ come }) => {
  const page = await come("Astrid");
  const table = await TablePage.at(page, await begin(page, TABLE));
  const roll = dice(7);
  const kinds = new Map<string, number>(); // of decisions that were answered on the board
  let choices = 0;
  for (;;) {
    const told = await table.turn();
    if (told.table.status === "finished") break;
    const kind = told.decision!.kind;
    const often = kinds.get(kind) ?? 0;
    const enough = choices > 60 ? table.keys.find((one) => one === "pass") : undefined; // then to the end
    const key = enough ?? table.keys[roll(table.keys.length)]!;
    if (HAS_A_PLACE.test(key) && often < 5) {
      expect(await table.chooseOnBoard(key), `${key} of ${kind} can be clicked on the board`).toBe(true);
      kinds.set(kind, often + 1);
    } else await table.choose(key);
    if (choices++ % 12 === 0) await expectWords(page);
    if (choices === 30) await expectNoBarriers(page, ["dark"]);
  }
  console.log(`${choices} choices; on the board: ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(", ")}`);
  for (const kind of ["start_node", "move", "action"])
    expect(kinds.get(kind) ?? 0, `${kind} on the board`).toBeGreaterThan(0);
  await expect(page.locator("ol.podium > li")).toHaveCount(2);
  await expectWords(page);
});

test("on a phone turns of Icaion are played by keyboard alone, in the sheet and on the board", async ({ come }) => {
  const page = await come("Astrid", PHONE);
  const table = await TablePage.at(page, await begin(page, TABLE));
  const roll = dice(3);
  let onBoard = 0;
  for (let choice = 0; choice < 20; choice++) {
    const told = await table.turn();
    if (told.table.status === "finished") break;
    if (told.decision!.kind === "move") await expect(table.decision.locator(".options > *").first()).toBeInViewport();
    const key = table.keys[roll(table.keys.length)]!;
    const spot = page.locator(`svg [data-target="${key}"]`);
    if (HAS_A_PLACE.test(key) && choice % 2 === 0 && (await spot.count()) > 0) {
      await spot.focus();
      onBoard++;
    } else await (await table.shownOption(key)).focus();
    await table.afterwards(() => page.keyboard.press("Enter"), key);
  }
  expect(onBoard, "choices made on the board").toBeGreaterThan(0);
  await page.keyboard.press("t");
  await expect(page.getByRole("dialog", { name: say("web-menu-text") })).toContainText("Inner River");
  await page.keyboard.press("Escape");
  await expectNoBarriers(page, ["dark", "light"]);
  await expectWords(page);
});
