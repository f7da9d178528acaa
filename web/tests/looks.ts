import { fileURLToPath } from "node:url";
import type { BrowserContextOptions } from "@playwright/test";
import { LANGUAGES, type Language } from "./words.ts";

/** How somebody looks at the pages: on what screen, in which language and in which light. */
export interface Look {
  name: string;
  language: Language;
  colorScheme: "dark" | "light";
  options: BrowserContextOptions;
  /** The folder of its pictures. */
  into: string;
}

const folder = fileURLToPath(new URL("../screenshots", import.meta.url));
const SIZES = { "1280x800": { width: 1280, height: 800 }, "390x844": { width: 390, height: 844 } };

/** Both sizes in all languages, and in English in daylight, too. */
export const LOOKS: Look[] = Object.entries(SIZES).flatMap(([size, viewport]) =>
  LANGUAGES.flatMap((language) =>
    (language === "en" ? (["dark", "light"] as const) : (["dark"] as const)).map((colorScheme) => ({
      name: `${size} ${language} ${colorScheme}`,
      language,
      colorScheme,
      options: { viewport, locale: language, colorScheme, hasTouch: viewport.width < 500 },
      into: `${folder}/${size}/${language}${colorScheme === "light" ? "-light" : ""}`,
    })),
  ),
);
