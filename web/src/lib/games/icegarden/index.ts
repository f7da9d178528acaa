import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { hasPlace } from "./board/choosing/targets";
import { decidedBy, endingOf } from "./data/ending";
import { ALARMS, eventOf } from "./data/events";
import { emblem, eventIcon, role } from "./data/marks";
import { viewOf, type IceGardenView } from "./data/view";
import icons from "./icons.json?icons";
import Component from "./panels/Component.svelte";
import Hand from "./panels/Hand.svelte";
import Market from "./panels/Market.svelte";
import Meanwhile from "./panels/Meanwhile.svelte";
import Option from "./panels/Option.svelte";
import { buriesAll, headingOf, isDrawn } from "./panels/options";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";
import Status from "./panels/Status.svelte";
import Subject from "./panels/Subject.svelte";
import Scene from "./scenes/Scene.svelte";
import { movesPieces, pointsByTurn, scenesOf } from "./scenes/scenes";

const icegarden: GameModule = {
  board: { Board, hasPlace, slipsBeside: true, shortcuts: [["I", "board-keys-about"]] },
  panels: {
    Status,
    Player,
    Hand,
    Market,
    marketTab: { icon: "ability-shield", message: "word-upgrades" },
    Subject,
    Meanwhile,
  },
  options: {
    Option,
    isDrawn,
    showsText: (key) => key.startsWith("character:"),
    Preview,
    heading: headingOf,
    isFinal: (key, kind, stage) =>
      kind === "character" || key === "use:close_region" || buriesAll(key, viewOf(stage)?.dead_snow),
  },
  scenes: {
    scenesOf: (stage, entries) => scenesOf(entries, stage.chronicle),
    Scene,
    alarms: ALARMS,
    movesPieces: (event) => movesPieces(eventOf(event)),
  },
  seats: {
    emblem,
    role,
    points: (view, seat) => (view as IceGardenView).players[seat]?.points,
  },
  chronicle: {
    eventIcon: (event) => eventIcon(eventOf(event)),
    chapter(anyEvent) {
      const event = eventOf(anyEvent);
      return event.type === "turn_began" ? String(event.turn) : undefined;
    },
    periods: pointsByTurn,
    ending: (stage) => endingOf(stage.chronicle, stage.table?.result ?? null),
    decidedBy: (stage, seat) => decidedBy(viewOf(stage), stage.table?.result ?? null, seat),
  },
  Component,
  icons,
};

export default icegarden;
