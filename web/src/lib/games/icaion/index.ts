import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { hasPlace } from "./board/choosing/targets";
import { ALARMS, eventOf, eventsIn } from "./data/events";
import { emblem, eventIcon, role } from "./data/marks";
import { roman, type IcaionView } from "./data/view";
import icons from "./icons.json?icons";
import Component from "./panels/Component.svelte";
import Hand from "./panels/Hand.svelte";
import Market from "./panels/Market.svelte";
import Option from "./panels/Option.svelte";
import { isDrawn } from "./panels/options";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";
import { splitRefusal } from "./panels/refusals";
import Status from "./panels/Status.svelte";
import Subject from "./panels/Subject.svelte";
import Scene from "./scenes/Scene.svelte";
import { movesPieces, pointsByYear, scenesOf } from "./scenes/scenes";

const icaion: GameModule = {
  board: { Board, hasPlace, shortcuts: [["I", "board-keys-about"]] },
  panels: {
    Status,
    Player,
    Hand,
    handShowsAll: true,
    Market,
    marketTab: { icon: "city", message: "board-city" },
    Subject,
  },
  options: {
    Option,
    isDrawn,
    showsText: (key) => /^(seeker|gear):/.test(key),
    altText: (stage, key) => (key.startsWith("special:") ? stage.texts.say("board-special") : ""),
    Preview,
    isRarelyWanted: (_, { key }) => key === "camp",
    isFinal: (_, kind) => kind === "draft_character",
    splitRefusal,
  },
  scenes: {
    scenesOf: (_, entries) => scenesOf(entries),
    Scene,
    alarms: ALARMS,
    movesPieces: (event) => movesPieces(eventOf(event)),
  },
  seats: {
    emblem,
    role,
    points: (view, seat) => (view as IcaionView).players[seat]?.reputation,
    order: (view) => (view as IcaionView).order,
  },
  chronicle: {
    eventIcon: (event) => eventIcon(eventOf(event)),
    chapter(anyEvent) {
      const event = eventOf(anyEvent);
      return event.type === "year_started" ? roman(event.year) : undefined;
    },
    periods: (entries) => pointsByYear(eventsIn(entries)),
  },
  Component,
  icons,
};

export default icaion;
