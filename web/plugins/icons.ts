import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ENDING = "icons.json?icons";

interface Collection {
  icons: Record<string, { body: string }>;
}

/** `import icons from "./icons.json?icons"` turns a list of names of game-icons into their drawings, and no others. */
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
        drawings[name] = found.body;
      }
      return { code: `export default ${JSON.stringify(drawings)}`, moduleType: "js" };
    },
  };
}
