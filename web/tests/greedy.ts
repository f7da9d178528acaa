import type { Page } from "@playwright/test";
import { get, openTable, post, type TableRequest } from "./hall.ts";
import type { ChronicleEntry } from "../src/lib/protocol/generated";
import { talk } from "./wire.ts";

/** A finished match in which greedy bots held all seats, the visitor's too: good positions to look at. */
export interface Played {
  table: string;
  entries: ChronicleEntry[];
}

export async function played(page: Page, wish: TableRequest): Promise<Played> {
  const table = await openTable(page, wish);
  let left = false;
  await talk(page, table, (state) => {
    if (state.table.status === "open") return { type: "start" };
    if (state.table.status === "finished") return "done";
    if (left) return null;
    left = true;
    return { type: "leave_to_bot", seat: 0, bot: "greedy" };
  });
  const entries: ChronicleEntry[] = [];
  for (;;) {
    const next = await get<{ entries: ChronicleEntry[] }>(
      page.context(),
      `/tables/${table}/chronicle?from=${entries.length}`,
    );
    if (next.entries.length === 0) return { table, entries };
    entries.push(...next.entries);
  }
}

/** The number of choices before one of the visitor's that is of such a kind; of several the middle one. */
export function before({ entries }: Played, kinds: RegExp): number {
  const found = entries.filter(({ seat, decision }) => seat === 0 && kinds.test(decision));
  const one = found[Math.floor(found.length / 2)];
  if (one === undefined) throw new Error(`nobody was asked for ${kinds}`);
  return one.n - 1;
}

/** A table where the visitor decides what was decided after so many choices of a finished match. */
export async function continued(page: Page, { table }: Played, at: number): Promise<string> {
  const { id } = await post<{ id: string }>(page.context(), `/tables/${table}/continue`, { at });
  await talk(page, id, (state) => {
    if (state.table.status === "open") return { type: "start" };
    return (state.decision?.options?.length ?? 0) > 0 || state.table.status === "finished" ? "done" : null;
  });
  return id;
}
