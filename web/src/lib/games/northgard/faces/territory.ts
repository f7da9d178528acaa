import type { NorthgardView, TerritoryView } from "../data/view";

export interface TerritoryMarks extends Pick<TerritoryView, "owner" | "units" | "closed" | "symbols" | "buildings"> {
  /** Units that come from there cross a rough border. */
  rough: boolean;
  /** The kinds of its free slots. */
  free: string[];
}

/** What there is to know of a territory before one chooses it; `source`: where units come from, if they do. */
export function marksOf(view: NorthgardView, region: string, source: string): TerritoryMarks | null {
  const here = view.territories.find(({ regions }) => regions.includes(region));
  if (here === undefined) return null;
  const start = view.territories.find(({ regions }) => regions.includes(source));
  const { owner, units, closed, symbols, buildings } = here;
  return {
    owner,
    units,
    closed,
    symbols,
    buildings,
    rough: start?.neighbours.find(({ id }) => id === here.id)?.rough === true,
    free: here.slots.filter(({ building }) => building === null).map(({ kind }) => kind),
  };
}
