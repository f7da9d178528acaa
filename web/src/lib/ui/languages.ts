import type { Language } from "../settings.svelte";

/** The languages of the hall, each in its own words, so these are no messages; asking the browser for them takes long. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  uk: "Українська",
};
