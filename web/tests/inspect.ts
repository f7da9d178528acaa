import axe, { type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { expect } from "./hall.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WINDOW = "dialog[open]";
const PICTURES = "svg [aria-hidden=true]"; // thousands of shapes that nobody reads

/** What axe finds serious or critical, one line each. */
async function barriers(page: Page, theme: "dark" | "light"): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish(); // of colours
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const open = (await page.locator(WINDOW).count()) > 0; // nothing behind a window can be reached
  const where = { include: [open ? WINDOW : "html"], exclude: [PICTURES] };
  const options: RunOptions = {
    runOnly: theme === "dark" ? { type: "tag", values: TAGS } : { type: "rule", values: ["color-contrast"] },
    resultTypes: ["violations"], // addresses of all that is well take long
    preload: false, // nothing that is looked for needs sounds or the texts of style sheets
  };
  const { violations } = await page.evaluate(
    async ({ where, options }) => (window as unknown as { axe: typeof axe }).axe.run(where, options),
    { where, options },
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(" ")}: ${any[0]?.message ?? ""}`));
}

/** Nothing on this page keeps anybody out; another theme changes its colours alone, and those are the same in every size. */
export async function expectNoBarriers(page: Page, themes: ("dark" | "light")[]): Promise<void> {
  for (const theme of themes) expect(await barriers(page, theme), `barriers in the ${theme} theme`).toEqual([]);
}

/** Everything one could press or write into can be brought into sight whole, and lies under nothing else. */
export async function expectInReach(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll("*")].filter(
        (one) => one.getBoundingClientRect().right > root.clientWidth + 1,
      );
      problems.push(
        `the page is ${root.scrollWidth - root.clientWidth}px too wide: ${wide.slice(-3).map(named).join(", ")}`,
      );
    }
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const scope: ParentNode = dialogs.at(-1) ?? document;
    const pressed = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]";
    for (const one of scope.querySelectorAll<HTMLElement>(pressed)) {
      if (!(one instanceof HTMLElement) || !shown(one)) continue;
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      let wrong = cutOff(one);
      if (wrong !== "") {
        one.focus(); // what is tucked in comes out for who wants it
        one.scrollIntoView({ block: "center", inline: "center" });
        for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
        wrong = cutOff(one);
        one.blur();
      }
      if (wrong !== "") problems.push(`${named(one)} ${wrong}`);
      if (
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).overflowX !== "visible" &&
        getComputedStyle(one).textOverflow !== "ellipsis" &&
        one.matches("a, button")
      )
        problems.push(`the words of ${named(one)} are cut off`);
    }
    scrollTo(0, 0);
    return problems.slice(0, 20);

    function shown(one: HTMLElement): boolean {
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if (one.closest("[inert], .unseen, .skip, [aria-hidden=true]") !== null) return false;
      const box = one.getBoundingClientRect();
      return box.width > 1 && box.height > 1;
    }
    function cutOff(one: HTMLElement): string {
      const box = one.getClientRects()[0] ?? one.getBoundingClientRect(); // of words in several lines the first
      if (box.left < -1 || box.right > innerWidth + 1) return "is cut off at the side";
      if (box.height <= innerHeight && (box.top < -1 || box.bottom > innerHeight + 1))
        return "is cut off above or below";
      return hit(one, box) ? "" : `is covered by ${named(at(box))}`;
    }
    function at(box: DOMRect): Element | null {
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    }
    function hit(one: HTMLElement, box: DOMRect): boolean {
      const top = at(box);
      const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : [];
      return top === null || [one, ...labels].some((part) => part.contains(top) || top.contains(part));
    }
    function named(one: Element | null): string {
      if (one === null) return "nothing";
      const label = one.getAttribute("aria-label") ?? (one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
      const classes = typeof one.className === "string" ? one.className.replace(/ ?svelte-\w+/g, "").trim() : "";
      return `<${one.tagName.toLowerCase()}${classes ? `.${classes.replaceAll(" ", ".")}` : ""}> "${label}"`;
    }
  });
  expect(found, "what cannot be reached").toEqual([]);
}

/** No words are cut off at the side. Long names may be: they are whole in what lies beneath, and in their titles. */
export async function expectTextWhole(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const problems = new Set<string>();
    const texts = document.createTreeWalker(
      document.querySelector("dialog[open]") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || (text.textContent ?? "").trim() === "" || !holder.checkVisibility()) continue;
      if (holder.closest("svg, .unseen, .skip, .seat-name, select, textarea, script, style") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: HTMLElement | null = holder; box !== null; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll" || clipPath !== "none") break;
        if (overflowX === "visible") continue;
        const { left, right } = box.getBoundingClientRect();
        if (words.left < left - 1 || words.right > right + 1) problems.add(`"${(text.textContent ?? "").trim()}"`);
      }
    }
    return [...problems].slice(0, 20);
  });
  expect(found, "words that are cut off").toEqual([]);
}

/** As for somebody who has set their browser's letters to a size, in pixels; 16 is usual. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
}
