import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { root } from "../../test-python";
import { Glossary, isWord } from "./glossary";

const word = (id: string, words: string) => ({ id, words, rule: "", icon: "" });

describe("words in sentences", () => {
  const glossary = new Glossary([
    word("unit", "unit, units"),
    word("special", "special unit"),
    word("m", "M"),
    word("fame", "sław*"),
  ]);
  const marked = (text: string) =>
    glossary
      .pieces(text)
      .filter(isWord)
      .map(({ id, text: said }) => `${id}:${said}`);

  test("the longest form is meant, and each word counts once", () =>
    expect(marked("Special unit or unit, two units")).toEqual(["special:Special unit", "unit:unit"]));
  test("capitals are meant, small letters may begin a sentence", () =>
    expect([marked("M and m"), marked("Unit"), marked("unity")]).toEqual([["m:M"], ["unit:Unit"], []]));
  test("endings of a language are any letters, and nothing is lost", () => {
    expect(marked("Brak sławą")).toEqual(["fame:sławą"]);
    const text = "Two units, M.";
    expect(
      glossary
        .pieces(text)
        .map((piece) => (isWord(piece) ? piece.text : piece))
        .join(""),
    ).toBe(text);
  });
});

const LOCALE = `${root}/src/longhall/locale`;
const RULES = `${root}/src/longhall/games`;

/** The words of a game in a language, and all that is said there. */
function said(game: string, language: string): { glossary: Glossary; texts: string } {
  const folder = `${LOCALE}/${language}/${game}`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${folder}/glossary.ftl`, "utf8")));
  const ids = [...readFileSync(`${folder}/glossary.ftl`, "utf8").matchAll(/^glossary-([\w-]+) =.*\n {4}\.words/gm)];
  const words = ids.map(([, id = ""]) => {
    const forms = bundle.getMessage(`glossary-${id}`)?.attributes["words"];
    return word(id, forms ? bundle.formatPattern(forms) : "");
  });
  const files = readdirSync(folder).filter((name) => name !== "glossary.ftl" && name.endsWith(".ftl"));
  const texts = files.map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  return {
    glossary: new Glossary(words),
    texts: [...texts, readFileSync(`${RULES}/${game}/rules/${language}.toml`, "utf8")].join("\n"),
  };
}

describe.each(["northgard", "icegarden", "icaion"])("the words of %s", (game) => {
  test.each(["en", "pl", "cs", "uk"])("are met in its texts, in %s", (language) => {
    const { glossary, texts } = said(game, language);
    const met = new Set(texts.split("\n").flatMap((line) => glossary.idsIn(line)));
    expect(glossary.byId.size).toBeGreaterThan(30);
    expect([...glossary.byId.keys()].filter((id) => !met.has(id))).toEqual([]);
  });
});
