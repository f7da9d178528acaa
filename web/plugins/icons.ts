import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ENDING = "icons.json?icons";
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

interface Collection {
  icons: Record<string, { body: string }>;
}

/** `import icons from "./icons.json?icons"` turns a list of names of game-icons into the paths that draw them, and no others. */
export function icons(): Plugin {
  let all: Collection["icons"] | undefined;
  return {
    name: "longhall-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(ENDING)) return null;
      const file = id.slice(0, -"?icons".length);
      this.addWatchFile(file);
      all ??= (createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Collection).icons;
      const drawings: Record<string, string> = {};
      for (const [name, icon] of Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)) {
        const found = all[icon];
        if (found === undefined) this.error(`${file}: game-icons has no icon ${icon}`);
        const path = ONE_PATH.exec(found.body)?.[1];
        if (path === undefined) this.error(`${file}: the icon ${icon} is more than one path`);
        drawings[name] = path;
      }
      return { code: `export default ${JSON.stringify(drawings)}`, moduleType: "js" };
    },
  };
}
