import { api } from "../net/api";
import { reuseEqual } from "../net/reuse";
import { namesOf, Stage, type ChronicleEntry } from "../net/stage.svelte";
import type {
  ChroniclePage,
  OptionInfo,
  ReplayPosition,
  StateMessage,
  TableInfo,
  ViewerInfo,
} from "../protocol/generated";
import type { Texts } from "../texts/texts.svelte";

const KEPT = 250; // positions
const NEAR = 2; // positions fetched ahead on either side

/** What a table in play tells those who look back at it. */
export interface Ongoing {
  table: TableInfo | null;
  you: ViewerInfo;
  chronicle: ChronicleEntry[];
  /** How often everything was told anew: choices may have been taken back. */
  fullStates: number;
}

/**
 * A match step by step: one that is over, or what has happened so far. Positions come from the hall; near ones are
 * fetched before they are asked for.
 */
export class ReplayTable extends Stage {
  at = $state(0);
  eye = $state<number | null>(null);
  /** Everything that was ever to be told. */
  all = $state.raw<ChronicleEntry[]>([]);
  /** All that could be chosen here, of which one was. */
  offered = $state.raw<OptionInfo[]>([]);
  chosen = $state<string | null>(null);
  /** Why the hall has not shown the place that was asked for last. */
  refused = $state.raw<unknown>(null);

  #positions = new Map<string, Promise<ReplayPosition>>();
  #target = 0;
  #shown = false;
  #walking = false;
  #own = $state.raw<ViewerInfo>({ seats: [], eye: null, host: false, pauses: null, offered: null, who: null });
  #fullStates = 0;
  #forgotten = 0; // times; what was asked for before is asked for again

  constructor(
    readonly id: string,
    texts: Texts,
    { table, you }: Pick<StateMessage, "table" | "you">,
  ) {
    super(texts);
    this.table = table;
    this.#own = you;
    texts.names = namesOf(table.seats);
  }

  get end(): number {
    return this.table?.choices ?? 0;
  }

  /** Whether the match is over: then there are no secrets any more. */
  get over(): boolean {
    return this.table?.status === "finished";
  }

  /** Whether the hall no longer has the rules of the match: only its last position is left. */
  get stopped(): boolean {
    return (this.table?.stopped ?? null) !== null;
  }

  /** Whose eyes one may look through; null: a spectator's. */
  get eyes(): (number | null)[] {
    if (this.over) return [null, ...(this.table?.seats ?? []).map(({ seat }) => seat)];
    return this.#own.seats.length > 0 ? this.#own.seats : [null];
  }

  /** These eyes if one may look through them, else one's own. */
  allowed(eye: number | null): number | null {
    return this.eyes.includes(eye) ? eye : this.#own.eye;
  }

  /** The match goes on while one looks back: there is more of it, or less, or it has ended. */
  follow({ table, you, chronicle, fullStates }: Ongoing): void {
    if (table === null) return;
    const [end, over] = [this.end, this.over];
    this.table = table;
    this.#own = you;
    this.all = chronicle;
    this.texts.call(this.namesAt(this.at));
    this.chronicle = chronicle.filter(({ n }) => n <= this.at);
    const anew = fullStates !== this.#fullStates || over !== this.over;
    if (!anew && end === this.end) return;
    this.#fullStates = fullStates;
    this.eye = this.allowed(this.eye);
    this.#forget(anew ? 0 : end); // what was chosen at the old end is known only now
    if (this.view === null || (!anew && this.at < end)) return;
    this.#aim(this.heading, this.#walking && this.#shown);
    this.#walk().catch(() => undefined); // a place that is gone just now: where it went to is told next
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
    const found: ChronicleEntry[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page: ChroniclePage = await api.get<ChroniclePage>(`/tables/${this.id}/chronicle?from=${from}`);
      found.push(...page.entries);
      from = page.next;
    }
    this.all = found;
    this.chronicle = this.all.filter((entry) => entry.n <= this.at);
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

  /** Where one is, or will be when the hall has answered and what leads there has been played out. */
  get heading(): number {
    return this.#walking || this.narrator.pending ? this.#target : this.at;
  }

  /** Whether the hall has not answered yet. */
  get walking(): boolean {
    return this.#walking;
  }

  /** One choice on, seen happening, or one back. */
  step(by: 1 | -1): Promise<void> {
    return this.go(this.heading + by, by === 1);
  }

  /**
   * Go to a place in the match; `shown`: what happens on the way forward is to be seen. Whoever asks faster than the
   * hall answers gets there without the places between. What the hall refuses is kept in `refused`.
   */
  async go(at: number, shown = false): Promise<void> {
    this.narrator.flush(); // who goes on has seen enough
    this.refused = null;
    this.#aim(at, shown);
    try {
      await this.#walk();
    } catch (refused) {
      this.refused = refused;
    }
  }

  #aim(at: number, shown: boolean): void {
    this.#target = Math.min(Math.max(at, 0), this.end);
    this.#shown = shown;
  }

  async #walk(): Promise<void> {
    if (this.#walking) return;
    this.#walking = true;
    try {
      for (let there = false; !there;) {
        const [wanted, forgotten] = [this.#address(this.#target), this.#forgotten];
        const position = await this.#fetch(wanted);
        there = wanted === this.#address(this.#target) && forgotten === this.#forgotten;
        if (there) this.#show(position);
      }
    } finally {
      this.#walking = false;
    }
    for (let away = 1; away <= NEAR && !this.stopped; away++) {
      for (const near of [this.at + away, this.at - away]) {
        if (near >= 0 && near <= this.end) this.#fetch(this.#address(near)).catch(() => undefined);
      }
    }
  }

  #show(position: ReplayPosition): void {
    const { at, view, decision, choice } = position;
    const passed = this.#shown ? this.all.filter(({ n }) => n > this.at && n <= at) : [];
    const { eye } = this;
    const show = (): void => {
      this.at = at;
      this.texts.call(this.namesAt(at));
      this.you = { seats: [], eye, host: false, pauses: null, offered: null, who: null };
      this.view = reuseEqual(this.view, view);
      const open = at === this.end && !this.over; // what is decided just now is no matter of the past
      this.offered = open ? [] : (decision?.options ?? []);
      this.chosen = choice ?? null;
      const options = this.offered.filter((option) => option.key === choice);
      this.decide(decision === null ? null : { ...decision, options, refusals: [] });
      this.chronicle = this.all.filter(({ n }) => n <= at);
      this.fresh = passed;
    };
    this.narrator.tell(passed, show, true);
  }

  /** Positions from that place on are not what they were. */
  #forget(from: number): void {
    this.#forgotten++;
    for (const address of this.#positions.keys()) {
      if (Number(/replay\/(\d+)/.exec(address)?.[1]) >= from) this.#positions.delete(address);
    }
  }

  #address(at: number): string {
    return `/tables/${this.id}/replay/${at}${this.eye === null ? "" : `?eye=${this.eye}`}`;
  }

  #fetch(address: string): Promise<ReplayPosition> {
    let position = this.#positions.get(address);
    if (position === undefined) {
      position = api.get<ReplayPosition>(address);
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
