import { layout } from "../table/layout.svelte";

/** Words as they are compared: without what only typesetting needs. */
function plain(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, "") // soft hyphens and joiners
    .replace(/\s+/g, " ")
    .replace(/[.\s]+$/, "")
    .trim()
    .toLocaleLowerCase();
}

/** Whether all of some sentences stand in another text already. What has no words (a number with a sign) never does: it
 * may be about something else. */
export function isRepeated(sentences: readonly string[], shown: string): boolean {
  const known = plain(shown);
  return sentences.length > 0 && sentences.every((one) => /\p{L}{2}/u.test(one) && known.includes(plain(one)));
}

/** What stands on an option in the panel, unless it is folded away, and beside the options where that is in sight. */
export function visibleWords(key: string): string {
  const beside = layout.size === "wide" ? (document.querySelector(".below > .hand")?.textContent ?? "") : "";
  const options = [...document.querySelectorAll<HTMLElement>("#decision [data-option]")];
  const option = options.find((one) => one.dataset["option"] === key);
  return option?.checkVisibility() ? `${option.textContent} ${beside}` : beside;
}
