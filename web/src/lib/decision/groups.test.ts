import { expect, test } from "vitest";
import { needTitles, groupsOf, inOrder, isFolded, isPassing, keysOf } from "./groups";

const option = (key: string, group = "other") => ({ key, group, message: "", params: {} });

test("options are grouped in the order of the hall", () => {
  const groups = groupsOf([option("a", "x"), option("b", "y"), option("c", "x")]);
  expect(groups.map((group) => [group.name, group.options.map((one) => one.key)])).toEqual([
    ["x", ["a", "c"]],
    ["y", ["b"]],
  ]);
  expect(needTitles(groups)).toBe(true);
  expect(needTitles(groupsOf([option("a", "x"), option("b", "y")]))).toBe(false);
  expect(needTitles(groupsOf([option("a"), option("b")]))).toBe(false);
});

test("options under a heading of the game stand together, and have it wherever there is another", () => {
  const headingOf = ({ key }: { key: string }) => key.split("@")[1];
  const groups = groupsOf([option("a@fire", "x"), option("done"), option("b@isle", "x")], headingOf);
  expect(groups.map(({ title, options }) => [title, options.map(({ key }) => key)])).toEqual([
    ["fire", ["a@fire"]],
    ["isle", ["b@isle"]],
    [undefined, ["done"]],
  ]);
  expect(needTitles(groups)).toBe(true);
  expect(needTitles(groupsOf([option("a@fire", "x"), option("b@fire", "x"), option("done")], headingOf))).toBe(false);
});

test("ways out come last and need no title", () => {
  const groups = groupsOf([option("done"), option("a", "x"), option("b", "x")]);
  expect(groups.map((group) => group.name)).toEqual(["x", "other"]);
  expect(needTitles(groups)).toBe(false);
});

test("digits come first, then letters that do nothing else", () => {
  const keys = keysOf(
    Array.from({ length: 40 }, (_, i) => option(`o${i}`)),
    {},
  );
  expect([keys.get("o0"), keys.get("o8"), keys.get("o9")]).toEqual(["1", "9", "a"]);
  const given = [...keys.values()];
  expect(new Set(given).size).toBe(given.length);
  for (const taken of ["u", "w", "t"]) expect(given).not.toContain(taken);
  expect(keys.has("o39")).toBe(false);
});

test("a key that does something on the board is never the key of an option", () => {
  const keys = keysOf(
    Array.from({ length: 40 }, (_, i) => option(`o${i}`)),
    {
      shortcuts: [
        ["R", "turn"],
        ["I", "about"],
      ],
    },
  );
  expect([...keys.values()].filter((key) => key === "r" || key === "i")).toEqual([]);
  expect(keys.get("o9")).toBe("a");
});

test("many places on the board are folded away, and have no keys", () => {
  const hasPlace = (key: string) => key.startsWith("place:");
  const places = Array.from({ length: 12 }, (_, i) => option(`place:${i}`, "place"));
  const [group] = groupsOf(places);
  expect([isFolded(group!, { hasPlace }), isFolded(group!, {})]).toEqual([true, false]);
  expect(isFolded(groupsOf(places.slice(0, 5))[0]!, { hasPlace })).toBe(false);
  expect([...keysOf([...places, option("done")], { hasPlace })]).toEqual([["done", "1"]]);
});

test("the keys follow the groups as they are shown", () => {
  const keys = keysOf([option("a", "x"), option("b", "y"), option("c", "x")], {});
  expect([keys.get("a"), keys.get("c"), keys.get("b")]).toEqual(["1", "2", "3"]);
});

test("a number of things is chosen by its digit", () => {
  const keys = keysOf([option("count:0", "count"), option("count:1", "count"), option("count:12"), option("pass")], {});
  expect(Object.fromEntries(keys)).toEqual({ "count:0": "0", "count:1": "1", "count:12": "a", pass: "c" });
});

test("passing is asked about, other things are not", () => {
  expect([isPassing("pass"), isPassing("action:pass"), isPassing("take")]).toEqual([true, true, false]);
});

test("what hardly anybody wants comes after the rest, which keeps its order", () => {
  const options = [option("a"), option("b"), option("c"), option("d")];
  expect(
    inOrder({ options }, { isRarelyWanted: (_, { key }) => key === "a" || key === "c" }).map(({ key }) => key),
  ).toEqual(["b", "d", "a", "c"]);
});
