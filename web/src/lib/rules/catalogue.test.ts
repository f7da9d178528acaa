import { describe, expect, it } from "vitest";
import { searchTerms, withSameWords } from "../search/search";
import { findClauses, searchTexts, splitAtRules, nonBreakingId, type Catalogue } from "./catalogue";

const clause = (id: string, section: string, title: string, text: string) => ({
  id,
  section,
  title,
  text,
  ruling: false,
  options: [],
});
const catalogue: Catalogue = {
  game: "test",
  language: "pl",
  sections: [
    { id: "NG-BUILD", title: "Budowa" },
    { id: "NG-MOVE", title: "Ruch" },
  ],
  clauses: [
    clause("NG-BUILD-01", "NG-BUILD", "Wieża", "Mała budowla, zob. NG-MOVE-01."),
    clause("NG-BUILD-02", "NG-BUILD", "Kuźnia", "Duża budowla."),
    clause("NG-MOVE-01", "NG-MOVE", "Przemarsz", "Jednostki idą dalej."),
  ],
};
const texts = searchTexts(catalogue);
const ids = (question: string) =>
  findClauses(catalogue, texts, searchTerms(question)).flatMap((section) => section.clauses.map((rule) => rule.id));

describe("found", () => {
  it("looks into id, title and text without marks", () => {
    expect(ids("kuznia")).toEqual(["NG-BUILD-02"]);
    expect(ids("ng-move")).toEqual(["NG-BUILD-01", "NG-MOVE-01"]);
    expect(ids("BUDOWLA duza")).toEqual(["NG-BUILD-02"]);
  });

  it("finds what is said in other words, as whole words, and all of a section by its title", () => {
    const same = (question: string) =>
      findClauses(catalogue, texts, withSameWords(searchTerms(question), "kuzni*, kowal*; jed, id*; mal, duzy"));
    expect(same("kowal").flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(["NG-BUILD-02"]);
    expect(same("jed").map(({ id }) => id)).toEqual(["NG-MOVE"]); // the letters themselves, and "idą"
    expect(same("duzy")).toEqual([]); // "mal" is no word of its own in "Mała"
    expect(ids("ruch")).toEqual(["NG-MOVE-01"]);
  });

  it("keeps order and leaves empty sections out", () => {
    expect(ids("")).toHaveLength(3);
    expect(findClauses(catalogue, texts, searchTerms("przemarsz")).map((section) => section.id)).toEqual(["NG-MOVE"]);
    expect(findClauses(catalogue, texts, searchTerms("smok"))).toEqual([]);
  });
});

describe("passages", () => {
  it("cuts out the rules it knows", () => {
    expect(splitAtRules("See NG-MOVE-01, NG-XX-99.", new Set(["NG-MOVE-01"]))).toEqual([
      { text: "See ", rule: null },
      { text: "NG-MOVE-01", rule: "NG-MOVE-01" },
      { text: ", NG-XX-99.", rule: null },
    ]);
    expect(splitAtRules("NG-CLAN-STAG-02", new Set(["NG-CLAN-STAG-02"]))).toEqual([
      { text: "NG-CLAN-STAG-02", rule: "NG-CLAN-STAG-02" },
    ]);
    expect(splitAtRules("Nothing.", new Set())).toEqual([{ text: "Nothing.", rule: null }]);
  });
});

describe("the id of a rule in a sentence", () => {
  it("has a word joiner after every hyphen", () => {
    expect(nonBreakingId("NG-MOVE-01")).toBe("NG-\u2060MOVE-\u206001");
  });
});
