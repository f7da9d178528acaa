import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { isOnBoard } from "./board/choosing/targets";
import { eventOf, eventsIn } from "./data/events";
import { emblem, eventIcon, role } from "./data/marks";
import { roman, type IcaionView } from "./data/view";
import icons from "./icons.json?icons";
import Component from "./panels/Component.svelte";
import { draws } from "./panels/draws";
import { gathered } from "./panels/gathered";
import Hand from "./panels/Hand.svelte";
import Market from "./panels/Market.svelte";
import Option from "./panels/Option.svelte";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";
import Status from "./panels/Status.svelte";
import Subject from "./panels/Subject.svelte";
import Scene from "./scenes/Scene.svelte";
import { movesPieces, pointsByYear, scenesOf } from "./scenes/scenes";
import Text from "./text/Text.svelte";

const icaion: GameModule = {
  Board,
  Status,
  Player,
  Hand,
  Market,
  marketTab: { icon: "city", message: "board-city" },
  Subject,
  Option,
  draws,
  onBoard: isOnBoard,
  late: (_, { key }) => key === "camp",
  pictured: (stage, key) => (key.startsWith("special:") ? stage.texts.say("board-special") : ""),
  noted: (key) => /^(seeker|gear):/.test(key),
  gathered,
  Preview,
  Scene,
  scenes: (_, entries) => scenesOf(entries),
  moves: (event) => movesPieces(eventOf(event)),
  Text,
  Component,
  emblem,
  role,
  order: (view) => (view as IcaionView).order,
  points: (view, seat) => (view as IcaionView).players[seat]?.reputation,
  handShowsAll: true,
  eventIcon: (event) => eventIcon(eventOf(event)),
  periods: (entries) => pointsByYear(eventsIn(entries)),
  chapter(told) {
    const event = eventOf(told);
    return event.type === "year_started" ? roman(event.year) : undefined;
  },
  final: (_, kind) => kind === "draft_character",
  shortcuts: [["I", "board-keys-about"]],
  icons,
};

export default icaion;
