import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import Component from "./panels/Component.svelte";
import { isOnMap } from "./board/choosing/choices";
import { placeName, turnName } from "./board/choosing/places";
import { endingOf } from "./data/ending";
import { draws, familyOf } from "./panels/draws";
import Hand from "./panels/Hand.svelte";
import icons from "./icons.json?icons";
import { isPointlessTrade } from "./panels/late";
import Market from "./panels/Market.svelte";
import { emblem, eventIcon, partner, role } from "./data/marks";
import { viewOf } from "./data/types";
import { turn } from "./panels/phase";
import Option from "./panels/Option.svelte";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";
import Scene from "./scenes/Scene.svelte";
import { movesPieces, scenesOf } from "./scenes/scenes";
import Subject from "./panels/Subject.svelte";
import { fameByYear } from "./scenes/years";
import Status from "./panels/Status.svelte";
import Text from "./text/Text.svelte";
import { tileInWords } from "./faces/tiles";

/** What ends a player's year, takes a card out of the game for good or holds for the whole match. */
const FINAL = new Set(["turn_action pass", "upgrade_place box"]);
const LASTING = "choose_clan";

const northgard: GameModule = {
  Board,
  Status,
  Player,
  Hand,
  Market,
  Option,
  Subject,
  draws,
  onBoard: isOnMap,
  late: isPointlessTrade,
  nameOf: (stage, key) => placeName(stage.option(key) ?? stage.refusal(key), stage.texts),
  pictured: (stage, key) =>
    familyOf(key)[0] === "tile" ? tileInWords(stage, familyOf(key)[1]) : turnName(key, stage.texts),
  Preview,
  Scene,
  scenes: (stage, entries) =>
    scenesOf(entries, {
      chronicle: stage.chronicle,
      seats: viewOf(stage)?.seats ?? 0,
      own: stage.you.seats,
    }),
  moves: movesPieces,
  Text,
  Component,
  emblem,
  role,
  partner,
  eventIcon,
  turn,
  periods: fameByYear,
  ending: (stage) => endingOf(viewOf(stage), stage.table?.result ?? null),
  chapter: (event) => (event.type === "year_began" ? String(event["year"]) : undefined),
  final: (key, kind) => kind === LASTING || FINAL.has(`${kind} ${key}`),
  shortcuts: [
    ["R", "board-keys-turn"],
    ["I", "board-keys-about"],
  ],
  icons,
};

export default northgard;
