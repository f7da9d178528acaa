import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "./hall.ts";
import { expectInReach, expectNoBarriers } from "./inspect.ts";
import { expectWords } from "./table.ts";
import { say } from "./words.ts";

const PYTHON = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const KEYS = `import json
from longhall.puzzles.pool import puzzle
one = puzzle("icegarden", 1)
print(json.dumps([one.missed, one.best.keys]))`;

test("a puzzle is tried by keyboard on a phone, tried again, solved, and remembered", async ({ come }) => {
  const [missed, best] = JSON.parse(execFileSync(PYTHON, ["-c", KEYS], { encoding: "utf8" })) as [string[], string[]];
  const page = await come("Astrid", { viewport: { width: 390, height: 844 } });
  const panel = page.locator("#decision");
  const choose = async (keys: string[]) => {
    for (const key of keys) {
      const option = panel.locator(`[data-option="${key}"][aria-disabled="false"]`);
      await option.focus();
      await page.keyboard.press("Enter");
    }
    await page
      .getByRole("button", { name: say("try-judge"), exact: true })
      .first()
      .press("Enter");
    await expect(panel.locator("[data-next]")).toBeFocused();
  };

  await page.goto("/puzzles/icegarden");
  await expectNoBarriers(page, ["light"]);
  await page
    .getByRole("link", { name: say("puzzle-number", { number: 1 }), exact: false })
    .first()
    .click();
  await choose(missed);
  await expect(panel.getByRole("heading", { name: say("puzzle-worse") })).toBeVisible();
  await panel.getByRole("button", { name: say("try-show") }).press("Enter");
  await expect(panel.getByText(say("try-best", { line: "" }).trim())).toBeVisible();
  await expectWords(page);
  await expectInReach(page);
  await expectNoBarriers(page, ["dark", "light"]);

  await panel.getByRole("button", { name: say("try-again") }).press("Enter");
  await choose(best);
  await expect(panel.getByRole("heading", { name: say("puzzle-best") })).toBeVisible();
  await panel.getByRole("button", { name: say("puzzle-rule") }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: say("puzzle-all") }).click();
  await expect(page.getByText(/^Solved: 1 of /)).toBeVisible();
});
