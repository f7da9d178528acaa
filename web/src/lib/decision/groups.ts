import type { GameBoard, GameOptions } from "../games/module";
import type { Stage } from "../net/stage.svelte";
import type { OptionInfo } from "../protocol/generated";

/** Keys of a table. Options get digits, then the letters that do nothing else there. */
export const UNDO_KEY = "u";
export const WHY_KEY = "w";
export const TEXT_KEY = "t";
export const BOARD_KEY = "b";
export const WORDS_KEY = "g";
export const HELP_KEY = "?";
export const HINT_KEY = "!";
const TAKEN = [UNDO_KEY, WHY_KEY, TEXT_KEY, BOARD_KEY, WORDS_KEY];
const DIGITS = [..."123456789"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** More options than these are shown small, with a filter. */
export const MANY_OPTIONS = 24;
const QUIET = new Set(["pass", "done", "stop"]);

export interface Group {
  name: string;
  /** What it is called, where that is not what the hall calls it. */
  title?: string;
  options: OptionInfo[];
}

/**
 * Options by their groups, in the order the hall has them, but ways out come last. Those that `headingOf` has a heading
 * for stand under it.
 */
export function groupsOf(
  options: readonly OptionInfo[],
  headingOf: (option: OptionInfo) => string | undefined = () => undefined,
): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const title = headingOf(option);
    const name = title ?? option.group;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { name, title, options: [option] });
    else group.options.push(option);
  }
  const found = [...groups.values()];
  return [...found.filter((group) => !isWayOut(group)), ...found.filter(isWayOut)];
}

/** The options of a decision in the order of the hall, but those that hardly anybody wants after the others. */
export function inOrder(stage: Pick<Stage, "options">, { isRarelyWanted }: GameOptions): OptionInfo[] {
  const isLast = (option: OptionInfo) => isRarelyWanted?.(stage as Stage, option) ?? false;
  return [...stage.options.filter((option) => !isLast(option)), ...stage.options.filter(isLast)];
}

/** Whether a group has nothing but ways out; it needs no title. */
export function isWayOut(group: Group): boolean {
  return group.options.every((option) => isWayOutKey(option.key));
}

/** Whether a title tells something of a group: neither of ways out nor of one thing that belongs to no group. */
export function hasTitle(group: Group): boolean {
  return !isWayOut(group) && (group.name !== "other" || group.options.length > 1);
}

/** Groups need titles only where there is more than one to tell apart, and one has several options or a heading. */
export function needTitles(groups: readonly Group[]): boolean {
  const choosing = groups.filter((group) => !isWayOut(group));
  return choosing.length > 1 && choosing.some((group) => group.options.length > 1 || group.title !== undefined);
}

/** More places on the board than these are listed only on demand: they are chosen where they are. */
const FOLDED = 9;

export function isFolded(group: Group, { hasPlace }: GameBoard): boolean {
  return group.options.length > FOLDED && group.options.every((option) => hasPlace?.(option.key));
}

/**
 * A key for each option that is in sight, as long as there are keys that do nothing on the game's board. A number of
 * things is chosen by that digit.
 */
export function keysOf(options: readonly OptionInfo[], board: GameBoard): Map<string, string> {
  const given = new Map<string, string>();
  const counts = options.map((option) => /^count:(\d)$/.exec(option.key)?.[1]);
  const counting = counts.some((digit) => digit !== undefined);
  options.forEach((option, i) => {
    const digit = counts[i];
    if (digit !== undefined) given.set(option.key, digit);
  });
  const taken = new Set([...TAKEN, ...(board.shortcuts ?? []).map(([key]) => key.toLowerCase())]);
  const free = [...(counting ? [] : DIGITS), ...LETTERS].filter((key) => !taken.has(key));
  for (const group of groupsOf(options).filter((one) => !isFolded(one, board)))
    for (const option of group.options) {
      if (given.has(option.key)) continue;
      const next = free.shift();
      if (next !== undefined) given.set(option.key, next);
    }
  return given;
}

/** Whether an option is a way out rather than something to do. */
export function isWayOutKey(key: string): boolean {
  return QUIET.has(key);
}

/** Without a word from the game: going without is what one might regret. */
export function isPassing(key: string): boolean {
  return key === "pass" || key.endsWith(":pass") || key.includes("resign");
}
