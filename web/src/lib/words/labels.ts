import { messageId, type Words } from "./words.svelte";

/** An id as people would write it: `setup_tile` is "Setup tile". */
export function humanised(id: string): string {
  const text = id.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The message `KIND-ID` of the first kind that has one, else the id itself, made readable. */
export function labelOf(words: Words, id: string, ...kinds: string[]): string {
  for (const kind of kinds) {
    const text = words.sayable(messageId(kind, id));
    if (text !== undefined) return text;
  }
  return humanised(id);
}
