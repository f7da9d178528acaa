import type { Page } from "@playwright/test";

/** What somebody without a mouse presses to get to what they want, from wherever the focus is. */

/** Walk on with Tab until the focus is on something, once it is there to be reached. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} is not reached with Tab`);
}

/** Where the focus is: on the board, among the options, elsewhere in the panel, on nothing at all. */
async function side(page: Page): Promise<"board" | "panel" | "nowhere" | "elsewhere"> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "nowhere";
    if (focused.closest("#board")) return "board";
    return focused.closest("#decision") ? "panel" : "elsewhere";
  });
}

/** With the arrow keys to an option of the panel. */
export async function walkTo(page: Page, key: string): Promise<void> {
  let at = await side(page);
  if (at === "elsewhere") {
    await page.keyboard.press("b"); // to the board, if not there
    at = await side(page);
  }
  if (at === "board") await page.keyboard.press("b"); // and over to the options
  const steps = await page.evaluate((wanted) => {
    const seen = [...document.querySelectorAll<HTMLElement>("#decision [data-option]")];
    const options = seen.filter((option) => option.checkVisibility()).map((option) => option.dataset["option"]);
    const here = (document.activeElement as HTMLElement | null)?.dataset["option"];
    // without an option under the focus the first press goes to the first of them
    return { to: options.indexOf(wanted), from: here === undefined ? -1 : options.indexOf(here) };
  }, key);
  if (steps.to < 0) throw new Error(`${key} is not to be seen in the panel`);
  const arrow = steps.to > steps.from ? "ArrowDown" : "ArrowUp";
  for (let press = Math.abs(steps.to - steps.from); press > 0; press--) await page.keyboard.press(arrow);
  const reached = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["option"]);
  if (reached !== key) throw new Error(`the arrow keys lead to ${reached}, not to ${key}`);
}

/** With the arrow keys to a place on the board; whether it was reached in a few steps. */
export async function walkOnBoard(page: Page, target: string, most = 24): Promise<boolean> {
  if ((await side(page)) !== "board") await page.keyboard.press("b");
  const tried = new Set<string>();
  for (let pressed = 0; pressed < most; pressed++) {
    const { here, arrows } = await page.evaluate((wanted) => {
      const focused = document.activeElement as SVGElement | HTMLElement | null;
      const middle = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const goal = document.querySelector(`#board [data-target="${wanted}"]`);
      const [x, y] = focused && goal ? middle(goal).map((to, i) => to - middle(focused)[i]!) : [0, 0];
      const along = { ArrowRight: x!, ArrowLeft: -x!, ArrowDown: y!, ArrowUp: -y! };
      const best = Object.entries(along).sort(([, a], [, b]) => b - a);
      return { here: focused?.dataset["target"] ?? "", arrows: best.map(([key]) => key) };
    }, target);
    if (here === target) return true;
    const next = arrows.find((arrow) => !tried.has(`${here} ${arrow}`));
    if (here === "" || next === undefined) return false;
    tried.add(`${here} ${next}`);
    await page.keyboard.press(next);
  }
  return false;
}
