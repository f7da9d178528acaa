import { expect, test } from "vitest";
import { isSeat, shapeOf } from "./shape";

test("single values and lists of them go on one line", () => {
  expect(shapeOf(3)).toEqual({ kind: "scalar", value: 3 });
  expect(shapeOf(null)).toEqual({ kind: "scalar", value: null });
  expect(shapeOf([1, "b", null])).toEqual({ kind: "list", values: [1, "b", null] });
  expect(shapeOf([])).toEqual({ kind: "list", values: [] });
});

test("things of one kind are a table", () => {
  const rows = [{ seat: 0, value: 2 }, { seat: 1 }];
  expect(shapeOf(rows)).toEqual({ kind: "rows", columns: ["seat", "value"], rows });
  expect(shapeOf([{ cards: ["a", "b"] }]).kind).toBe("rows");
});

test("what is deeper is nested", () => {
  expect(shapeOf({ a: 1 })).toEqual({ kind: "fields", fields: [["a", 1]] });
  expect(shapeOf([{ a: { b: 1 } }]).kind).toBe("items");
  expect(shapeOf([[1], [2]]).kind).toBe("items");
  expect(shapeOf([Object.fromEntries([..."abcdefghi"].map((name) => [name, 1]))]).kind).toBe("items");
});

test("numbers under the names of seats are seats", () => {
  expect([isSeat("owner", 1, 2), isSeat("owner", -1, 2), isSeat("units", 1, 2)]).toEqual([true, false, false]);
});
