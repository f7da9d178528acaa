import { describe, expect, test } from "vitest";
import type { Language } from "../settings.svelte";
import type { ChronicleEntry, RecapData, VocabularyData } from "../protocol/generated";
import { afterList, endsInList, enumerated, markedName, piecesOf, thingsIn, type Piece } from "./pieces";
import { recapSince } from "./recap";
import type { GameEvent } from "../protocol/generated";
import { Texts, type Params } from "./texts.svelte";
import { printedBy } from "../../test-python";

interface Sample {
  game: string;
  language: Language;
  files: string[];
  vocabulary: VocabularyData;
  messages: { id: string; params: Params; text: string }[];
  events: { event: GameEvent; text: string }[];
  recap: RecapData;
  recaps: { entries: ChronicleEntry[]; seat: number; seats: number; lines: string[] }[];
}

const printed = printedBy("tests.text.word_samples");
const samples = printed
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Sample);

const inLine = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return "items" in piece ? piece.items.map(inLine).join("; ") : piece.text;
    })
    .join("");

describe.each(samples)(
  "$game in $language",
  ({ game, language, files, vocabulary, messages, events, recap, recaps }) => {
    const texts = new Texts(game);
    texts.read(language, files, vocabulary);

    test("the client says every message of a match as the engine's own texts do", () => {
      const different = messages.filter(({ id, params, text }) => texts.say(id, params) !== text);
      expect(different.map(({ id, params, text }) => [id, params, text, texts.say(id, params)])).toEqual([]);
    });

    test("and every event, whoever may know how much of it", () => {
      const different = events.filter(({ event, text }) => texts.eventText(event) !== text);
      expect(different.map(({ event, text }) => [event, text, texts.eventText(event)])).toEqual([]);
    });

    test("and what others did since one's last turn", () => {
      expect(recaps.length).toBeGreaterThan(0);
      for (const { entries, seat, seats, lines } of recaps)
        expect(recapSince(recap, entries, seat, seats).map((line) => texts.recap(line))).toEqual(lines);
    });

    test("a sentence in pieces reads the same, and its seats are named", () => {
      for (const { event, text } of events) {
        expect(inLine(texts.event(event))).toBe(text);
      }
      texts.names = ["Astrid", "Bjørn", "Cecilie", "Dag", "Eirik"];
      expect(texts.name("seat", 1)).toBe("Bjørn");
      texts.names = [];
    });
  },
);

test("without the vocabulary of its game nothing but a seat has a name", () => {
  const texts = new Texts("northgard");
  texts.read("en", samples[0]?.files ?? []);
  expect(texts.name("seat", 1)).toBe("Player 2");
  expect(texts.name("building", "silo")).toBe("silo");
  expect(texts.name("territory", "S0.a")).toBe("S0.a");
});

test("a payment and what it was for are one sentence, unless two seats or something else come between", () => {
  const sample = samples.find(({ game, language }) => game === "icegarden" && language === "en");
  const texts = new Texts("icegarden");
  texts.read("en", sample?.files ?? [], sample?.vocabulary);
  const paid = { type: "resources_paid", rule: "IG-ACT-INFL-01", seat: 1, population: 1 };
  const placed = { type: "marker_placed", rule: "IG-ACT-INFL-01", seat: 1, region: "fire" };
  expect(texts.joined([paid, placed, placed]).map((event) => texts.eventText(event))).toEqual([
    "Player 2 pays 1 population and places an influence marker in the Land of the Fire People.",
    "Player 2 places an influence marker in the Land of the Fire People.",
  ]);
  expect(texts.joined([paid, { ...placed, seat: 2 }])).toEqual([paid, { ...placed, seat: 2 }]);
});

test("an exchange is one sentence, and its payments are none", () => {
  const sample = samples.find(({ game, language }) => game === "icegarden" && language === "en");
  const texts = new Texts("icegarden");
  texts.read("en", sample?.files ?? [], sample?.vocabulary);
  const paid = { type: "resources_paid", seat: 1, gold: 1 };
  expect(texts.joined([paid, { type: "untold" }])).toEqual([]);
  const exchanged = { type: "exchanged", seat: 1, population: 1, gold: 1, m: 0, resource: "m" };
  const joined = texts.joined([{ type: "resources_gained", seat: 1, m: 1 }, { type: "untold" }, exchanged]);
  expect(joined.map((event) => texts.eventText(event))).toEqual([
    "Player 2 exchanges 1 population and 1 gold for 1 M.",
  ]);
});

test("lands are called by name, and point at the board by their ids", () => {
  const texts = new Texts("northgard");
  texts.read("en", samples[0]?.files ?? [], samples[0]?.vocabulary);
  expect(texts.rich("option-territory", { territory: "S0.a" })).toEqual([
    { kind: "territory", id: "S0.a", text: "Hrafnvik" },
  ]);
  expect(texts.rich("option-territory", { territory: "X1.a" })).toEqual([
    { kind: "territory", id: "X1.a", text: "X1.a" },
  ]);
  expect(texts.say("board-preview-joins", { territories: ["S0.a", "S0.b"], size: 2 })).toContain(
    "Hrafnvik and Elgmark",
  );
  expect(texts.say("option-slot", { kind: "large", number: 2, territory: "S0.a" })).toBe("Large slot 2 in Hrafnvik");
});

test("there are sentences of every game in four languages to compare", () => {
  for (const game of new Set(samples.map((sample) => sample.game))) {
    const own = samples.filter((sample) => sample.game === game);
    expect(own.map((sample) => sample.language)).toEqual(["en", "pl", "cs", "uk"]);
    for (const sample of own) expect(sample.messages.length + sample.events.length, game).toBeGreaterThan(200);
  }
});

test("a long enumeration is a list, a short one part of its sentence", () => {
  const regions = ["Coast of Sails", "Land of the Fire People", "Hidden Valley"];
  const short = piecesOf(`Revealed: ${enumerated(regions)}.`);
  expect(short).toEqual(["Revealed: Coast of Sails; Land of the Fire People; Hidden Valley."]);
  const items = regions.map(
    (name, i) => `${i + 1}. ${markedName("region", i, name)} (points by place 4, 2 and 1, offers 1 gold)`,
  );
  const long = piecesOf(`Revealed: ${enumerated(items)}.`);
  expect(long.map((piece) => (typeof piece === "object" && "items" in piece ? piece.items.length : piece))).toEqual([
    "Revealed: ",
    3,
    ".",
  ]);
  expect(thingsIn(long).map(({ text }) => text)).toEqual(regions);
});

test("no line begins with the stop that ends the list above it", () => {
  expect(afterList(".")).toBe("");
  expect(afterList(". Against the nation, it takes 2 influence.")).toBe("Against the nation, it takes 2 influence.");
  expect(afterList(" (all of them)")).toBe(" (all of them)");
  const list = { items: [["1. Coast of Sails"]] };
  expect(endsInList(["Revealed: ", list, "."])).toBe(true);
  expect(endsInList(["Revealed: ", list, ". Against the nation, it takes 2 influence."])).toBe(false);
  expect(endsInList(["Revealed."])).toBe(false);
});
