import { expect, test } from "vitest";
import { isolated } from "./texts.svelte";

test("a name from the right turns nothing around it, in whatever script", () => {
  const samaritan = "\u0800\u0801";
  const phoenician = "\u{10900}\u{10901}";
  for (const name of ["\u05d7\u05e0\u05d4", "\u0645\u0631\u064a\u0645", samaritan, phoenician])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  for (const name of ["Hanna", "Зоряна 1", "ヴァーニャ", ""]) expect(isolated(name)).toBe(name);
});
