import { api } from "../net/api";
import type { MyTable, TableSummary } from "../protocol/generated";
import { reasonOf } from "../ui/toasts.svelte";

const PAGE = 50; // tables the hall tells of at once
const PATIENCE = 300; // milliseconds after the last letter of a search

/** Finished matches as they are searched for, page after page. */
export class FinishedTables {
  found = $state.raw<TableSummary[]>([]);
  more = $state(false);
  busy = $state(true);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0;

  search(mine: boolean, game: string, player: string): void {
    clearTimeout(this.#timer);
    this.busy = true;
    this.#timer = setTimeout(() => void this.#look(mine, game, player), player === "" ? 0 : PATIENCE);
  }

  /** The next page of the public ones. */
  async next(game: string, player: string): Promise<void> {
    const last = this.found.at(-1);
    if (last !== undefined) await this.#look(false, game, player, last);
  }

  async #look(mine: boolean, game: string, player: string, after?: TableSummary): Promise<void> {
    const asked = ++this.#latest;
    try {
      const answer = mine ? await ours(game, player) : await theirs(game, player, after);
      if (asked !== this.#latest) return; // something else is searched for by now
      this.found = after === undefined ? answer : [...this.found, ...answer];
      this.more = !mine && answer.length === PAGE;
      this.problem = "";
    } catch (refused) {
      if (asked !== this.#latest) return;
      this.problem = reasonOf(refused);
    }
    this.busy = false;
  }
}

function theirs(game: string, player: string, after?: TableSummary): Promise<TableSummary[]> {
  const query = new URLSearchParams({ status: "finished", game, player });
  if (after !== undefined) {
    query.set("before", String(after.changed));
    query.set("before_id", after.id);
  }
  return api.get<TableSummary[]>(`/tables?${query}`);
}

async function ours(game: string, player: string): Promise<TableSummary[]> {
  const mine = await api.get<MyTable[]>("/my/tables");
  const wanted = player.trim().toLocaleLowerCase();
  return mine.filter(
    (table) =>
      table.status === "finished" &&
      (game === "" || table.game === game) &&
      table.chairs.some((chair) => chair.name.toLocaleLowerCase().includes(wanted)),
  );
}
