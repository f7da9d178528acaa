import { expect, test } from "vitest";
import type { OptionInfo } from "../../../../protocol/generated";
import { bareTerritory } from "../../data/samples";
import type { NorthgardView, TerritoryView, TileData } from "../../data/view";
import { Atlas } from "../land/atlas";
import { toward } from "../../../../board/pointing.svelte";
import { askedAbout, freeSide, targetsOf } from "./targets";
import { placedPieces } from "../pieces/placedPieces";
import { readPreview } from "./placedPreview";
import { asAnyEvent, type GameEvent } from "../../data/events";
import { changesOf, movesOf, newcomers } from "../pieces/motion";

const tile: TileData = {
  id: "A",
  kind: "ordinary",
  message: "",
  sides: ["a", "b", "c", "a"],
  regions: [
    { id: "a", symbols: { food: 1, wood: 0, lore: 0 }, slots: ["small"], lairs: 0 },
    { id: "b", symbols: { food: 0, wood: 0, lore: 0 }, slots: [], lairs: 1 },
    { id: "c", symbols: { food: 0, wood: 0, lore: 0 }, slots: ["large"], lairs: 0 },
  ],
  borders: [
    { between: ["a", "b"], rough: false },
    { between: ["a", "c"], rough: true },
    { between: ["b", "c"], rough: false },
  ],
  rotations: [0, 1, 2, 3],
  source: "",
  note: "",
  note_message: "",
};
const territory = (letter: string, more: Partial<TerritoryView> = {}) => bareTerritory(`A.${letter}`, more);
const view = {
  tiles: [{ tile: "A", x: 0, y: 0, rotation: 0 }],
  territories: [
    territory("a", { owner: 0, units: 2, slots: [{ slot: "A.a.1", kind: "small", building: null }] }),
    territory("b"),
    territory("c", { owner: 1, units: 1, raider: 0, raiders: 3 }),
  ],
  players: [
    { seat: 0, clan: "bear" },
    { seat: 1, clan: "wolf" },
  ],
  creatures: [{ creature: "wolf_2", territory: "A.b" }],
  kaija: "A.a",
  scorched_earth: null,
} as unknown as NorthgardView;
const atlas = new Atlas(new Map([["A", tile]]));
const land = atlas.draw(view);
const pieces = placedPieces(view, land);
const option = (key: string): OptionInfo => ({ key, message: "option", params: {}, group: "" }) as OptionInfo;

test("options with a place on the map are found there, the others are not", () => {
  const keys = ["territory:A.a", "slot:A.a.1", "creature:wolf_2", "kaija:A.a", "kaija:2", "count:1", "done"];
  const targets = targetsOf(keys.map(option), [], land, pieces);
  expect(targets.map(({ id }) => id).toSorted()).toEqual(
    ["creature:wolf_2", "kaija:A.a", "slot:A.a.1", "territory:A.a"].toSorted(),
  );
  const slot = targets.find(({ kind }) => kind === "slot");
  expect(slot?.keys).toEqual(["slot:A.a.1", "territory:A.a"]);
});

test("the ways a tile may lie at a place are one target; what is refused there answers too", () => {
  const refusal = { key: "place:1,0,2", rule: "R", message: "m", params: {} };
  const [place, ...rest] = targetsOf(["place:1,0,0", "place:1,0,3"].map(option), [refusal], land, pieces);
  expect(rest).toEqual([]);
  expect(place?.offered).toEqual(["place:1,0,0", "place:1,0,3"]);
  expect(place?.keys).toEqual(["place:1,0,0", "place:1,0,3", "place:1,0,2"]);
});

test("the buttons that turn and lay a tile stand on a side without land, if there is one", () => {
  const at = (x: number, y: number) => ({ tile: "A", x, y, rotation: 0 });
  expect(freeSide("place:0,0", [at(0, -1)])).toEqual([0, 1]);
  expect(freeSide("place:0,0", [at(0, 1)])).toEqual([0, -1]);
  expect(freeSide("place:2,-3", [at(2, -2), at(2, -4), at(3, -3)])).toEqual([-1, 0]);
  expect(freeSide("place:0,0", [at(0, 1), at(0, -1), at(1, 0), at(-1, 0)])).toBeUndefined();
});

test("the territories that a question names are marked", () => {
  expect(askedAbout({ source: "A.a", target: "A.c", units: 2 }, land)).toEqual(["A.a", "A.c"]);
  expect(askedAbout({ source: "market" }, land)).toEqual([]);
  expect(askedAbout(null, land)).toEqual([]);
});

test("an arrow key goes to what lies in its direction", () => {
  const targets = targetsOf(["place:1,0,0", "place:-1,0,0", "place:0,1,0"].map(option), [], land, pieces);
  const at = (id: string) => targets.find((target) => target.id === id);
  const from = at("place:-1,0");
  expect(from && toward(from, "ArrowRight", targets)?.id).toBe("place:1,0");
  expect(from && toward(from, "ArrowDown", targets)?.id).toBe("place:0,1");
  expect(from && toward(from, "ArrowLeft", targets)).toBeUndefined();
});

test("raiders stand apart from those they raid", () => {
  const [own, raid] = pieces.groups.filter((group) => group.territory === "A.c").toSorted((a) => (a.raids ? 1 : -1));
  expect([own?.seat, own?.units, raid?.seat, raid?.units]).toEqual([1, 1, 0, 3]);
  expect(Math.hypot((own?.at[0] ?? 0) - (raid?.at[0] ?? 0), (own?.at[1] ?? 0) - (raid?.at[1] ?? 0))).toBeGreaterThan(
    20,
  );
  expect(pieces.clashes.map((clash) => clash.territory)).toEqual(["A.c"]);
});

test("numbers stand where nothing covers them: Kaija beside the flag, the axes between two flags", () => {
  const [own] = pieces.groups.filter((group) => group.territory === "A.a");
  expect(Math.sign(pieces.kaija!.at[0] - own!.at[0])).toBe(-own!.badge);
  const fighting = pieces.groups.filter((group) => group.territory === "A.c");
  const [clash] = pieces.clashes;
  for (const { at, badge } of fighting) {
    const number = [at[0] + 29 * badge, at[1] + 20] as const;
    expect(Math.hypot(number[0] - clash!.at[0], number[1] - clash!.at[1])).toBeGreaterThan(28);
  }
});

test("a territory that Kaija holds alone shows whose it is", () => {
  const territories = view.territories.map((one) => (one.id === "A.a" ? { ...one, units: 0 } : one));
  const alone = { ...view, territories };
  const { groups, kaija } = placedPieces(alone, atlas.draw(alone));
  const [flag] = groups.filter((group) => group.territory === "A.a");
  expect([flag?.seat, flag?.units]).toEqual([0, 0]);
  expect(kaija?.at).not.toEqual(flag?.at);
});

test("a preview is read as ways, battles and land that closes", () => {
  const move = { from: "A.a", to: "A.c", path: ["A.a", "A.c"], moves: 2, rough: true };
  const battle = { territory: "A.c", attacker: 0, defender: 1, attacker_wins: 0.4, defender_wins: 0.5 };
  const seen = readPreview("territory:A.c", { ...move, battle }, 0, land, atlas);
  expect(seen.ways).toEqual([
    {
      to: "A.c",
      start: land.byRegion.get("A.a")?.home,
      end: land.byRegion.get("A.c")?.home,
      moves: 2,
      rough: true,
      faint: false,
    },
  ]);
  expect(seen.battle?.wins).toBe(0.4);
  expect(readPreview("count:1", { battle }, 1, land, atlas).battle?.wins, "who defends is told their own chance").toBe(
    0.5,
  );
  const laid = { tile: "A", territories: [{ id: "A.a", regions: ["A.a"], closed: true, fame: 3, joins: [] }] };
  expect(readPreview("place:1,0,0", laid, 0, land, atlas).closed.map(({ id, fame }) => [id, fame])).toEqual([
    ["A.a", 3],
  ]);
  expect(readPreview("done", {}, 0, land, atlas)).toEqual({
    ways: [],
    building: null,
    after: [],
    closed: [],
    battle: null,
  });
});

test("events become movement, unless too much was missed", () => {
  const standing = { owner: 0, units: 1, raider: null, raiders: 0 };
  const events: GameEvent[] = [
    { type: "tile_placed", tile: "A", x: 0, y: 0, rotation: 0 },
    {
      type: "units_moved",
      seat: 0,
      units: 1,
      source: "A.a",
      target: "A.c",
      moves: 1,
      source_now: standing,
      target_now: standing,
    },
    { type: "units_lost", seat: 1, units: 2, territory: "A.c" },
    { type: "fame_gained", seat: 1, amount: 2, source: "clan" },
    { type: "building_built", seat: 0, building: "silo", territory: "A.a" },
    { type: "creature_appeared", creature: "wolf_2", territory: "A.b" },
  ];
  const entry = { n: 1, seat: 0, decision: "", events: events.map(asAnyEvent) };
  expect(movesOf(events, land, atlas).map(({ kind }) => kind)).toEqual(["drop", "march", "change"]);
  expect(changesOf([entry], land, atlas).map(({ kind }) => kind)).toEqual(["change"]);
  expect([...newcomers([entry])]).toEqual(["A.a silo", "creature:wolf_2"]);
  expect(changesOf(new Array(20).fill(entry), land, atlas)).toEqual([]);
});
