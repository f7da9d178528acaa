import type { PuzzleSummary } from "../protocol/generated";

/**
 * The puzzle to offer next: one that is not solved, of the grade that suits the visitor best, after `from` in the list;
 * where all are solved any other. None: there is no other.
 */
export function nextPuzzle(
  puzzles: readonly PuzzleSummary[],
  level: number | null,
  from: number | null,
): PuzzleSummary | undefined {
  const others = puzzles.filter(({ number }) => number !== from);
  const left = others.filter(({ solved }) => !solved);
  const away = ({ grade }: PuzzleSummary) => Math.abs(grade - (level ?? 2));
  const after = ({ number }: PuzzleSummary) => (from !== null && number < from ? 1 : 0);
  return [...(left.length > 0 ? left : others)].sort(
    (a, b) => Number(a.tried) - Number(b.tried) || away(a) - away(b) || after(a) - after(b) || a.number - b.number,
  )[0];
}
