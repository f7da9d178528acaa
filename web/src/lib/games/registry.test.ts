import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { COVERS } from ".";

const SOURCES = fileURLToPath(new URL("../../", import.meta.url));
const REGISTRY = "lib/games/index.ts";

test("a game is named in its own folder and in the registry, and nowhere else", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(ts|svelte|css|json)$/.test(file) && !file.endsWith(".test.ts"),
  );
  expect(files).toContain(REGISTRY);
  for (const { name } of COVERS) {
    const naming = files.filter((file) => new RegExp(name, "i").test(readFileSync(SOURCES + file, "utf8")));
    expect(naming.filter((file) => file !== REGISTRY && !file.startsWith(`lib/games/${name}/`))).toEqual([]);
  }
});

const SAME = [
  "index.ts",
  "generated.ts",
  "icons.json",
  "board/Board.svelte",
  "board/choosing/targets.ts",
  "board/choosing/Spots.svelte",
  "board/land/Defs.svelte",
  "board/land/geometry.ts",
  "board/pieces",
  "cover/index.ts",
  "cover/Picture.svelte",
  "data/arrived.ts",
  "data/events.ts",
  "data/marks.ts",
  "data/view.ts",
  "faces",
  "panels/Component.svelte",
  "panels/Hand.svelte",
  "panels/Market.svelte",
  "panels/Option.svelte",
  "panels/Player.svelte",
  "panels/Preview.svelte",
  "panels/Status.svelte",
  "panels/Subject.svelte",
  "panels/options.ts",
  "scenes/Scene.svelte",
  "scenes/scenes.ts",
];

test.each(COVERS.map(({ name }) => name))("%s has the same file for the same role as the other games", (name) => {
  const files = readdirSync(`${SOURCES}lib/games/${name}`, { recursive: true, encoding: "utf8" });
  expect(files).toEqual(expect.arrayContaining(SAME));
});
