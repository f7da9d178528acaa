import { api, Refused } from "../net/api";
import { visitor } from "../net/visitor.svelte";
import { TableWish } from "./wish.svelte";
import type { MyTable, TableSummary } from "../protocol/generated";

const EVERY = 10_000; // milliseconds

/** The tables of the hall, asked for anew again and again while somebody looks. */
export class TableLists {
  mine = $state.raw<MyTable[]>([]);
  open = $state.raw<TableSummary[]>([]);
  playing = $state.raw<TableSummary[]>([]);
  /** Whether there has been an answer yet. */
  here = $state(false);
  problem = $state.raw<Refused | null>(null);
  /** What those to join and to watch are to be like. */
  readonly wish = new TableWish();

  /** Those of mine in the order in which they want me. */
  going: MyTable[] = $derived(
    this.mine
      .filter((table) => table.status !== "finished" && table.status !== "cancelled")
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.changed - a.changed),
  );

  #asked = 0; // times
  #answered = 0; // which of them

  /** Look now and from time to time; returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const [mine, open, playing] = await Promise.all([
        visitor.me === null ? [] : api.get<MyTable[]>("/my/tables"),
        api.get<TableSummary[]>(`/tables?${this.wish.query("open")}`),
        api.get<TableSummary[]>(`/tables?${this.wish.query("playing")}`),
      ]);
      if (asked < this.#answered) return; // a later question was answered sooner
      this.#answered = asked;
      this.mine = mine;
      this.open = open;
      this.playing = playing;
      this.problem = null;
      this.here = true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.problem = refused;
    }
  }
}
