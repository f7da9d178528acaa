import { api } from "../net/api";
import { momentOf, namesOf, Stage, type Moment, type View } from "../net/stage.svelte";
import type { DecisionTold, EntryTold, OptionTold, TableTold } from "../protocol/generated";
import type { Words } from "../words/words.svelte";

/** The match after `at` choices, through one pair of eyes. */
interface Position {
  at: number;
  view: View;
  decision: DecisionTold | null;
  choice: string | null; // the key chosen there
}

interface Chronicle {
  entries: EntryTold[];
  next: number | null;
}

const KEPT = 250; // positions
const NEAR = 2; // positions fetched ahead on either side

/** A finished match, step by step. Positions come from the hall; near ones are fetched before they are asked for. */
export class ReplayTable extends Stage {
  at = $state(0);
  eye = $state<number | null>(null);
  /** Everything that was ever to be told. */
  all = $state.raw<Moment[]>([]);
  /** All that could be chosen here, of which one was. */
  offered = $state.raw<OptionTold[]>([]);
  chosen = $state<string | null>(null);

  #positions = new Map<string, Promise<Position>>();
  #target = 0;
  #shown = false;
  #walking = false;

  constructor(
    readonly id: string,
    words: Words,
    told: TableTold,
  ) {
    super(words);
    this.table = told;
    words.names = namesOf(told.seats);
  }

  get end(): number {
    return this.table?.choices ?? 0;
  }

  /** Nothing is decided here any more. */
  override get mine(): boolean {
    return false;
  }

  /** The option that was chosen can be pressed: it leads on. */
  override get ready(): boolean {
    return true;
  }

  async readChronicle(): Promise<void> {
    const found: Moment[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page: Chronicle = await api.get<Chronicle>(`/tables/${this.id}/chronicle?from=${from}`);
      found.push(...page.entries.map(momentOf));
      from = page.next;
    }
    this.all = found;
    this.moments = this.all.filter((moment) => moment.n <= this.at);
  }

  choose(key: string): void {
    if (key === this.chosen) void this.step(1);
  }

  preview(): Promise<Record<string, unknown>> {
    return Promise.resolve({});
  }

  look(eye: number | null): void {
    this.eye = eye;
    void this.go(this.at);
  }

  /** One choice on, seen happening, or one back. */
  step(by: 1 | -1): Promise<void> {
    return this.go(this.at + by, by === 1);
  }

  /**
   * Go to a place in the match; `shown`: what happens on the way forward is to be seen. Whoever asks faster than the
   * hall answers gets there without the places between.
   */
  async go(at: number, shown = false): Promise<void> {
    this.#target = Math.min(Math.max(at, 0), this.end);
    this.#shown = shown;
    if (this.#walking) return;
    this.#walking = true;
    try {
      let wanted: string;
      do {
        wanted = this.#address(this.#target);
        const position = await this.#fetch(wanted);
        if (wanted === this.#address(this.#target)) this.#show(position);
      } while (wanted !== this.#address(this.#target));
    } finally {
      this.#walking = false;
    }
    for (let away = 1; away <= NEAR; away++) {
      for (const near of [this.at + away, this.at - away]) {
        if (near >= 0 && near <= this.end) this.#fetch(this.#address(near)).catch(() => undefined);
      }
    }
  }

  #show(position: Position): void {
    const { at, view, decision, choice } = position;
    const passed = this.#shown ? this.all.filter(({ n }) => n > this.at && n <= at) : [];
    this.focus = null;
    this.asked = null;
    this.at = at;
    this.you = { seats: [], eye: this.eye, host: false };
    this.view = view;
    this.offered = decision?.options ?? [];
    this.chosen = choice;
    const options = this.offered.filter((option) => option.key === choice);
    this.decision = decision === null ? null : { ...decision, options, refusals: [] };
    this.moments = this.all.filter(({ n }) => n <= at);
    this.fresh = passed;
  }

  #address(at: number): string {
    return `/tables/${this.id}/replay/${at}${this.eye === null ? "" : `?eye=${this.eye}`}`;
  }

  #fetch(address: string): Promise<Position> {
    let position = this.#positions.get(address);
    if (position === undefined) {
      position = api.get<Position>(address);
      position.catch(() => this.#positions.delete(address));
    } else {
      this.#positions.delete(address); // looked at last, kept longest
    }
    this.#positions.set(address, position);
    const oldest = this.#positions.keys().next();
    if (this.#positions.size > KEPT && !oldest.done) this.#positions.delete(oldest.value);
    return position;
  }
}
