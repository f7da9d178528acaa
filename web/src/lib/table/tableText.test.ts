import { expect, test } from "vitest";
import { sectionsOf, withSeats } from "./tableText";

test("lines with others under them are headings, and the rest is told in rows, in its order", () => {
  const lines = (
    [
      [0, "Year 1"],
      [0, "First player: {seat:1}"],
      [0, "Players:"],
      [1, "{seat:0}:"],
      [2, "2 food"],
      [2, "3 cards"],
      [1, "{seat:1}:"],
      [0, "Row: Feast"],
    ] as const
  ).map(([level, text]) => ({ level, text }));
  expect(sectionsOf(lines)).toEqual([
    {
      title: "",
      items: [
        { text: "Year 1", lines: [] },
        { text: "First player: {seat:1}", lines: [] },
      ],
    },
    {
      title: "Players:",
      items: [
        { text: "{seat:0}:", lines: ["2 food", "3 cards"] },
        { text: "{seat:1}:", lines: [] },
      ],
    },
    { title: "", items: [{ text: "Row: Feast", lines: [] }] },
  ]);
});

test("a seat is told by its name", () => {
  expect(withSeats("{seat:0} and {seat:12}", (seat) => ["Astrid"][seat] ?? "nobody")).toBe("Astrid and nobody");
});
