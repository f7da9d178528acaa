import type { ReplayTable } from "./replay.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1300; // milliseconds a choice is looked at
const SILENT = 350; // where there is nothing to tell of it
const AGAIN = 150; // until the next look whether a scene is over, or a position is here

/** Plays a match by itself, choice after choice. */
export class Player {
  playing = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly replay: ReplayTable) {}

  toggle(): void {
    if (this.playing) this.stop();
    else this.#start();
  }

  stop(): void {
    this.playing = false;
    this.replay.narrator.rate = 1;
    clearTimeout(this.#timer);
  }

  #start(): void {
    this.playing = true;
    if (this.replay.at >= this.replay.end) void this.replay.go(0);
    this.#timer = setTimeout(() => void this.#step(), SILENT);
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    const { replay } = this;
    if (replay.narrator.pending || replay.walking) {
      this.#timer = setTimeout(() => void this.#step(), AGAIN);
      return;
    }
    if (replay.at >= replay.end || replay.refused !== null) {
      this.stop();
      return;
    }
    replay.narrator.rate = this.speed;
    await replay.step(1);
    if (!this.playing) return;
    const silent = !replay.fresh.some(({ events }) => events.some((event) => replay.texts.tells(event)));
    this.#timer = setTimeout(() => void this.#step(), (silent ? SILENT : STEP) / this.speed);
  }
}
