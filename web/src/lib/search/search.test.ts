import { describe, expect, it } from "vitest";
import { foldLetters, matches, matchedParts, searchTerms } from "./search";

describe("fold", () => {
  it("takes away capitals and marks and keeps the length", () => {
    expect(foldLetters("Żółć Příšerně ЇЖАК Ґанок")).toBe("zolc priserne іжак ганок");
    for (const text of ["Łąka", "Дослідження їй", "İstanbul"]) expect(foldLetters(text)).toHaveLength(text.length);
  });
});

describe("matches", () => {
  it("wants every word, in any order", () => {
    const text = foldLetters("Small buildings go only on small slots");
    expect(matches(text, searchTerms("  slots  SMALL "))).toBe(true);
    expect(matches(text, searchTerms("small tower"))).toBe(false);
    expect(matches(text, searchTerms(""))).toBe(true);
  });
});

describe("parts", () => {
  it("cuts a text where the words stand, marks and all", () => {
    expect(matchedParts("Wieża i wieże", searchTerms("wiez"))).toEqual([
      { text: "Wież", found: true },
      { text: "a i ", found: false },
      { text: "wież", found: true },
      { text: "e", found: false },
    ]);
  });

  it("joins what overlaps and leaves a text without hits whole", () => {
    expect(matchedParts("abcd", ["abc", "bcd"])).toEqual([{ text: "abcd", found: true }]);
    expect(matchedParts("abcd", [])).toEqual([{ text: "abcd", found: false }]);
    expect(matchedParts("", ["a"])).toEqual([]);
  });
});
