import type { TextLine } from "../protocol/generated";

/** What stands under a heading. */
export interface TextSection {
  /** Empty over lines that stand under none. */
  title: string;
  /** Each with the lines under it: if any has some, all of them are headings, too. */
  items: { text: string; lines: string[] }[];
}

/** Lines that have others under them are headings; those in a row that have none are told together. */
export function sectionsOf(lines: readonly TextLine[]): TextSection[] {
  const found: TextSection[] = [];
  for (const [i, { level, text }] of lines.entries()) {
    const last = found.at(-1);
    const item = { text, lines: [] };
    if (level === 0 && (lines[i + 1]?.level ?? 0) > 0) found.push({ title: text, items: [] });
    else if (last === undefined || (level === 0 && last.title !== "")) found.push({ title: "", items: [item] });
    else if (level <= 1 || last.items.length === 0) last.items.push(item);
    else last.items.at(-1)?.lines.push(text);
  }
  return found;
}

/** With a name for each seat: a hall writes `{seat:2}`. */
export function withSeats(text: string, nameOf: (seat: number) => string): string {
  return text.replace(/\{seat:(\d+)\}/g, (_, seat) => nameOf(Number(seat)));
}
