import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

/** What a template may hold in letters: the name of the program, which is the same in every language. */
const NAMES = new Set(["longhall verify"]);
const READ_OUT = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "label"]);

const templates = import.meta.glob<string>("../../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Letters that people would see or hear and that come from no message. */
function own(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const part of node) own(part, found);
  else if (node !== null && typeof node === "object") {
    const { type, name = "", data = "" } = node as { type?: string; name?: string; data?: string };
    if (type === "StyleDirective" || (type === "Attribute" && !READ_OUT.has(name))) return found;
    if (type === "Text" && /\p{L}{2}/u.test(data)) found.push(data.trim());
    for (const part of Object.values(node)) own(part, found);
  }
  return found;
}

test("no template has words of its own: all of them are messages", () => {
  expect(Object.keys(templates).length).toBeGreaterThan(100);
  for (const [file, source] of Object.entries(templates)) {
    const letters = own(parse(source, { modern: true }).fragment).filter((text) => !NAMES.has(text));
    expect(letters, file).toEqual([]);
  }
});

test("words in a template are found", () => {
  const found = (source: string) => own(parse(source, { modern: true }).fragment);
  expect(found('<p class="note" title="A note">{#if x}Hello {x}{:else}{say("bye")}{/if}</p>')).toEqual([
    "A note",
    "Hello",
  ]);
  expect(found('<img alt={say("tile")} style:width="{n}px" />')).toEqual([]);
});
