import type { EventType, GameEvent } from "../data/events";
import type {
  BattleDecidedEvent,
  BattleSide,
  CreatureBattleDecidedEvent,
  FameGainedEvent,
  FaceData,
} from "../generated";

/** A battle as the event that decides it tells it, with what follows from it. */

export type Face = Pick<FaceData, "points" | "casualties" | "choice">;

export type Taken = NonNullable<BattleSide["taken"]>;

type Decided = BattleDecidedEvent | CreatureBattleDecidedEvent;

export interface Side extends BattleSide {
  seat: number; // CREATURE: not a seat
  total: number; // combat points in the end
  lost: number;
}

export interface Battle {
  territory: string;
  creature: string | null;
  attack: Side;
  defence: Side;
  winner: number; // NOBODY, CREATURE or a seat
  after: GameEvent[]; // what follows from it: retreats, fame, what a clan gains
}

const AFTER = new Set<EventType>([
  "units_retreated",
  "units_lost",
  "kaija_lost",
  "creature_defeated",
  "fame_gained",
  "resources_gained",
]);
const WITH_PHASE = new Set<FameGainedEvent["source"]>(["closed", "altars", "unrest_penalty"]);

/** All battles that were decided in a run of events. */
export function battles(events: Iterable<GameEvent>): Battle[] {
  const found: Battle[] = [];
  let open = false; // whether what follows may still belong to the last one
  for (const event of events) {
    if (isDecided(event)) {
      found.push(battleOf(event));
      open = true;
      continue;
    }
    open &&= AFTER.has(event.type) && !comesWithPhase(event);
    if (open) found.at(-1)?.after.push(event);
  }
  return found;
}

/** Whether it decides a battle. */
export function isDecided(event: GameEvent): event is Decided {
  return event.type === "battle_decided" || event.type === "creature_battle_decided";
}

function battleOf(decided: Decided): Battle {
  const [attack, defence] = decided.sides;
  return {
    territory: decided.territory,
    creature: decided.creature ?? null,
    attack: { ...attack, seat: decided.attacker, total: decided.attack, lost: decided.attackers_lost },
    defence: { ...defence, seat: decided.defender, total: decided.defence, lost: decided.defenders_lost },
    winner: decided.winner,
    after: [],
  };
}

/** What comes to everybody with the phase that follows, though nothing else has happened in between. */
function comesWithPhase(event: GameEvent): boolean {
  if (event.type === "resources_gained") return event.phase !== undefined;
  return event.type === "fame_gained" && WITH_PHASE.has(event.source);
}

/** Combat points besides those of figures, food and die. */
export const BONUSES = ["cards", "buildings", "clan"] as const;

function bonusPoints(side: BattleSide): number {
  return BONUSES.reduce((sum, part) => sum + side.points[part], 0);
}

export type BattleStep = "clash" | "bonus" | "food" | "attack-die" | "defence-die" | "losses" | "result";

/** The steps worth showing, in order; those in which nothing happens are left out. */
export function battleSteps(battle: Battle): BattleStep[] {
  const sides = [battle.attack, battle.defence];
  const steps: BattleStep[] = ["clash"];
  if (sides.some((side) => bonusPoints(side) !== 0)) steps.push("bonus");
  if (sides.some((side) => side.points.food > 0)) steps.push("food");
  steps.push("attack-die", "defence-die");
  if (sides.some((side) => side.lost > 0)) steps.push("losses");
  steps.push("result");
  return steps;
}

/** Combat points of a side as far as a step has come. */
export function pointsAt(side: BattleSide, isAttack: boolean, shown: ReadonlySet<BattleStep>): number {
  let points = side.points.figures + side.points.strength;
  if (shown.has("bonus")) points += bonusPoints(side);
  if (shown.has("food")) points += side.points.food;
  if (shown.has(isAttack ? "attack-die" : "defence-die")) points += side.points.die;
  return points;
}
