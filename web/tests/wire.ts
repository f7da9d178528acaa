import { on, once } from "node:events";
import type { Page } from "@playwright/test";
import { WebSocket } from "ws";
import type { ClientMessage, HallMessage, StateMessage, UpdateMessage } from "../src/lib/protocol/generated";
import { homeOf, openTable, type TableRequest } from "./hall.ts";

export type AnyState = StateMessage | UpdateMessage;
/** What to answer to a picture of the table; null: nothing yet; "done": hang up. */
export type Answer = ClientMessage | null | "done";
export type Act = (state: AnyState) => Answer | Promise<Answer>;

/**
 * Talk to a table beside the page, as whoever has come in with its browser: to bring a match quickly to where a test
 * begins. Ends with the last thing told when `act` is done.
 */
export async function talk(page: Page, table: string, act: Act): Promise<AnyState> {
  const home = homeOf(page.context());
  const cookies = await page.context().cookies(home);
  const socket = new WebSocket(`${home.replace(/^http/, "ws")}/api/tables/${table}/play`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
    origin: home,
  });
  const closed = once(socket, "close");
  let last: AnyState | undefined;
  try {
    for await (const [text] of on(socket, "message", { close: ["close"] })) {
      const message = JSON.parse(String(text)) as HallMessage;
      if (message.type === "state" || message.type === "update") last = message;
      else if (message.type !== "said") continue;
      if (last === undefined) continue;
      const answer = await act(last);
      if (answer === "done") return last;
      if (answer !== null) socket.send(JSON.stringify(answer));
    }
  } finally {
    socket.close();
    await closed;
  }
  throw new Error("the hall has hung up");
}

/** A generator of numbers below n that says the same every time. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Choose at random for every seat one holds, until `enough`. */
export function randomly(seed: number, enough: (state: AnyState) => boolean): (state: AnyState) => Answer {
  const roll = dice(seed);
  return (state) => {
    if (state.table.status === "open") return { type: "start" };
    if (state.table.status === "finished" || enough(state)) return "done";
    const { decision } = state;
    const options = decision?.options ?? [];
    const option = options[roll(options.length)];
    if (decision === null || option === undefined) return null;
    return { type: "choose", seat: decision.seat, seq: state.seq, key: option.key };
  };
}

/** Say something at a table. */
export async function chat(page: Page, table: string, text: string): Promise<void> {
  let said = false;
  await talk(page, table, () => {
    if (said) return "done";
    said = true;
    return { type: "say", text };
  });
}

/** A table in play; its id. */
export async function begin(page: Page, wish: TableRequest = {}): Promise<string> {
  const table = await openTable(page, wish);
  await talk(page, table, (state) => (state.table.status === "open" ? { type: "start" } : "done"));
  return table;
}

/** A table whose match is over; its id. */
export async function finish(page: Page, wish: TableRequest = {}, seed = 1): Promise<string> {
  const table = await openTable(page, wish);
  await talk(
    page,
    table,
    randomly(seed, () => false),
  );
  return table;
}
