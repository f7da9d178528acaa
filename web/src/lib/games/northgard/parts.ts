import { bonusPoints, type Battle } from "./battle";
import type { Catalog } from "./catalog";
import { CREATURE, type Effect, type NorthgardView } from "./types";

/** What makes up the bonus of a side in battle: told by the events, the view and the pack together. */

export interface Part {
  source: "card" | "building" | "kaija" | "scorched" | "other";
  id: string; // of the card or the building
  count: number; // buildings of one kind
  points: number;
  casualties: number; // the other side suffers
  shield: number; // casualties its own side does not suffer
}

const KAIJA_POINTS = 1; // besides the one she counts as a figure
const SCORCHED_POINTS = 1;

function part(source: Part["source"], points: number, more: Partial<Part> = {}): Part {
  return { source, id: "", count: 1, points, casualties: 0, shield: 0, ...more };
}

/** The parts of a side's bonus; where they would not add up to what was decided, the sum of all as one. */
export function bonusParts(
  battle: Battle,
  isAttack: boolean,
  strength: number,
  view: NorthgardView | null,
  pack: Catalog,
): Part[] {
  const side = isAttack ? battle.attack : battle.defence;
  const bonus = bonusPoints(side, strength);
  const all = bonus === 0 ? [] : [part("other", bonus)];
  if (side.seat === CREATURE || view === null) return all;
  const parts: Part[] = [];
  const clan = view.players[side.seat]?.clan;
  if (clan === "bear" && isSame(view, battle.kaija, battle.territory)) parts.push(part("kaija", KAIJA_POINTS));
  if (clan === "snake" && isSame(view, battle.scorched, battle.territory))
    parts.push(part("scorched", SCORCHED_POINTS));
  const left = bonus - sum(parts);
  parts.push(...(isAttack ? fromCard(battle, left, pack) : fromBuildings(battle, view, pack)));
  return sum(parts) === bonus ? parts : all;
}

const sum = (parts: Part[]) => parts.reduce((points, one) => points + one.points, 0);

/** Whether two names are of one territory: those that grew together are called by one of their names. */
function isSame(view: NorthgardView, one: string | null, other: string): boolean {
  if (one === null) return false;
  return one === other || view.territories.some(({ regions }) => regions.includes(one) && regions.includes(other));
}

/** The card by which the attackers came gives what nothing else has given. */
function fromCard({ card, attack }: Battle, left: number, pack: Catalog): Part[] {
  if (card === null || left < 0) return [];
  const choice = { points: attack.bonus === "point" ? 1 : 0, casualties: attack.bonus === "casualty" ? 1 : 0 };
  const moves = movesOf(pack.cards.get(card)?.effects ?? []);
  const move =
    moves.length === 1 ? moves[0] : moves.find((effect) => number(effect, "points") === left - choice.points);
  const casualties = choice.casualties + (move ? number(move, "casualties") : 0);
  const shield = move ? number(move, "shield") : 0;
  return left + casualties + shield > 0 ? [part("card", left, { id: card, casualties, shield })] : [];
}

function movesOf(effects: Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    ...(effect.op === "move" ? [effect] : []),
    ...(effect.options ?? []).flatMap((way) => movesOf(way)),
  ]);
}

function number(effect: Effect, name: string): number {
  const value = effect[name];
  return typeof value === "number" ? value : 0;
}

/** Buildings help who defends them, but not against a Conqueror. */
function fromBuildings(battle: Battle, view: NorthgardView, pack: Catalog): Part[] {
  if (battle.defence.seat === CREATURE || view.players[battle.attack.seat]?.conqueror) return [];
  const here = view.territories.find(({ regions }) => regions.includes(battle.territory))?.buildings ?? [];
  return [...new Set(here)].flatMap((id) => {
    const count = here.filter((building) => building === id).length;
    const { points = 0, casualties = 0 } = pack.buildings.get(id)?.gives ?? {};
    return points + casualties > 0
      ? [part("building", points * count, { id, count, casualties: casualties * count })]
      : [];
  });
}
