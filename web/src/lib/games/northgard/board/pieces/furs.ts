/** The figures of a kind are told apart by their colour: beige, brown and dark brown. */
const FURS = ["#a98f6c", "#80573a", "#48332a"];

export function furOf(creature: string): string {
  return FURS[Number(creature.split("_")[1] ?? 1) - 1] ?? "#80573a";
}
