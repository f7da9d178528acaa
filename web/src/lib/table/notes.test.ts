import { describe, expect, it } from "vitest";
import type { LiveTable } from "../net/live.svelte";
import { TABLE } from "../net/samples";
import { leftToBots, noteTexts, pauseText } from "./notes";

const texts = { say: (id: string) => id, seat: String };

function at(changes: object): LiveTable {
  const table = { ...TABLE, ...changes };
  return { table, you: { seats: [0] }, connection: { state: "connected" }, seq: 4, texts } as unknown as LiveTable;
}

describe("what has to be known of a table", () => {
  const paused = { status: "paused", paused_by: 0, seats: TABLE.seats.map((seat) => ({ ...seat, bot: "greedy" })) };

  it("is who paused it, and that a bot plays for the visitor", () => {
    const table = at(paused);
    expect(noteTexts(table)).toBe("web-table-paused-by-you web-table-bot-plays");
  });

  it("is nothing but that a match stands still for good which the hall cannot play any more", () => {
    const table = at({ ...paused, stopped: { message: "error-other-version", params: {} } });
    expect(noteTexts(table)).toBe("web-table-stopped");
    expect([pauseText(table), leftToBots(table)]).toEqual([null, []]);
  });
});
