import { describe, expect, it } from "vitest";
import { searchTerms } from "../search/search";
import { chosen, EVERYTHING, kindMessage, noteOf, piecesOf, valuesOf, type Namer } from "./pieces";

const WORDS: Record<string, string> = { "card-a": "Wieża", "card-a-text": "Buduj.", "clan-bear": "Klan Niedźwiedzia" };
const names: Namer = { has: (id) => id in WORDS, say: (id) => WORDS[id] ?? "" };
const pieces = piecesOf(
  {
    cards: [
      { id: "a", message: "card-a", text: "card-a-text", kind: "early", clan: null, copies: 2, source: "rulebook" },
      { id: "b", message: "card-b", kind: "clan", clan: "bear", source: "sourced" },
    ],
    clans: [{ id: "bear", message: "clan-bear" }],
    faces: [{ points: 2 }, { points: 3 }],
  },
  names,
);
const keys = (filter: Partial<typeof EVERYTHING>) =>
  chosen(pieces, { ...EVERYTHING, ...filter }).map((piece) => piece.key);

describe("pieces", () => {
  it("have names, kinds and keys of their own", () => {
    expect(pieces.map((piece) => piece.key)).toEqual(["cards:a", "cards:b", "clans:bear", "faces:0", "faces:1"]);
    expect(pieces[0]).toMatchObject({ name: "Wieża", text: "Buduj.", copies: 2, clan: "" });
    expect(pieces[1]).toMatchObject({ name: "", copies: 1 });
    expect(valuesOf(pieces, "kind")).toEqual(["early", "clan"]);
  });

  it("are chosen by category, kind, clan, source and words", () => {
    expect(keys({})).toHaveLength(5);
    expect(keys({ clan: "bear" })).toEqual(["cards:b", "clans:bear"]);
    expect(keys({ category: "cards", source: "rulebook" })).toEqual(["cards:a"]);
    expect(keys({ wanted: searchTerms("WIEZA buduj") })).toEqual(["cards:a"]);
    expect(keys({ kind: "clan", clan: "wolf" })).toEqual([]);
  });
});

describe("notes", () => {
  it("are said in the visitor's language, else shown as the pack has them", () => {
    expect(noteOf({ note: "A tower.", note_message: "card-a" }, names)).toBe("Wieża");
    expect(noteOf({ note: "A tower.", note_message: "note-x" }, names)).toBe("A tower.");
    expect(noteOf({ note: "A tower." }, names)).toBe("A tower.");
    expect(noteOf({ note: "", note_message: "" }, names)).toBe("");
  });
});

describe("kinds", () => {
  it("are called by the category they are of", () => {
    expect(kindMessage("cards", "early")).toBe("card-kind-early");
    expect(kindMessage("starting_resources", "x")).toBe("starting-resource-kind-x");
  });
});
