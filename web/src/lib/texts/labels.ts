import { humanised, messageId, type Texts } from "./texts.svelte";

/** The message `KIND-ID` of the first kind that has one, else the id itself, made readable. */
export function labelOf(texts: Texts, id: string, ...kinds: string[]): string {
  for (const kind of kinds) {
    const text = texts.sayable(messageId(kind, id));
    if (text !== undefined) return text;
  }
  return humanised(id);
}
