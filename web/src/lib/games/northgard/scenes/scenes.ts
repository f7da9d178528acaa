import type { Scene } from "../../../net/narrator.svelte";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import { asAnyEvent, eventsIn, type EventType, type GameEvent } from "../data/events";
import { CREATURE } from "../data/view";
import { battles, battleSteps, isDecided, type Battle, type Face } from "./battle";
import { seatYears, type SeatYear } from "./year";

/** What of the course of a match deserves to be played out step by step, made from its events. */
export type NorthgardScene = Scene &
  (
    | { kind: "battle"; battle: Battle }
    | { kind: "roll"; seat: number; face: Face } // a die about which somebody is asked
    | { kind: "card"; card: string; seat: number }
    | { kind: "creatures"; events: GameEvent[] }
    | { kind: "year"; year: number; yields: SeatYear[]; row: string[]; achievements: boolean }
    | { kind: "end"; reason: string }
  );

/** What is known besides the entries to be told. */
export interface SceneContext {
  chronicle: readonly ChronicleEntry[]; // everything before them, in which a battle may have begun
  own: readonly number[]; // the visitor's seats: they know the cards they play
}

const BEGAN = new Set<EventType>(["battle_began", "creature_battle_began"]);
const RETREATED = "units_retreated";
const ROAMS = new Set<EventType>(["creature_moved", "creature_stayed", "creature_appeared"]);
const WITH_CREATURES = new Set<EventType>([...ROAMS, "units_lost", "kaija_lost"]);
const YEAR_STEPS = 3; // harvest, winter, what the new year brings
const PIECES_MOVE = new Set<EventType>(["units_moved", RETREATED, "creature_moved", "tile_placed"]);

export function movesPieces(event: GameEvent): boolean {
  return PIECES_MOVE.has(event.type);
}

export function scenesOf(entries: readonly ChronicleEntry[], context: SceneContext): NorthgardScene[] {
  const before = eventsIn(context.chronicle);
  const now = eventsIn(entries);
  const fought = battles([...before, ...now]);
  let next = fought.length - now.filter(isDecided).length;
  const roaming = now.some((event) => event.type === "creature_moved"); // one that only appears is seen on the board
  const asked = now.slice(now.findLastIndex(isDecided) + 1); // no outcome tells of these dice
  const scenes: NorthgardScene[] = [];
  now.forEach((event, i) => {
    const last = scenes.at(-1);
    if (event.type === "card_played" && !context.own.includes(event.seat)) {
      const { card, seat } = event;
      scenes.push({ kind: "card", card, seat, steps: 1, event: i, brief: true });
    } else if (isRoll(event) && asked.includes(event)) {
      scenes.push(rollScene(event, i));
    } else if (isDecided(event)) {
      const battle = fought[next++];
      if (battle !== undefined) scenes.push(battleScene(battle, i, rolledBefore(before)));
    } else if (event.type === RETREATED) {
      const battle = fought[next - 1];
      if (battle === undefined || (last?.kind === "battle" && last.battle === battle)) return;
      scenes.push(outcomeScene(battle, i)); // the retreat was chosen later
    } else if (ROAMS.has(event.type)) {
      if (roaming) roam(scenes, event, i, now[i - 1]);
    } else if (WITH_CREATURES.has(event.type)) {
      if (last?.kind === "creatures" && "cause" in event) join(last, event);
    } else if (event.type === "year_began" && event.year !== 1) {
      const yields = seatYears([...before, ...now.slice(0, i)]);
      scenes.push({ kind: "year", year: event.year, yields, ...offered(now.slice(i)), steps: YEAR_STEPS, event: i });
    } else if (event.type === "match_ended") {
      scenes.push({ kind: "end", reason: event.reason, steps: 1, event: i });
    }
  });
  return scenes;
}

type Roll = Extract<GameEvent, { type: "die_rolled" | "creature_die_rolled" }>;

function isRoll(event: GameEvent): event is Roll {
  return event.type === "die_rolled" || event.type === "creature_die_rolled";
}

function rollScene(event: Roll, i: number): NorthgardScene {
  const { points, casualties, choice } = event;
  const face = { points, casualties, choice };
  return { kind: "roll", seat: rollerOf(event), face, steps: 1, event: i, brief: true, rolls: [0] };
}

function rollerOf(event: Roll): number {
  return event.type === "creature_die_rolled" ? CREATURE : event.seat;
}

/** Who has been seen to roll in the battle that is being fought at the end of these events. */
function rolledBefore(events: readonly GameEvent[]): Set<number> {
  const began = events.findLastIndex(({ type }) => BEGAN.has(type));
  const fight = events.slice(began);
  return fight.some(isDecided) ? new Set() : new Set(fight.filter(isRoll).map(rollerOf));
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
  else
    scenes.push({
      kind: "creatures",
      events: [event],
      steps: 1,
      event: i,
      moves: [[event].filter(movesPieces).map(asAnyEvent)],
    });
}

function join(scene: Creatures, event: GameEvent): void {
  scene.events.push(event);
  scene.steps = scene.events.length;
  scene.moves = scene.events.map((one) => [one].filter(movesPieces).map(asAnyEvent));
}

function offered(events: GameEvent[]): { row: string[]; achievements: boolean } {
  const revealed = events.find((event) => event.type === "row_revealed" || event.type === "achievements_offered");
  return {
    row: revealed?.cards ?? [],
    achievements: revealed?.type === "achievements_offered",
  };
}
