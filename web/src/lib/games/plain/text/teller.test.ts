import { expect, test } from "vitest";
import type { VocabularyData } from "../../../protocol/generated";
import { Texts } from "../../../texts/texts.svelte";
import { SHARED } from "../../../texts/vocabulary";
import { Teller } from "./teller";

const TERM = { message: "", kind: "", shape: "{id}", params: {}, optional: false };
const VOCABULARY: VocabularyData = {
  ...SHARED,
  terms: {
    region: { ...TERM, message: "region-{id}", kind: "region" },
    thorn: { ...TERM, message: "region-{id}" },
    card: { ...TERM, message: "card-{id}", kind: "card" },
    resource: { ...TERM, message: "resource-{id}" },
  },
  seats: ["seat", "owner"],
  lists: { hand: "card", markers: "seat" },
  by_seat: ["pieces"],
};
const texts = new Texts("somewhere");
texts.read(
  "en",
  [
    `game-name = Somewhere
yes = yes
no = no
nobody = nobody
seat-name = Player { $number }
owner-neutral = Neutral
region-isle = the Isle
region-fire = the Land of Fire
card-feast = Feast
card-feast-text = Eat.
resource-gold = Gold
phase-action = Actions
word-phase = Phase
word-thorn = Thorn
word-regions = Regions
word-hand = Hand
word-markers = Markers
word-pieces = Pieces
word-supply = Supply
word-tower = Tower
word-owner = Owner
word-token = Token
word-points = Points
`,
  ],
  VOCABULARY,
);
const teller = new Teller(texts, 2, { tokens: [{ id: "t1", points: 3, source: "designed" }] });

test("what lies loose is told first, without what the page says anyway", () => {
  const view = {
    seat: 0,
    seats: 2,
    deciding: { seat: 0 },
    phase: "action",
    thorn: "isle",
    ended: "",
    markers: [0],
    supply: { gold: 0, wood: 2 },
    left: { gold: 0 },
  };
  const [loose, supply, ...others] = teller.sections(view);
  expect(loose?.facts).toEqual([
    { label: "Phase", text: "Actions", lines: [] },
    { label: "Thorn", text: "the Isle", lines: [] },
    { label: "Markers", text: "Player 1", lines: [] },
  ]);
  expect(supply).toMatchObject({
    title: "Supply",
    facts: [
      { label: "Gold", text: "0" },
      { label: "Wood", text: "2" },
    ],
  });
  expect(others, "nothing is said of what is empty").toEqual([]);
});

test("things of one kind are called by their names, and only what is there is told of them", () => {
  const regions = [
    {
      id: "isle",
      token: "t1",
      tower: true,
      markers: [0, 1, 0],
      owner: "neutral",
      pieces: [{ markers: 0 }, { markers: 2 }],
    },
    { id: "fire", token: null, tower: false, markers: [], owner: 0, pieces: [{ markers: 0 }, { markers: 0 }] },
  ];
  const [section] = teller.sections({ regions });
  expect(section?.things).toEqual([
    {
      title: "the Isle",
      seat: null,
      tags: ["Tower"],
      facts: [
        { label: "Token", text: "Points 3", lines: [] },
        { label: "Markers", text: "Player 1 ×2, Player 2", lines: [] },
        { label: "Owner", text: "Neutral", lines: [] },
        { label: "Pieces", text: "Player 2: Markers 2", lines: [] },
      ],
    },
    { title: "the Land of Fire", seat: null, tags: [], facts: [{ label: "Owner", text: "Player 1", lines: [] }] },
  ]);
});

test("what somebody holds says what it does; numbers are told even where they are 0", () => {
  const players = [{ seat: 1, gold: 0, hand: ["feast"] }];
  expect(teller.players({ players })).toEqual([
    {
      title: "Player 2",
      seat: 1,
      tags: [],
      facts: [
        { label: "Gold", text: "0", lines: [] },
        { label: "Hand", text: "Feast", lines: ["Eat."] },
      ],
    },
  ]);
});

test("of a component what is printed is told, as far as there are words for it", () => {
  const entry = { id: "t1", message: "x", points: [3, 1], x: 17, gold: 0, tower: true, source: "designed" };
  expect(teller.printed(entry)).toEqual({
    tags: ["Tower"],
    facts: [{ label: "Points", text: "3, 1", lines: [] }],
  });
});
