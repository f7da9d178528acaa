import { describe, expect, test } from "vitest";
import { TABLE } from "../net/samples";
import type { HandoverInfo, TableInfo } from "../protocol/generated";
import { deservesNote, waitMessage, waitsOf } from "./waits";

const person = (seat: number, bot: string | null = null) => ({ ...TABLE.seats[0]!, seat, name: `P${seat}`, bot });
const table = (...handovers: HandoverInfo[]): TableInfo => ({
  ...TABLE,
  seats: [person(0), person(1), person(2, "greedy")],
  handovers,
});
const turn = { seat: 1, reason: "turn", at: 1000 } as const;

describe("whoever is waited for", () => {
  test("the others may give them a bot once the time has come", () => {
    const [wait] = waitsOf(table(turn), [0], 1000);
    expect(wait).toEqual({ seat: 1, reason: "turn", left: 0, by: 0, mine: false });
    expect([deservesNote(wait!), waitMessage(wait!)]).toEqual([true, "web-wait-turn-now"]);
  });

  test("shortly before, everybody is told how long it takes; earlier nobody is bothered", () => {
    const [soon] = waitsOf(table(turn), [0], 800);
    expect([soon!.left, deservesNote(soon!), waitMessage(soon!)]).toEqual([200, true, "web-wait-turn-soon"]);
    expect(deservesNote(waitsOf(table(turn), [0], 500)[0]!)).toBe(false);
  });

  test("they themselves are warned and cannot do it", () => {
    const [mine] = waitsOf(table(turn), [1], 900);
    expect([mine!.by, waitMessage(mine!)]).toEqual([null, "web-wait-you-soon"]);
    expect(waitMessage(waitsOf(table(turn), [1], 1001)[0]!)).toBe("web-wait-you-now");
  });

  test("nobody may do it whose own seat a bot plays, nor a spectator", () => {
    expect(waitsOf(table(turn), [2], 2000)[0]!.by).toBeNull();
    expect(waitsOf(table(turn), [], 2000)[0]!.by).toBeNull();
  });

  test("an answer that is missing is told when it has been waited for long enough", () => {
    const vote = { ...turn, reason: "vote" } as const;
    expect(deservesNote(waitsOf(table(vote), [0], 900)[0]!)).toBe(false);
    expect(waitMessage(waitsOf(table(vote), [0], 1000)[0]!)).toBe("web-wait-vote-now");
    expect(deservesNote(waitsOf(table(vote), [1], 1000)[0]!), "the vote itself asks them").toBe(false);
  });
});
