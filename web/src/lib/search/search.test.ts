import { describe, expect, it } from "vitest";
import { fold, matches, parts, terms } from "./search";

describe("fold", () => {
  it("takes away capitals and marks and keeps the length", () => {
    expect(fold("Żółć Příšerně ЇЖАК Ґанок")).toBe("zolc priserne іжак ганок");
    for (const text of ["Łąka", "Дослідження їй", "İstanbul"]) expect(fold(text)).toHaveLength(text.length);
  });
});

describe("matches", () => {
  it("wants every word, in any order", () => {
    const text = fold("Small buildings go only on small slots");
    expect(matches(text, terms("  slots  SMALL "))).toBe(true);
    expect(matches(text, terms("small tower"))).toBe(false);
    expect(matches(text, terms(""))).toBe(true);
  });
});

describe("parts", () => {
  it("cuts a text where the words stand, marks and all", () => {
    expect(parts("Wieża i wieże", terms("wiez"))).toEqual([
      { text: "Wież", found: true },
      { text: "a i ", found: false },
      { text: "wież", found: true },
      { text: "e", found: false },
    ]);
  });

  it("joins what overlaps and leaves a text without hits whole", () => {
    expect(parts("abcd", ["abc", "bcd"])).toEqual([{ text: "abcd", found: true }]);
    expect(parts("abcd", [])).toEqual([{ text: "abcd", found: false }]);
    expect(parts("", ["a"])).toEqual([]);
  });
});
