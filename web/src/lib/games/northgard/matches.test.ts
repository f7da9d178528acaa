import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ChronicleEntry } from "../../net/stage.svelte";
import hallIcons from "../../icons/icons.json";
import { battles, battleSteps, pointsAt, type BattleStep } from "./scenes/battle";
import { cardOf, catalog } from "./data/catalog";
import { isDrawn, familyOf, OPTION_ICONS } from "./panels/options";
import { glyphs } from "./cards/effects";
import ownIcons from "./icons.json";
import { eventsIn, type GameEvent } from "./data/events";
import { buildingIcon, clanIcon, creatureIcon, emblem, eventIcon } from "./data/marks";
import type { Preview } from "./generated";
import { closedTerritories, percents, moveOf } from "./panels/preview";
import { scenesOf, type NorthgardScene } from "./scenes/scenes";
import { fameByYear, seatYears } from "./scenes/year";
import {
  CREATURE,
  type CardData,
  type Components,
  type EffectData,
  type NorthgardView,
  type PlayerView,
  type TerritoryView,
} from "./data/view";
import { printedBy, root } from "../../../test-python";

interface Sample {
  at: number;
  view: NorthgardView;
  keys: string[];
  key: string;
  preview: Preview;
}
interface Played {
  seats: number;
  samples: Sample[];
  chronicle: ChronicleEntry[];
  scores: Record<string, number>[];
}

const printed = printedBy("tests.games.northgard.table_samples");
const { components, matches } = JSON.parse(printed) as { components: Components; matches: Played[] };
const icons = new Set([...Object.keys(hallIcons), ...Object.keys(ownIcons)]);
const samples = matches.flatMap((match) => match.samples);
const events = (match: Played): GameEvent[] => eventsIn(match.chronicle);
const strengthOf = (creature: string | null) =>
  creature === null ? 0 : (catalog(components).creatures.get(creature)?.strength ?? 0);

const VIEW = {
  seat: 0, seats: 0, year: 0, years: 0, first_player: 0, turn: 0, ended: 0, deciding: 0, players: 0, row: 0,
  achievements: 0, development_left: 0, removed: 0, unrest_left: 0, tiles_left: 0, drawn_tiles: 0, supply: 0, tiles: 0,
  territories: 0, battle: 0, scorched_earth: 0, kaija: 0, creatures: 0, creatures_left: 0, creatures_discarded: 0,
  spied: 0, my_tiles: 0, looking: 0, domination_target: 0, phase: 0,
} satisfies Record<keyof NorthgardView, 0>; // prettier-ignore
const PLAYER = {
  seat: 0, clan: 0, resources: 0, fame: 0, hand: 0, draw_pile: 0, known_on_draw_pile: 0, active: 0, discard: 0,
  upgrades: 0, reserve: 0, passed: 0, played: 0, conqueror: 0, kaija_rampages: 0, foresight: 0, builds: 0,
  strongholds: 0,
} satisfies Record<Exclude<keyof PlayerView, "partner">, 0>; // prettier-ignore
const TERRITORY = {
  id: 0, regions: 0, owner: 0, units: 0, raider: 0, raiders: 0, closed: 0, size: 0, symbols: 0, lairs: 0, buildings: 0,
  slots: 0, neighbours: 0,
} satisfies Record<keyof TerritoryView, 0>; // prettier-ignore
const CARD = {
  id: 0, kind: 0, clan: 0, rank: 0, copies: 0, flash: 0, fame: 0, effects: 0, message: 0, text: 0, source: 0, note: 0,
  note_message: 0,
} satisfies Record<keyof CardData, 0>; // prettier-ignore
const keysOf = (thing: object) => Object.keys(thing).toSorted();

describe("the shape of what the hall tells", () => {
  test("views are as the types say", () => {
    for (const { view } of samples) {
      expect(keysOf(view)).toEqual(keysOf(VIEW));
      for (const player of view.players) expect(keysOf(player)).toEqual(keysOf(PLAYER));
      for (const territory of view.territories) expect(keysOf(territory)).toEqual(keysOf(TERRITORY));
    }
  });
  test("cards are as the types say, and an unknown one can still be drawn", () => {
    for (const card of components.cards) expect(keysOf(card)).toEqual(keysOf(CARD));
    expect(cardOf({}, "bear_0").message).toBe("card-bear-0");
  });
});

describe("phases", () => {
  test("follow the course of the match", () => {
    for (const match of matches) {
      const begun = match.chronicle.find((entry) => entry.events.some((event) => event.type === "year_began"))?.n ?? 0;
      for (const { at, view } of match.samples) expect(view.phase === "setup").toBe(at < begun);
    }
  });
});

describe("signs", () => {
  const signsOf = (effects: EffectData[]) =>
    glyphs(effects).map(({ n, icon, extras, or }) =>
      [or ? "or" : "", n > 1 ? n : "", icon, ...extras.map((extra) => extra.text + extra.icon)].join(" ").trim(),
    );
  test("of effects say how many and how well", () => {
    expect(signsOf([{ op: "move", n: 2, points: 1 }])).toEqual(["2 move +1point"]);
    expect(signsOf([{ op: "draw", n: 3, keep: 1, discard: 1, top: 1 }])).toEqual(["3 draw −1discard −1put-back"]);
    expect(signsOf([{ op: "recruit", per: "wood" }])).toEqual(["recruit ×wood"]);
    expect(signsOf([{ op: "basic" }])).toEqual(["recruit", "or  move", "or  explore", "or  build"]);
    const way = [[{ op: "take_discard", n: 1 }], [{ op: "draw", n: 1 }]];
    expect(signsOf([{ op: "choose", options: way }])).toEqual(["take-back", "or  draw"]);
  });
  test("an effect nobody here knows has none", () => {
    expect(
      signsOf([
        { op: "sing", n: 3 },
        { op: "bespoke", name: "unheard_of" },
      ]),
    ).toEqual([]);
  });
  test("every card but Unrest has some, and all are drawn", () => {
    for (const card of components.cards) {
      const found = glyphs(card.effects);
      expect(found.length > 0).toBe(card.kind !== "unrest");
      for (const { icon, extras } of found)
        for (const name of [icon, ...extras.map((extra) => extra.icon)]) expect(icons).toContain(name);
    }
  });
  test("of clans, buildings, creatures, options and events are drawn", () => {
    for (const { id } of components.clans) expect(icons).toContain(clanIcon(id));
    for (const { id } of components.buildings) expect(icons).toContain(buildingIcon(id));
    for (const { id } of components.creatures) expect(icons).toContain(creatureIcon(id));
    for (const name of Object.values(OPTION_ICONS)) expect(icons).toContain(name);
    const texts = readFileSync(`${root}/src/longhall/locale/en/northgard/events.ftl`, "utf8");
    const isSaid = ({ type }: GameEvent) => texts.includes(`\nevent-${type.replaceAll("_", "-")} =`);
    for (const event of matches.flatMap(events).filter(isSaid)) expect(icons).toContain(eventIcon(event));
    for (const [, name = ""] of texts.matchAll(/^event-([a-z-]+?)(?:-private)? =/gm)) {
      const event = { type: name.replaceAll("-", "_"), building: "silo", clan: "bear", creature: "wolf_1" };
      expect(icons, name).toContain(eventIcon(event as unknown as GameEvent));
    }
  });
  test("a seat's emblem is that of its clan", () => {
    const view = samples.at(-1)?.view as NorthgardView;
    expect(emblem(view, 0)).toBe(`clan-${view.players[0]?.clan}`);
  });
});

describe("battles", () => {
  test("add up to what was decided", () => {
    let fought = 0;
    for (const match of matches) {
      const found = battles(events(match));
      expect(found.length).toBe(events(match).filter((event) => event.type.endsWith("battle_decided")).length);
      for (const battle of found) {
        const steps = battleSteps(battle);
        const shown = new Set<BattleStep>(steps);
        expect(steps[0]).toBe("clash");
        expect(steps.at(-1)).toBe("result");
        expect(pointsAt(battle.attack, true, shown)).toBe(battle.attack.total);
        expect(pointsAt(battle.defence, false, shown)).toBe(battle.defence.total);
        expect(battle.attack.points.strength).toBe(battle.attack.seat === CREATURE ? strengthOf(battle.creature) : 0);
        expect(battle.defence.points.strength).toBe(battle.defence.seat === CREATURE ? strengthOf(battle.creature) : 0);
        fought += 1;
      }
    }
    expect(fought).toBeGreaterThan(10);
  });
});

describe("scenes", () => {
  /** The scenes of each entry, as somebody in seat 0 is told them. */
  const scenesByEntry = (match: Played): { entry: ChronicleEntry; scenes: NorthgardScene[] }[] =>
    match.chronicle.map((entry, i) => {
      const chronicle = match.chronicle.slice(0, i);
      return { entry, scenes: scenesOf([entry], { chronicle, own: [0] }) };
    });
  const all = matches.flatMap(scenesByEntry);

  test("there are some of every kind, and each begins within its steps and its events", () => {
    for (const { entry, scenes } of all)
      for (const { steps, start = 0, event } of scenes) {
        expect(start).toBeLessThan(steps);
        expect(event).toBeLessThan(entry.events.length);
      }
    const kinds = new Set(all.flatMap(({ scenes }) => scenes.map((scene) => scene.kind)));
    expect(kinds).toEqual(new Set(["battle", "card", "roll", "creatures", "year", "end"]));
  });
  test("nothing that decides a battle goes untold", () => {
    for (const { entry, scenes } of all) {
      const decided = entry.events.filter((event) => event.type.endsWith("battle_decided")).length;
      const rolled = entry.events.some((event) => event.type.endsWith("die_rolled"));
      const shown = scenes.filter((scene) => scene.kind === "battle");
      expect(shown.length).toBeGreaterThanOrEqual(decided);
      expect(shown.length + scenes.filter(({ kind }) => kind === "roll").length > 0).toBe(
        rolled || decided > 0 || shown.length > 0,
      );
      for (const { place, battle } of shown) expect(place).toBe(`territory:${battle.territory}`);
    }
  });
  test("a die that was seen to fall does not fall again", () => {
    let later = 0;
    for (const match of matches) {
      let rolled = new Set<number>();
      for (const scene of scenesByEntry(match).flatMap(({ scenes }) => scenes)) {
        if (scene.kind === "roll") rolled.add(scene.seat);
        if (scene.kind !== "battle") continue;
        const steps = battleSteps(scene.battle);
        const again = steps.slice(scene.start);
        for (const [die, { seat }] of [
          ["attack-die", scene.battle.attack],
          ["defence-die", scene.battle.defence],
        ] as const)
          if (rolled.has(seat)) {
            expect(again).not.toContain(die);
            later += 1;
          }
        rolled = new Set();
      }
    }
    expect(later).toBeGreaterThan(0);
  });
  test("the cards of others are held up, one's own are not", () => {
    const cards = all.flatMap(({ scenes }) => scenes.filter((scene) => scene.kind === "card"));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ seat, brief }) => seat !== 0 && brief === true)).toBe(true);
  });
  test("a retreat chosen later goes on where its battle has come to", () => {
    let found = 0;
    for (const { entry, scenes } of all) {
      if (entry.events.some((event) => event.type.endsWith("battle_decided"))) continue;
      const fled = entry.events.find((event) => event.type === "units_retreated");
      const [scene] = scenes;
      if (fled === undefined || scene?.kind !== "battle") continue;
      expect(scene.battle.after).toContain(fled);
      expect(scene.start).toBe(scene.steps - 1);
      found += 1;
    }
    expect(found).toBeGreaterThan(0);
  });
  test("the years add up to the fame of harvests", () => {
    for (const match of matches) {
      const scenes = scenesByEntry(match).flatMap((one) => one.scenes);
      const years = scenes.filter((scene) => scene.kind === "year").map(({ yields }) => yields);
      const fame = new Array<number>(match.seats).fill(0);
      for (const { harvest, winter } of [...years, seatYears(events(match))].flat())
        fame[harvest.seat] = (fame[harvest.seat] ?? 0) + harvest.fame + winter.fame;
      expect(fame).toEqual(
        match.scores.map((score) => (score["closed"] ?? 0) + (score["altars"] ?? 0) + (score["unrest_penalty"] ?? 0)),
      );
    }
  });
  test("fame by year is all the fame told of during the match", () => {
    for (const match of matches) {
      const rows = fameByYear(match.chronicle, match.seats);
      expect(rows[0]?.label).toBe("1");
      match.scores.forEach((score, seat) => {
        const during = ["explored", "closed", "altars", "clan", "creatures", "unrest_penalty"];
        const sum = during.reduce((total, source) => total + (score[source] ?? 0), 0);
        expect(rows.reduce((total, row) => total + (row.points[seat] ?? 0), 0)).toBe(sum);
      });
    }
  });
});

describe("options and previews", () => {
  test("families of options are told by their keys", () => {
    expect(familyOf("exchange:food,wood")).toEqual(["exchange", "food,wood"]);
    for (const key of [
      "card:e01",
      "count:3",
      "kaija:2",
      "play",
      "face:point",
      "give:1,1,1",
      "place:0,1,2",
      "territory:S0.a",
    ])
      expect(isDrawn(key)).toBe(true);
    for (const key of ["kaija:S0.a", "slot:T01.a.1", "done", "pass"]) expect(isDrawn(key)).toBe(false);
  });
  test("a card that does two things shows both", () => {
    const annexation = { op: "bespoke", name: "annexation" } as unknown as EffectData;
    expect(glyphs([annexation]).map(({ icon }) => icon)).toEqual(["move", "explore"]);
  });
  test("chances are whole percents that add up", () => {
    for (const { preview } of samples) {
      if (preview.battle) expect(percents(preview.battle).reduce((sum, n) => sum + n, 0)).toBe(100);
      expect(closedTerritories(preview).every((territory) => territory.closed)).toBe(true);
    }
    expect(percents({ attacker_wins: 1 / 3, nobody_wins: 1 / 3, defender_wins: 1 / 3 }).toSorted()).toEqual([
      33, 33, 34,
    ]);
  });
  test("a way has both ends", () => {
    expect(moveOf({ from: "S0.a", reach: [] })).toBeNull();
    expect(moveOf({ from: "S0.a", to: "S0.b", moves: 2, rough: true, units: 3 })).toMatchObject({
      moves: 2,
      kaija: false,
    });
  });
});
