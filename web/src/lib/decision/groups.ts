import type { OptionInfo } from "../protocol/generated";

/** Keys for options: digits, then letters, but for those that do something else at a table. */
export const UNDO = "u";
export const WHY = "w";
export const TEXT = "t";
export const HELP = "?";
const TAKEN = new Set([UNDO, WHY, TEXT]);
const DIGITS = [..."123456789"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !TAKEN.has(letter));
/** More options than these are shown small, with a filter. */
export const MANY = 24;
const QUIET = new Set(["pass", "done", "stop"]);

export interface Group {
  name: string;
  options: OptionInfo[];
}

/** Options by their groups, in the order the hall has them, but ways out come last. */
export function groupsOf(options: readonly OptionInfo[]): Group[] {
  const groups = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group === undefined) groups.set(option.group, [option]);
    else group.push(option);
  }
  const found = [...groups].map(([name, members]) => ({ name, options: members }));
  return [...found.filter((group) => !isWayOut(group)), ...found.filter(isWayOut)];
}

/** Whether a group has nothing but ways out; it needs no title. */
export function isWayOut(group: Group): boolean {
  return group.options.every((option) => isQuiet(option.key));
}

/** Groups need titles only where one of them has several options and there is more than one to tell apart. */
export function areTitled(groups: readonly Group[]): boolean {
  const told = groups.filter((group) => !isWayOut(group));
  return told.length > 1 && told.some((group) => group.options.length > 1);
}

/** A key for each option, as long as there are keys. A number of things is chosen by that digit. */
export function keysOf(options: readonly OptionInfo[]): Map<string, string> {
  const given = new Map<string, string>();
  const counts = options.map((option) => /^count:(\d)$/.exec(option.key)?.[1]);
  const counting = counts.some((digit) => digit !== undefined);
  options.forEach((option, i) => {
    const digit = counts[i];
    if (digit !== undefined) given.set(option.key, digit);
  });
  const free = [...(counting ? [] : DIGITS), ...LETTERS];
  for (const { options: members } of groupsOf(options))
    for (const option of members) {
      if (given.has(option.key)) continue;
      const next = free.shift();
      if (next !== undefined) given.set(option.key, next);
    }
  return given;
}

/** Whether an option is a way out rather than something to do. */
export function isQuiet(key: string): boolean {
  return QUIET.has(key);
}

/** Without a word from the game: going without is what one might regret. */
export function isPassing(key: string): boolean {
  return key === "pass" || key.endsWith(":pass") || key.includes("resign");
}
