import type { Amounts, Effect } from "../data/types";

/** What the hall's `previewed` tells of a choice in Northgard; docs/protocol.md lists the fields. */
export interface Told {
  resources?: Partial<Amounts>;
  fame?: number;
  territories?: { id: string; size: number; closed: boolean; owner: number | null; joins: string[]; fame?: number }[];
  from?: string;
  to?: string;
  moves?: number;
  rough?: boolean;
  units?: number;
  kaija?: boolean;
  reach?: { to: string; moves: number; rough: boolean }[];
  takes?: boolean;
  battle?: BattleTold;
  building?: string;
  cost?: { wood: number };
  gives?: Partial<Record<string, number>>;
  supply?: number;
  card?: string;
  does?: Effect[];
  price?: number;
}

interface Chances {
  attacker_wins: number;
  defender_wins: number;
  nobody_wins: number;
  attackers_lost: number;
  defenders_lost: number;
}

export interface BattleTold extends Chances {
  territory: string;
  attacker: number;
  defender: number;
  creature?: string;
  attackers: number;
  defenders: number;
  attack: number;
  defence: number;
  fame?: number;
  against_food?: Chances & { food: number };
}

export interface Way {
  from: string;
  to: string;
  moves: number;
  rough: boolean;
  units: number;
  kaija: boolean;
}

/** The way units would go, if the choice settles one. */
export function wayOf(told: Told): Way | null {
  if (told.from === undefined || told.to === undefined) return null;
  return {
    from: told.from,
    to: told.to,
    moves: told.moves ?? 0,
    rough: told.rough === true,
    units: told.units ?? 0,
    kaija: told.kaija === true,
  };
}

/** Territories a tile would close. */
export function closings(told: Told): NonNullable<Told["territories"]> {
  return (told.territories ?? []).filter((territory) => territory.closed);
}

/** Territories of a player that a tile would make larger without closing them. */
export function growing(told: Told): NonNullable<Told["territories"]> {
  return (told.territories ?? []).filter(
    (territory) => !territory.closed && territory.owner !== null && territory.joins.length > 0,
  );
}

/** Chances in whole percent that add up to 100: attacker, nobody, defender. */
export function percents(chances: Pick<Chances, "attacker_wins" | "defender_wins" | "nobody_wins">): number[] {
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
