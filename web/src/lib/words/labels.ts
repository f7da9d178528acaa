import { messageId, type Words } from "./words.svelte";

/** An id as people would write it: `setup_tile` is "Setup tile". */
export function humanised(id: string): string {
  const text = id.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The message `KIND-ID` of the first kind that has one, else the id itself, made readable. */
export function labelOf(words: Words, id: string, ...kinds: string[]): string {
  const known = kinds.map((kind) => messageId(kind, id)).find((message) => words.has(message));
  return known === undefined ? humanised(id) : words.say(known);
}
