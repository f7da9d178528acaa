import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "cs", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known !== undefined) return known;
  const folder = fileURLToPath(new URL(`../../src/longhall/locale/${language}/`, import.meta.url));
  const bundle = new FluentBundle(language === "en" ? "en-GB" : language, { useIsolating: false });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
  for (const file of files)
    bundle.addResource(new FluentResource(readFileSync(folder + file, "utf8")), { allowOverrides: true });
  bundles.set(language, bundle);
  return bundle;
}

/** What the pages say for a message: tests look for what people read, in any language, however it is worded. */
export function say(id: string, params: Record<string, FluentVariable> = {}, language: Language = "en"): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`there is no message ${id} in ${language}`);
  return bundle.formatPattern(pattern, params).replace(/(?<![^\s(])-(?=\d)/g, "−"); // the pages have a true minus
}
