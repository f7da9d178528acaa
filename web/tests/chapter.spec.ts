import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { expect, test } from "@playwright/test";

/** The board of docs/adding-a-game.md: built from the page as it stands there, beside the client's own code, and clicked. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAME = at("../src/lib/games/cairn/");
const ENTRY = at("../src/chapter.ts");

const VIEWS = `
export interface View { seat: number | null; bag: number; points: number[] }
`;
/** A table with one question, which remembers what was chosen. */
const PAGE = `
import { mount } from "svelte";
import { Stage } from "./lib/net/stage.svelte";
import { texts } from "./lib/texts/texts.svelte";
import cairn from "./lib/games/cairn";

class Question extends Stage {
  choose(key) { document.title = key; }
  async preview() { return {}; }
  ask(kind, keys) {
    const options = keys.map((key) => ({ key, message: "option", params: {}, group: "" }));
    this.decide({ seat: 0, kind, rule: "", message: "question", context: {}, options, refusals: [], forecast: [] });
  }
}
const stage = new Question(texts);
stage.view = { seat: 0, bag: 5, points: [4, -2] };
window.ask = (kind, keys) => stage.ask(kind, keys);
mount(cairn.board.Board, { target: document.body, props: { stage } });
`;

/** The files of the chapter, by their paths. */
function chapter(): Map<string, string> {
  const page = readFileSync(at("../../docs/adding-a-game.md"), "utf8");
  const blocks = page.matchAll(/`web\/src\/lib\/games\/cairn\/([\w./-]+)`:\n\n```\w+\n(.*?)```/gs);
  const files = new Map([...blocks].map(([, path = "", text = ""]) => [GAME + path, text]));
  return files.set(`${GAME}generated.ts`, VIEWS).set(ENTRY, PAGE);
}

/** Lets files be read that lie nowhere. */
function laidIn(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "chapter",
    enforce: "pre",
    resolveId(source, from) {
      const base =
        from === undefined || !source.startsWith(".") ? source : fileURLToPath(new URL(source, `file://${from}`));
      return ["", ".ts", "/index.ts"].map((end) => base + end).find((path) => files.has(path));
    },
    load: (id) => files.get(id),
  };
}

test("the board of the chapter on boards is built and clicked", async ({ page }) => {
  const files = chapter();
  expect([...files.keys()].map((path) => path.replace(GAME, ""))).toEqual([
    "board/choosing/targets.ts",
    "board/Board.svelte",
    "index.ts",
    "generated.ts",
    ENTRY,
  ]);
  const built = await build({
    configFile: false,
    root: at(".."),
    logLevel: "warn",
    plugins: [laidIn(files), svelte()],
    resolve: { alias: { $lib: at("../src/lib") } },
    build: {
      write: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
      lib: { entry: ENTRY, formats: ["iife"], name: "chapter" },
    },
  });
  const [bundle] = built as { output: { fileName: string; code?: string; source?: string }[] }[];
  const output = bundle?.output ?? [];
  const code = output.find(({ fileName }) => fileName.endsWith(".js"))?.code ?? "";
  const style = String(output.find(({ fileName }) => fileName.endsWith(".css"))?.source ?? "");

  await page.setContent("<style>html, body { height: 100%; margin: 0 }</style>");
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: code });
  const stones = page.locator('[data-place^="count:"]');
  await expect(stones).toHaveCount(3);
  await stones.nth(1).click();
  expect(await page.title(), "nothing is asked yet").toBe("");

  const ask = (kind: string, keys: string[]) =>
    page.evaluate(([asked, all]) => (window as never as { ask(kind: string, keys: string[]): void }).ask(asked, all), [
      kind,
      keys,
    ] as const);
  await ask("stones", ["count:1", "count:2", "count:3"]);
  await stones.nth(1).click();
  await expect(page).toHaveTitle("count:2");
  await ask("owner", ["seat:0", "seat:1"]);
  await page.locator('[data-place="seat:1"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("seat:1");
  await expect(page.locator('[data-place="seat:1"]')).toContainText("-2");
});
