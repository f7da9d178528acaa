import { fileURLToPath } from "node:url";
import type { BrowserContextOptions } from "@playwright/test";
import { LANGUAGES, type Language } from "./words.ts";

/** How somebody looks at the pages: on what screen, in which language and in which light. */
export interface Look {
  name: string;
  language: Language;
  colorScheme: "dark" | "light";
  options: BrowserContextOptions;
  /** Only the tables: the other pages differ in nothing but words. */
  few: boolean;
  /** The folder of its pictures. */
  into: string;
}

const folder = fileURLToPath(new URL("../screenshots", import.meta.url));
const SIZES = { "1280x800": { width: 1280, height: 800 }, "390x844": { width: 390, height: 844 } };

/** Both sizes in all languages; in daylight everything in English, and the tables in the others. */
export const LOOKS: Look[] = Object.entries(SIZES).flatMap(([size, viewport]) =>
  LANGUAGES.flatMap((language) =>
    (["dark", "light"] as const).map((colorScheme) => ({
      name: `${size} ${language} ${colorScheme}`,
      language,
      colorScheme,
      few: colorScheme === "light" && language !== "en",
      options: { viewport, locale: language, colorScheme, hasTouch: viewport.width < 500 },
      into: `${folder}/${size}/${language}${colorScheme === "light" ? "-light" : ""}`,
    })),
  ),
);
