import { afterEach, beforeEach, expect, test } from "vitest";
import { ChronicleReader } from "./chronicleReader";
import { chroniclePage, entry, fakeHall, leaveFakeHall, settle, type FakeHall } from "./fakeHall";

let hall: FakeHall;
let reads = 0;
let chronicle: ChronicleReader;

beforeEach(() => {
  hall = fakeHall();
  reads = 0;
  chronicle = new ChronicleReader("abc", () => reads++);
});
afterEach(leaveFakeHall);

const answer = (ns: number[], next: number | null = null, what?: string) => {
  hall.answers[`/api/tables/abc/chronicle?from=${ns[0]}`] = chroniclePage(ns, next, what);
};
const ns = () => chronicle.entries.map(({ n }) => n);
const types = () => chronicle.entries.map(({ events }) => events[0]?.type);

test("it is read page by page", async () => {
  answer([0, 1], 2);
  answer([2, 3]);
  await chronicle.read();
  expect([ns(), reads, chronicle.reading]).toEqual([[0, 1, 2, 3], 1, false]);
});

test("updates that come while it is being read are not lost", async () => {
  answer([0, 1]);
  void chronicle.read();
  expect(chronicle.reading).toBe(true);
  chronicle.update([entry(2)], 2);
  await settle();
  expect(ns()).toEqual([0, 1, 2]);
});

test("what is asked for while it is being read is read after that, and only then told", async () => {
  answer([0, 1, 2]);
  void chronicle.read();
  chronicle.update([], 1);
  void chronicle.read();
  answer([0, 1]);
  await settle();
  expect([ns(), reads]).toEqual([[0, 1], 1]);
});

test("an update takes away what was taken back, and replaces what was chosen instead", () => {
  chronicle.update(
    [0, 1, 2, 3].map((n) => entry(n)),
    3,
  );
  chronicle.update([], 1);
  expect(ns()).toEqual([0, 1]);
  chronicle.update([entry(2, "otherwise")], 2);
  expect(types()).toEqual(["taken", "taken", "otherwise"]);
});

test("it is complete with an entry for the opening and one for every choice", () => {
  expect(chronicle.isComplete(0), "nobody has chosen anything").toBe(true);
  chronicle.update([entry(0), entry(1)], 1);
  expect(chronicle.isComplete(1)).toBe(true);
  chronicle.update([entry(3)], 3);
  expect(chronicle.isComplete(3)).toBe(false);
});

test("where the hall cannot be reached, what is here stays", async () => {
  chronicle.update([entry(0), entry(1)], 1);
  await chronicle.read();
  expect(ns()).toEqual([0, 1]);
});

test("nothing of one player's eyes is left for another", async () => {
  chronicle.update([entry(0), entry(1)], 1);
  chronicle.clear();
  expect(ns()).toEqual([]);
  answer([0, 1], null, "seen by the other");
  await chronicle.read();
  expect(types()).toEqual(["seen by the other", "seen by the other"]);
});
