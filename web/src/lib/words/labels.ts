import { humanised, messageId, type Words } from "./words.svelte";

/** The message `KIND-ID` of the first kind that has one, else the id itself, made readable. */
export function labelOf(words: Words, id: string, ...kinds: string[]): string {
  for (const kind of kinds) {
    const text = words.sayable(messageId(kind, id));
    if (text !== undefined) return text;
  }
  return humanised(id);
}
