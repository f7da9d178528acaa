import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "cs", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
const COVER = /\/cover\.ftl$/; // what every page says of every game
const bundles = new Map<string, FluentBundle>();

/** The messages of the hall and of one game: other games use the same ids for other things. */
function bundleOf(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}`;
  const known = bundles.get(key);
  if (known !== undefined) return known;
  const shared = fileURLToPath(new URL(`../../src/longhall/locale/${language}/`, import.meta.url));
  const bundle = new FluentBundle(language === "en" ? "en-GB" : language, { useIsolating: false });
  const files = readdirSync(shared, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));
  for (const file of files.filter((name) => !name.includes("/") || name.startsWith(`${game}/`) || COVER.test(name)))
    bundle.addResource(new FluentResource(readFileSync(shared + file, "utf8")), { allowOverrides: true });
  bundles.set(key, bundle);
  return bundle;
}

type Params = Record<string, FluentVariable>;

/** What the pages say for a message: tests look for what people read, in any language, however it is worded. */
export function say(id: string, params: Params = {}, language: Language = "en", game = "northgard"): string {
  const bundle = bundleOf(language, game);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`there is no message ${id} of ${game} in ${language}`);
  return bundle.formatPattern(pattern, params).replace(/(?<![^\s(])-(?=\d)/g, "−"); // the pages have a true minus
}
