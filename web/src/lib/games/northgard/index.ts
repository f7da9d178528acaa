import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { placeName, turnName } from "./board/choosing/places";
import { hasPlace } from "./board/choosing/targets";
import { endingOf } from "./data/ending";
import { ALARMS, eventOf } from "./data/events";
import { emblem, eventIcon, partner, role, turn } from "./data/marks";
import { viewOf } from "./data/view";
import { tileInWords } from "./faces/tiles";
import icons from "./icons.json?icons";
import Component from "./panels/Component.svelte";
import Hand from "./panels/Hand.svelte";
import Market from "./panels/Market.svelte";
import Option from "./panels/Option.svelte";
import { familyOf, isDrawn, isPointlessTrade, slotInWords } from "./panels/options";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";
import Status from "./panels/Status.svelte";
import Subject from "./panels/Subject.svelte";
import Scene from "./scenes/Scene.svelte";
import { movesPieces, scenesOf } from "./scenes/scenes";
import { fameByYear } from "./scenes/year";

/** What ends a player's year, takes a card out of the game for good or holds for the whole match. */
const FINAL = new Set(["turn_action pass", "upgrade_place box"]);
const LASTING = "choose_clan";

const northgard: GameModule = {
  board: {
    Board,
    hasPlace,
    shortcuts: [
      ["R", "board-keys-turn"],
      ["I", "board-keys-about"],
    ],
  },
  panels: { Status, Player, Hand, Market, Subject },
  options: {
    Option,
    isDrawn,
    altText: (stage, key) =>
      familyOf(key)[0] === "tile" ? tileInWords(stage, familyOf(key)[1]) : turnName(key, stage.texts),
    Preview,
    nameOf: (stage, key) => placeName(stage.option(key) ?? stage.refusal(key), stage.texts) ?? slotInWords(stage, key),
    isRarelyWanted: isPointlessTrade,
    isFinal: (key, kind) => kind === LASTING || FINAL.has(`${kind} ${key}`),
  },
  scenes: {
    scenesOf: (stage, entries) =>
      scenesOf(entries, {
        chronicle: stage.chronicle,
        own: stage.you.seats,
      }),
    Scene,
    alarms: ALARMS,
    movesPieces: (event) => movesPieces(eventOf(event)),
  },
  seats: { emblem, role, partner, turn },
  chronicle: {
    eventIcon: (event) => eventIcon(eventOf(event)),
    chapter(anyEvent) {
      const event = eventOf(anyEvent);
      return event.type === "year_began" ? String(event.year) : undefined;
    },
    periods: fameByYear,
    ending: (stage) => endingOf(viewOf(stage), stage.table?.result ?? null),
  },
  Component,
  icons,
};

export default northgard;
