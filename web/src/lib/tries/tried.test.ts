import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "../net/samples";
import type { TriedPosition } from "../protocol/generated";
import { Texts } from "../texts/texts.svelte";
import { TriedTable } from "./tried.svelte";

interface Question {
  address: string;
  body: { keys: string[]; at: number };
  signal: AbortSignal | undefined;
  answer: (data: unknown) => void;
}
let asked: Question[] = [];
let tried: TriedTable<{ solved: boolean }>;
const settle = () => new Promise((resolve) => setTimeout(resolve));

const position = (keys: string[]): TriedPosition => ({
  table: TABLE,
  seat: 0,
  view: {},
  decision: {
    seat: 0,
    kind: "take",
    rule: "",
    message: "decide-take",
    context: {},
    options: ["a", "b"].map((key) => ({ key, message: key, params: {}, group: "" })),
    refusals: [],
    forecast: [],
  },
  keys,
  steps: [],
  entries: [],
  previews: {},
  finished: false,
});
const answerLast = async (data: unknown) => {
  asked.at(-1)?.answer(data);
  await settle();
};

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (address: string, { body, signal }: { body: string; signal?: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
      const answer = (data: unknown) =>
        resolve(new Response(JSON.stringify(data), { headers: { "content-type": "application/json" } }));
      asked.push({ address, body: JSON.parse(body) as Question["body"], signal, answer });
    });
  });
  tried = new TriedTable("/tables/abc/try", { at: 7 }, new Texts());
  void tried.begin();
  await answerLast(position([]));
});
afterEach(() => vi.unstubAllGlobals());

test("all choices so far are told each time, and one can be taken back", async () => {
  tried.choose("a");
  expect(asked.at(-1)?.body).toEqual({ at: 7, keys: ["a"] });
  expect(tried.ready, "one choice at a time").toBe(false);
  await answerLast(position(["a"]));
  tried.choose("b");
  expect(asked.at(-1)?.body.keys).toEqual(["a", "b"]);
  await answerLast(position(["a", "b"]));
  void tried.back();
  expect(asked.at(-1)?.body.keys).toEqual(["a"]);
  await answerLast(position(["a"]));
  expect(tried.keys).toEqual(["a"]);
});

test("an answer that comes late changes nothing", async () => {
  tried.choose("a");
  const slow = asked.at(-1);
  void tried.begin();
  await answerLast(position([]));
  slow?.answer(position(["a"]));
  await settle();
  expect(tried.keys).toEqual([]);
});

test("a verdict belongs to what was judged, and nobody waits for one who takes a choice back", async () => {
  tried.choose("a");
  await answerLast(position(["a"]));
  void tried.judge();
  const first = asked.at(-1);
  expect([first?.address, tried.judging]).toEqual(["/api/tables/abc/try/verdict", true]);
  void tried.back();
  await answerLast(position([]));
  expect([first?.signal?.aborted, tried.judging, tried.verdict]).toEqual([true, false, null]);

  tried.choose("b");
  await answerLast(position(["b"]));
  void tried.judge();
  await answerLast({ solved: true });
  expect(tried.verdict).toEqual({ solved: true });
  tried.choose("a");
  expect(asked.at(-1)?.address, "nothing is chosen while a verdict is read").toBe("/api/tables/abc/try/verdict");
  void tried.begin();
  await answerLast(position([]));
  expect(tried.verdict).toBeNull();
});
