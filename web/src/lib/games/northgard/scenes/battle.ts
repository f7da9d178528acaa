import type { GameEvent } from "../../../net/stage.svelte";
import { CREATURE } from "../data/types";

/** A battle as its events tell it, put together again so that it can be shown step by step. */

export interface Face {
  points: number;
  casualties: number;
  choice: boolean;
}

export type Taken = "point" | "casualty";

export interface Side {
  seat: number; // CREATURE: not a seat
  figures: number;
  food: number;
  die: Face | null;
  taken: Taken | null; // for a choice face
  bonus: Taken | null; // from a card that gives the choice
  lost: number;
  total: number | null; // combat points in the end
}

export interface Battle {
  territory: string;
  creature: string | null;
  attack: Side;
  defence: Side;
  decided: boolean;
  winner: number; // NOBODY, CREATURE or a seat; only once it is decided
  after: GameEvent[]; // what follows from it: retreats, fame, what a clan gains
}

const AFTER = new Set([
  "units_retreated",
  "units_lost",
  "kaija_lost",
  "creature_defeated",
  "fame_gained",
  "resources_gained",
]);

function side(seat: number, figures: number): Side {
  return { seat, figures, food: 0, die: null, taken: null, bonus: null, lost: 0, total: null };
}

function num(event: GameEvent, name: string): number {
  const value = event[name];
  return typeof value === "number" ? value : 0;
}

/** All battles of a run of events, the last one perhaps not decided yet. */
export function battles(events: Iterable<GameEvent>): Battle[] {
  const found: Battle[] = [];
  let open = false; // whether what follows may still belong to the last one
  for (const event of events) {
    if (event.type === "battle_began" || event.type === "creature_battle_began") {
      found.push(begun(event));
      open = true;
      continue;
    }
    const battle = found.at(-1);
    if (battle === undefined || !open) continue;
    if (!battle.decided) goesOn(battle, event);
    else if (AFTER.has(event.type) && !isHarvest(event)) battle.after.push(event);
    else open = false;
  }
  return found;
}

function begun(event: GameEvent): Battle {
  return {
    territory: String(event["territory"]),
    creature: typeof event["creature"] === "string" ? event["creature"] : null,
    attack: side(num(event, "attacker"), num(event, "attackers")),
    defence: side(num(event, "defender"), num(event, "defenders")),
    decided: false,
    winner: -1,
    after: [],
  };
}

function goesOn(battle: Battle, event: GameEvent): void {
  const own = battle.attack.seat === event["seat"] ? battle.attack : battle.defence;
  switch (event.type) {
    case "resources_paid":
      if (event["rule"] === "NG-BATTLE-07") own.food += num(event, "food");
      break;
    case "die_rolled":
      own.die = face(event);
      break;
    case "creature_die_rolled": {
      const beast = battle.attack.seat === CREATURE ? battle.attack : battle.defence;
      beast.die = face(event);
      if (beast.die.choice) beast.taken = "point";
      break;
    }
    case "face_chosen":
      if (event["rule"] === "NG-BATTLE-09") own.taken = event["face"] as Taken;
      else own.bonus = event["face"] as Taken;
      break;
    case "battle_decided":
    case "creature_battle_decided":
      battle.decided = true;
      battle.winner = num(event, "winner");
      battle.attack.total = num(event, "attack");
      battle.defence.total = num(event, "defence");
      battle.attack.lost = num(event, "attackers_lost");
      battle.defence.lost = num(event, "defenders_lost");
      break;
  }
}

function face(event: GameEvent): Face {
  return {
    points: num(event, "points"),
    casualties: num(event, "casualties"),
    choice: event["choice"] === true,
  };
}

function isHarvest(event: GameEvent): boolean {
  return String(event["rule"] ?? "").startsWith("NG-HARVEST");
}

/** Points of the die, with what its owner took. */
export function diePoints(side: Side): number {
  return (side.die?.points ?? 0) + (side.taken === "point" ? 1 : 0);
}

/** Points from cards, buildings, Kaija and the like: what the others do not explain. `strength`: a creature's. */
export function bonusPoints(side: Side, strength: number): number {
  if (side.total === null) return side.bonus === "point" ? 1 : 0;
  const base = side.seat === CREATURE ? strength : side.figures;
  return side.total - base - side.food - diePoints(side);
}

export type BattleStep = "clash" | "bonus" | "food" | "attack-die" | "defence-die" | "losses" | "result";

/** The steps worth showing, in order; those in which nothing happens are left out. */
export function battleSteps(battle: Battle, strength: number): BattleStep[] {
  const sides = [battle.attack, battle.defence];
  const steps: BattleStep[] = ["clash"];
  if (sides.some((side) => bonusPoints(side, strength) !== 0)) steps.push("bonus");
  if (sides.some((side) => side.food > 0)) steps.push("food");
  if (battle.attack.die !== null) steps.push("attack-die");
  if (battle.defence.die !== null) steps.push("defence-die");
  if (battle.decided) {
    if (sides.some((side) => side.lost > 0)) steps.push("losses");
    steps.push("result");
  }
  return steps;
}

/** Combat points of a side as far as a step has come. */
export function pointsAt(side: Side, isAttack: boolean, strength: number, shown: ReadonlySet<BattleStep>): number {
  let points = side.seat === CREATURE ? strength : side.figures;
  if (shown.has("bonus")) points += bonusPoints(side, strength);
  if (shown.has("food")) points += side.food;
  if (shown.has(isAttack ? "attack-die" : "defence-die")) points += diePoints(side);
  return points;
}
