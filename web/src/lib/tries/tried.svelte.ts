import { api } from "../net/api";
import { reuseEqual } from "../net/reuse";
import { namesOf, Stage, type ChronicleEntry } from "../net/stage.svelte";
import type { HintStepInfo, TriedPosition, TryPreview } from "../protocol/generated";
import type { Texts } from "../texts/texts.svelte";

type Effects = Record<string, unknown>;

/**
 * A position that somebody tries anew, choice by choice. The hall keeps nothing of it: it is told all choices each time,
 * and judges them when somebody wants to know. `Verdict` is what it answers then.
 */
export class TriedTable<Verdict> extends Stage {
  override readonly live = true;
  position = $state.raw<TriedPosition | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Bots are playing on from what was tried. */
  judging = $state(false);
  /** The last thing the hall did not do. */
  refused = $state.raw<unknown>(null);
  /** A better line lies on the board: nothing is chosen meanwhile. */
  showing = $state(false);

  #asked = 0; // questions; only the last one matters
  #asking = $state(false);
  #entries: readonly ChronicleEntry[] = []; // that are shown
  #previews = new Map<string, Promise<Effects>>();
  #waiting: AbortController | null = null;

  constructor(
    readonly address: string,
    readonly place: Record<string, unknown>, // which position, where the address does not say
    texts: Texts,
  ) {
    super(texts);
  }

  get keys(): string[] {
    return this.position?.keys ?? [];
  }

  /** Whether there is nothing more to choose. */
  get finished(): boolean {
    return this.position?.finished === true;
  }

  /** Whether something is chosen that can be judged. */
  get canJudge(): boolean {
    return this.keys.length > 0 && !this.judging && this.verdict === null && !this.#asking;
  }

  override get ready(): boolean {
    return this.mine && !this.#asking && !this.judging && this.verdict === null && !this.narrator.pending;
  }

  begin(): Promise<void> {
    return this.#go([]);
  }

  choose(key: string): void {
    if (this.ready) void this.#go([...this.keys, key]);
  }

  /** Without the last choice; a verdict on it is forgotten. */
  back(): Promise<void> {
    return this.#go(this.keys.slice(0, -1));
  }

  preview(key: string): Promise<Effects> {
    const known = this.position?.previews[key];
    if (known !== undefined) return Promise.resolve(known);
    if (!this.ready) return Promise.resolve({});
    let asked = this.#previews.get(key);
    if (asked === undefined) {
      asked = api
        .post<TryPreview>(`${this.address}/preview`, { ...this.place, keys: this.keys, key })
        .then(({ effects }) => effects)
        .catch(() => ({}));
      this.#previews.set(key, asked);
    }
    return asked;
  }

  async judge(): Promise<void> {
    if (!this.canJudge) return;
    const waiting = (this.#waiting = new AbortController());
    this.judging = true;
    this.refused = null;
    try {
      const body = { ...this.place, keys: this.keys };
      this.verdict = await api.post<Verdict>(`${this.address}/verdict`, body, waiting.signal);
    } catch (refused) {
      if (!waiting.signal.aborted) this.refused = refused;
    } finally {
      if (this.#waiting === waiting) this.judging = false;
    }
  }

  /** The position again, with a line marked on the board. */
  async show(steps: HintStepInfo[], chance: number | null): Promise<void> {
    await this.#go([], true);
    this.hint = { best: { steps, chance }, runner_up: null, equal: false, reasons: [], playouts: 0, goesOn: true };
  }

  /** Nobody waits for anything any more. */
  close(): void {
    this.#asked++;
    this.#waiting?.abort();
    this.narrator.flush();
  }

  async #go(keys: string[], showing = false): Promise<void> {
    const asked = ++this.#asked;
    this.#asking = true;
    this.refused = null;
    this.narrator.flush();
    try {
      const position = await api.post<TriedPosition>(this.address, { ...this.place, keys });
      if (asked === this.#asked) this.#show(position, showing);
    } catch (refused) {
      if (asked === this.#asked) this.refused = refused;
    } finally {
      if (asked === this.#asked) this.#asking = false;
    }
  }

  #show(position: TriedPosition, showing: boolean): void {
    if (!showing) {
      this.#waiting?.abort();
      this.judging = false;
      this.verdict = null;
      this.hint = null;
    }
    this.#previews.clear();
    const last = this.#entries.at(-1)?.n ?? Infinity;
    const fresh = position.keys.length > this.keys.length ? position.entries.filter(({ n }) => n > last) : [];
    this.texts.call(namesOf(position.table.seats));
    this.table = reuseEqual(this.table, position.table);
    const { seat } = position;
    this.present = { seats: position.table.seats.map((one) => one.seat), watching: 0 };
    const tell = (): void => {
      this.position = position;
      this.showing = showing;
      this.you = { seats: [seat], eye: seat, host: false, pauses: null, offered: null, who: null };
      this.view = reuseEqual(this.view, position.view);
      this.#entries = position.entries;
      this.chronicle = position.entries;
      this.fresh = fresh;
      this.decide(position.decision);
    };
    this.narrator.tell(fresh, tell, true);
  }
}
