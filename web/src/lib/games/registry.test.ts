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
