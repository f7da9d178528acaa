import type { ChronicleEntry, TableInfo } from "../protocol/generated";

/** Who has gone back to so many choices: whoever asked the others, or else whoever took back what they had chosen;
 * undefined where that cannot be known. `before` is the table as it was, `chronicle` its entries. */
export function undoerOf(
  before: TableInfo | null,
  chronicle: readonly ChronicleEntry[],
  choices: number,
): number | undefined {
  const { vote = null, seats = [] } = before ?? {};
  if (vote?.kind === "undo" && vote.to === choices) return vote.seat;
  const people = seats.filter(({ taken }) => taken).map(({ seat }) => seat);
  if (people.length === 1) return people[0]; // alone with bots, over whose choices one steps
  const back = chronicle.find(({ n }) => n > choices)?.seat;
  return back !== undefined && people.includes(back) ? back : undefined;
}
