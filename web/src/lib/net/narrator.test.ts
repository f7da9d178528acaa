import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Narrator, type Scene } from "./narrator.svelte";
import type { ChronicleEntry, GameEvent } from "./stage.svelte";

const STEP = 1000; // milliseconds, at normal speed
const event = (type: string): GameEvent => ({ type });
const entry = (n: number, ...types: string[]): ChronicleEntry => ({
  n,
  seat: 1,
  decision: "",
  events: types.map(event),
});

let shown: number[] = [];
let visible = "visible";

/** A narrator for a game in which `fight` has a scene of three steps and `move` moves a piece. */
function narrator(): Narrator {
  const made = new Narrator();
  made.director = {
    scenes: (entries) =>
      entries
        .flatMap(({ events }) => events)
        .flatMap(({ type }, i): Scene[] => (type === "fight" ? [{ kind: type, steps: 3, event: i }] : [])),
    moves: ({ type }) => type === "move",
  };
  return made;
}
const tell = (to: Narrator, one: ChronicleEntry, own = false) => to.tell([one], () => shown.push(one.n), own);

beforeEach(() => {
  shown = [];
  visible = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("document", { get visibilityState() { return visible; } }); // prettier-ignore
  settings.set({ speed: "normal" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is told brings its own buttons only in a scene, so that nobody sees them twice or not at all", () => {
  const narrated = narrator();
  tell(narrated, entry(1, "move"));
  expect([narrated.busy, narrated.hasTools]).toEqual([true, false]);
  narrated.flush();
  tell(narrated, entry(2, "fight"));
  expect([narrated.busy, narrated.hasTools]).toEqual([true, true]);
  narrated.flush();
  expect([narrated.busy, narrated.hasTools]).toEqual([false, false]);
});

describe("telling what happens", () => {
  test("what is not dramatic is shown at once", () => {
    const it = narrator();
    tell(it, entry(1, "word"));
    expect([shown, it.busy, it.pending]).toEqual([[1], false, false]);
  });

  test("an update is shown once its scene has been played to the end", () => {
    const it = narrator();
    tell(it, entry(1, "fight"));
    expect([it.busy, it.scene?.kind, it.step, shown]).toEqual([true, "fight", 0, []]);
    vi.advanceTimersByTime(2 * STEP);
    expect([it.step, shown]).toEqual([2, []]);
    vi.advanceTimersByTime(3 * STEP);
    expect([it.busy, it.scene, shown]).toEqual([false, null, [1]]);
  });

  test("pieces move before what comes of it, and the rest of them after it", () => {
    const it = narrator();
    tell(it, entry(1, "move", "fight", "move"));
    expect([it.moving.length, it.moved.length, it.scene]).toEqual([1, 0, null]);
    vi.advanceTimersByTime(it.moveTime);
    expect([it.moving.length, it.moved.length, it.scene?.kind]).toEqual([0, 1, "fight"]);
    for (let step = 0; step < 3; step++) it.next();
    expect([it.moving.length, it.moved.length, it.scene, shown]).toEqual([1, 1, null, []]);
    vi.advanceTimersByTime(it.moveTime);
    expect([it.moving.length, it.moved.length, shown]).toEqual([0, 0, [1]]);
  });

  test("what comes meanwhile waits in order, and skipping shows all of it", () => {
    const it = narrator();
    tell(it, entry(1, "fight"));
    tell(it, entry(2, "word"));
    tell(it, entry(3, "fight"));
    expect(shown).toEqual([]);
    it.flush();
    expect([shown, it.busy, it.pending]).toEqual([[1, 2, 3], false, false]);
    vi.advanceTimersByTime(60 * STEP);
    expect(shown).toEqual([1, 2, 3]);
  });

  test("choices of others come one after another, one's own at once", () => {
    const it = narrator();
    tell(it, entry(1, "word"));
    tell(it, entry(2, "word"));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual([1, 2]);
    tell(it, entry(3, "word"), true);
    expect(shown).toEqual([1, 2, 3]);
  });

  test("with motion switched off, and in a page nobody sees, everything is shown at once", () => {
    const it = narrator();
    settings.set({ speed: "off" });
    tell(it, entry(1, "fight"));
    settings.set({ speed: "normal" });
    visible = "hidden";
    tell(it, entry(2, "fight"));
    expect([shown, it.busy]).toEqual([[1, 2], false]);
  });

  test("whoever is far behind misses the oldest", () => {
    const it = narrator();
    for (let n = 1; n <= 12; n++) tell(it, entry(n, "fight"));
    it.next();
    it.next();
    it.next();
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(STEP);
    expect([it.scene?.kind, shown.length]).toEqual(["fight", 4]);
  });
});
