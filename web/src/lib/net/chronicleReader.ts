import type { ChronicleEntry, ChroniclePage } from "../protocol/generated";
import { api } from "./api";

/** The chronicle of a table in play: updates bring what is new, all else is read from the hall, page by page. */
export class ChronicleReader {
  /** All that is here, oldest first; the table may not show some of it yet. */
  entries: readonly ChronicleEntry[] = [];
  reading = false;
  #stale = false; // what is being read has to be read again
  #closed = false;

  constructor(
    readonly table: string,
    readonly onRead: () => void,
  ) {}

  /** An update: what is new, and how many choices there are now, fewer than before when some were taken back. */
  update(fresh: readonly ChronicleEntry[], choices: number): void {
    const first = fresh[0]?.n;
    const before = first === undefined ? this.entries : this.entries.filter((entry) => entry.n < first);
    this.entries = [...before, ...fresh].filter((entry) => entry.n <= choices);
  }

  /** What is here was for the eyes of somebody else. */
  clear(): void {
    this.entries = [];
  }

  isComplete(choices: number): boolean {
    return choices === 0 || this.entries.length === choices + 1; // the opening has an entry too
  }

  /** Read it all; where it is being read already, once more after that. */
  async read(): Promise<void> {
    this.#stale = true;
    if (this.reading) return;
    this.reading = true;
    while (this.#stale && !this.#closed) {
      this.#stale = false;
      const found = await this.#pages();
      if (this.#stale) continue;
      const last = found.at(-1)?.n ?? -1;
      this.entries = [...found, ...this.entries.filter((entry) => entry.n > last)];
      this.onRead();
    }
    this.reading = false;
  }

  close(): void {
    this.#closed = true;
  }

  /** The whole chronicle; what is here of it where the hall cannot be reached: the next full state asks again. */
  async #pages(): Promise<readonly ChronicleEntry[]> {
    const found: ChronicleEntry[] = [];
    let next: number | null = 0;
    try {
      while (next !== null) {
        const page: ChroniclePage = await api.get(`/tables/${this.table}/chronicle?from=${next}`);
        found.push(...page.entries);
        next = page.next;
      }
    } catch {
      return this.entries;
    }
    return found;
  }
}
