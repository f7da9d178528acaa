import type { PlayerView, UnitData } from "./view";

/** What a unit can do, each ability once: by its nature, and at the table what was bought or spied for it. */
export function abilitiesOf(
  { bound, printed }: Pick<UnitData, "bound" | "printed">,
  held?: Pick<PlayerView["units"][number], "upgrades" | "spied">,
): string[] {
  return [...new Set([...bound, ...printed, ...(held?.upgrades ?? []), ...(held?.spied ?? [])])];
}
