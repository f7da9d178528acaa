import type { BattlePreview, LaidTerritory, Preview, TerritoryView } from "../generated";

export type PreviewedMove = Required<Pick<Preview, "from" | "to" | "moves" | "rough" | "units" | "kaija">>;

/** The way units would go, if the choice settles one. */
export function moveOf(preview: Preview): PreviewedMove | null {
  if (preview.from === undefined || preview.to === undefined) return null;
  return {
    from: preview.from,
    to: preview.to,
    moves: preview.moves ?? 0,
    rough: preview.rough === true,
    units: preview.units ?? 0,
    kaija: preview.kaija === true,
  };
}

/** Territories a tile would close. */
export function closedTerritories(preview: Preview): LaidTerritory[] {
  return (preview.territories ?? []).filter((territory) => territory.closed);
}

/** Territories of a player that a tile would make larger without closing them, and land it would make one. */
export function grownTerritories(preview: Preview): LaidTerritory[] {
  return (preview.territories ?? []).filter(
    ({ closed, owner, joins }) => !closed && ((owner !== null && joins.length > 0) || joins.length > 1),
  );
}

/** Territories that would be left without anybody in them. */
export function abandonedTerritories(preview: Preview, territories: readonly TerritoryView[]): string[] {
  const before = new Map(territories.map(({ id, owner }) => [id, owner]));
  return (preview.after ?? []).filter(({ id, owner }) => owner === null && before.get(id) != null).map(({ id }) => id);
}

/** Chances in whole percent that add up to 100: attacker, nobody, defender. */
export function percents(chances: Pick<BattlePreview, "attacker_wins" | "defender_wins" | "nobody_wins">): number[] {
  const exact = [chances.attacker_wins, chances.nobody_wins, chances.defender_wins].map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  let missing = 100 - whole.reduce((sum, n) => sum + n, 0);
  const byRest = exact.map((n, i) => ({ i, rest: n - Math.floor(n) })).sort((one, other) => other.rest - one.rest);
  for (const { i } of byRest) {
    if (missing <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}
