import type { Scene } from "../../../net/narrator.svelte";
import type { ChronicleEntry, GameEvent } from "../../../net/stage.svelte";
import { CREATURE } from "../data/types";
import { battles, battleSteps, type Battle, type Face } from "./battle";
import { seatYears, type SeatYear } from "./years";

/** What of the course of a match deserves to be played out step by step, made from its events. */
export type NorthgardScene = Scene &
  (
    | { kind: "battle"; battle: Battle }
    | { kind: "roll"; seat: number; face: Face } // a die about which somebody is asked
    | { kind: "card"; card: string; seat: number }
    | { kind: "creatures"; events: GameEvent[] }
    | { kind: "year"; year: number; yields: SeatYear[]; row: string[]; achievements: boolean }
    | { kind: "end"; reason: string; yields: SeatYear[] }
  );

/** What is known besides the entries to be told. */
export interface Known {
  chronicle: readonly ChronicleEntry[]; // everything before them, in which a battle may have begun
  seats: number;
  own: readonly number[]; // the visitor's seats: they know the cards they play
}

const DECIDED = new Set(["battle_decided", "creature_battle_decided"]);
const BEGAN = new Set(["battle_began", "creature_battle_began"]);
const ROLLED = new Set(["die_rolled", "creature_die_rolled"]);
const RETREATED = "units_retreated";
const ROAMS = new Set(["creature_moved", "creature_stayed", "creature_appeared"]);
const WITH_CREATURES = new Set([...ROAMS, "units_lost", "kaija_lost"]);
const YEAR_STEPS = 3; // harvest, winter, what the new year brings
const PIECES_MOVE = new Set(["units_moved", RETREATED, "creature_moved", "tile_placed"]);

export function movesPieces(event: GameEvent): boolean {
  return PIECES_MOVE.has(event.type);
}

export function scenesOf(entries: readonly ChronicleEntry[], known: Known): NorthgardScene[] {
  const before = known.chronicle.flatMap((entry) => entry.events);
  const now = entries.flatMap((entry) => entry.events);
  const fought = battles([...before, ...now]);
  let next = fought.length - now.filter((event) => DECIDED.has(event.type)).length;
  const roaming = now.some((event) => event.type === "creature_moved"); // one that only appears is seen on the board
  const asked = now.slice(now.findLastIndex((event) => DECIDED.has(event.type)) + 1); // no outcome tells of these dice
  const scenes: NorthgardScene[] = [];
  const yields = (i: number) => seatYears([...before, ...now.slice(0, i)], known.seats);
  now.forEach((event, i) => {
    const last = scenes.at(-1);
    if (event.type === "card_played" && !known.own.includes(Number(event["seat"]))) {
      scenes.push(cardScene(event, i));
    } else if (ROLLED.has(event.type) && asked.includes(event)) {
      scenes.push(rollScene(event, i));
    } else if (DECIDED.has(event.type)) {
      const battle = fought[next++];
      if (battle !== undefined) scenes.push(battleScene(battle, i, rolledBefore(before)));
    } else if (event.type === RETREATED) {
      const battle = fought[next - 1];
      if (battle === undefined || (last?.kind === "battle" && last.battle === battle)) return;
      scenes.push(outcomeScene(battle, i)); // the retreat was chosen later
    } else if (ROAMS.has(event.type)) {
      if (roaming) roam(scenes, event, i, now[i - 1]);
    } else if (WITH_CREATURES.has(event.type)) {
      if (last?.kind === "creatures" && event["rule"] === "NG-CREATURE-DRAUGR") join(last, event);
    } else if (event.type === "year_began" && event["year"] !== 1) {
      const year = Number(event["year"]);
      scenes.push({ kind: "year", year, yields: yields(i), ...offered(now.slice(i)), steps: YEAR_STEPS, event: i });
    } else if (event.type === "match_ended") {
      scenes.push({ kind: "end", reason: String(event["reason"]), yields: yields(i), steps: 1, event: i });
    }
  });
  return scenes;
}

function cardScene(event: GameEvent, i: number): NorthgardScene {
  const [card, seat] = [String(event["card"]), Number(event["seat"])];
  return { kind: "card", card, seat, steps: 1, event: i, brief: true };
}

function rollScene(event: GameEvent, i: number): NorthgardScene {
  const [points, casualties] = [Number(event["points"] ?? 0), Number(event["casualties"] ?? 0)];
  const face = { points, casualties, choice: event["choice"] === true };
  return { kind: "roll", seat: rollerOf(event), face, steps: 1, event: i, brief: true, rolls: [0] };
}

function rollerOf(event: GameEvent): number {
  return event.type === "creature_die_rolled" ? CREATURE : Number(event["seat"]);
}

/** Who has been seen to roll in the battle that is being fought at the end of these events. */
function rolledBefore(events: readonly GameEvent[]): Set<number> {
  const began = events.findLastIndex(({ type }) => BEGAN.has(type));
  if (events.slice(began).some(({ type }) => DECIDED.has(type))) return new Set();
  return new Set(
    events
      .slice(began)
      .filter(({ type }) => ROLLED.has(type))
      .map(rollerOf),
  );
}

/** A battle from its clash to its outcome; dice that were seen to fall lie there from the start. */
function battleScene(battle: Battle, event: number, rolled: ReadonlySet<number>): NorthgardScene {
  const steps = battleSteps(battle);
  const lastSeen = steps.findLastIndex(
    (step) =>
      (step === "attack-die" && rolled.has(battle.attack.seat)) ||
      (step === "defence-die" && rolled.has(battle.defence.seat)),
  );
  const rolls = steps.flatMap((step, i) => (step.endsWith("-die") ? [i] : []));
  const place = `territory:${battle.territory}`;
  return { kind: "battle", battle, steps: steps.length, start: lastSeen + 1, event, place, rolls };
}

function outcomeScene(battle: Battle, event: number): NorthgardScene {
  const steps = battleSteps(battle).length;
  return { kind: "battle", battle, steps, start: steps - 1, event, place: `territory:${battle.territory}` };
}

type Creatures = Extract<NorthgardScene, { kind: "creatures" }>;

function roam(scenes: NorthgardScene[], event: GameEvent, i: number, previous: GameEvent | undefined): void {
  const last = scenes.at(-1);
  const goesOn = previous !== undefined && WITH_CREATURES.has(previous.type);
  if (last?.kind === "creatures" && goesOn) join(last, event);
  else scenes.push({ kind: "creatures", events: [event], steps: 1, event: i, moves: [[event].filter(movesPieces)] });
}

function join(scene: Creatures, event: GameEvent): void {
  scene.events.push(event);
  scene.steps = scene.events.length;
  scene.moves = scene.events.map((one) => [one].filter(movesPieces));
}

function offered(events: GameEvent[]): { row: string[]; achievements: boolean } {
  const revealed = events.find((event) => event.type === "row_revealed" || event.type === "achievements_offered");
  return {
    row: (revealed?.["cards"] as string[] | undefined) ?? [],
    achievements: revealed?.type === "achievements_offered",
  };
}
