import { settings } from "../settings.svelte";
import type { ChronicleEntry, GameEvent } from "./stage.svelte";

/** A dramatic event, played out step by step; a game adds what its own drawing needs. */
export interface Scene {
  kind: string;
  /** How many steps it has; each is shown on top of those before. */
  steps: number;
  /** The step it begins with, where the earlier ones were told before; 0 if left out. */
  start?: number;
  /** The number of the event it tells, among all events of the update: what moves before it moves first. */
  event: number;
  /** What it is about, as the board marks it with `data-place`: the scene stands beside that. */
  place?: string;
  /** It leaves the board in sight: slim, and at its edge where it has no place of its own. */
  slim?: boolean;
  /** It is told in the bar of whoever plays, where that is wide enough: the board shows the rest of it, all over. */
  inBar?: boolean;
  /** Shown for a moment only, such as a card that somebody plays. */
  brief?: boolean;
  /** How much faster than usual its steps go; 1 if left out. */
  pace?: number;
  /** Steps in which dice are heard. */
  rolls?: readonly number[];
  /** Events that move something on the board while a step is shown, by step. */
  moves?: readonly (readonly GameEvent[])[];
}

/** What a game says of an update before it is shown. */
export interface Director {
  /** The scenes of some entries, in order; `stage.chronicle` ends before them. */
  scenes(entries: readonly ChronicleEntry[]): Scene[];
  /** Whether the board moves a piece for this event. */
  moves(event: GameEvent): boolean;
}

interface Update {
  entries: readonly ChronicleEntry[];
  show: () => void;
  own: boolean;
}
type Beat = { scene: Scene } | { moving: readonly GameEvent[] };

const REST = 2.2; // how much longer than the others the last step of a scene stays
const GLANCE = 1.4; // how much longer a brief one does
const MOVE = 0.42; // of the time of a step: pieces on their way
const PACE = 0.35; // of the time of a step: between two choices of others
const BACKLOG = 8; // updates that may wait; the oldest beyond them are shown at once
const WATCHED = 6; // entries of one update; more than that were missed, not watched

/**
 * Tells what happens in order: the pieces of an update move and its scenes are played before anything else of it is
 * shown, so that neither the board nor the chronicle nor the next question gives a result away.
 */
export class Narrator {
  director: Director | null = null;
  /** How much faster than usual everything goes; a replay has a control for it. */
  rate = 1;
  /** What is being played out. */
  scene = $state.raw<Scene | null>(null);
  step = $state(0);
  /** Scenes of the update that have been played out, though the board has not changed yet. */
  played = $state.raw<readonly Scene[]>([]);
  /** Events whose pieces are on their way, over the board as it was. */
  moving = $state.raw<readonly GameEvent[]>([]);
  /** Events whose pieces have arrived, though the board has not changed yet. */
  moved = $state.raw<readonly GameEvent[]>([]);
  /** Whether something is being told whose outcome is not shown yet. */
  busy = $state(false);

  #queue = $state.raw<readonly Update[]>([]);
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0; // when the next choice of somebody else may be shown

  /** Whether anything is still to be shown. */
  get pending(): boolean {
    return this.busy || this.#queue.length > 0;
  }

  /** Whether what is told can be skipped where it is told: a scene brings its own buttons, unless it is brief. */
  get hasTools(): boolean {
    return this.scene !== null && this.scene.brief !== true;
  }

  /** Milliseconds pieces are on their way. */
  get moveTime(): number {
    return (settings.stepTime * MOVE) / this.rate;
  }

  /** Have an update shown once what led to it has been told; `own`: it is the visitor's own choice. */
  tell(entries: readonly ChronicleEntry[], show: () => void, own = false): void {
    this.#queue = [...this.#queue, { entries, show, own }];
    if (!this.#watched) this.flush();
    else if (this.#queue.length === 1) this.#begin();
  }

  /** Show everything at once. */
  flush(): void {
    clearTimeout(this.#timer);
    const waiting = this.#queue;
    this.#queue = [];
    this.#beats = [];
    this.#rest();
    for (const { show } of waiting) show();
  }

  /** On to the next step of the scene. */
  next(): void {
    clearTimeout(this.#timer);
    const { scene } = this;
    if (scene === null) return;
    this.moved = [...this.moved, ...this.moving];
    if (this.step + 1 < scene.steps) this.#play(scene, this.step + 1);
    else this.#beat();
  }

  get #watched(): boolean {
    return settings.stepTime > 0 && globalThis.document?.visibilityState !== "hidden";
  }

  #begin(): void {
    while (this.#queue.length > BACKLOG) this.#shift()?.show();
    const [update] = this.#queue;
    if (update === undefined) return;
    const wait = update.own ? 0 : this.#free - Date.now();
    if (wait > 0 && update.entries.length > 0) {
      this.#timer = setTimeout(() => this.#begin(), wait);
      return;
    }
    this.#beats = this.#beatsOf(update);
    this.#beat();
  }

  #beatsOf({ entries }: Update): Beat[] {
    if (this.director === null || entries.length === 0 || entries.length > WATCHED) return [];
    const { director } = this;
    const events = entries.flatMap((entry) => entry.events);
    const scenes = director.scenes(entries);
    const inScenes = new Set(scenes.flatMap((scene) => scene.moves?.flat() ?? []));
    const beats: Beat[] = [];
    let from = 0;
    const move = (to: number): void => {
      const moving = events.slice(from, to).filter((event) => !inScenes.has(event) && director.moves(event));
      if (moving.length > 0) beats.push({ moving });
      from = Math.max(from, to);
    };
    for (const scene of scenes) {
      move(scene.event);
      beats.push({ scene });
    }
    move(events.length);
    return beats;
  }

  #beat(): void {
    const beat = this.#beats.shift();
    if (this.scene !== null) this.played = [...this.played, this.scene];
    this.scene = null;
    this.moved = [...this.moved, ...this.moving];
    this.moving = [];
    if (beat === undefined) return this.#finish();
    this.busy = true;
    if ("scene" in beat) {
      this.#play(beat.scene, beat.scene.start ?? 0);
      return;
    }
    this.moving = beat.moving;
    this.#timer = setTimeout(() => this.#beat(), this.moveTime);
  }

  #play(scene: Scene, step: number): void {
    this.scene = scene;
    this.step = step;
    this.moving = scene.moves?.[step] ?? [];
    const longer = scene.brief ? GLANCE : step + 1 < scene.steps ? 1 : REST;
    const pace = this.rate * (scene.pace ?? 1);
    this.#timer = setTimeout(() => this.next(), (settings.stepTime * longer) / pace);
  }

  #finish(): void {
    const update = this.#shift();
    this.#rest();
    if (update === undefined) return;
    update.show();
    if (update.entries.length > 0) this.#free = Date.now() + (settings.stepTime * PACE) / this.rate;
    this.#begin();
  }

  #shift(): Update | undefined {
    const [first, ...others] = this.#queue;
    this.#queue = others;
    return first;
  }

  #rest(): void {
    this.busy = false;
    this.scene = null;
    this.step = 0;
    this.played = [];
    this.moving = [];
    this.moved = [];
  }
}
