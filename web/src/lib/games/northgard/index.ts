import { settings } from "../../settings.svelte";
import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import Component from "./Component.svelte";
import { draws, familyOf } from "./draws";
import Hand from "./Hand.svelte";
import icons from "./icons.json?icons";
import Market from "./Market.svelte";
import { emblem, eventIcon, partner } from "./marks";
import Option from "./Option.svelte";
import Player from "./Player.svelte";
import Preview from "./Preview.svelte";
import Scene from "./Scene.svelte";
import { fameByYear, isDramatic } from "./scenes";
import Status from "./Status.svelte";
import Text from "./Text.svelte";
import { tileInWords } from "./tiles";

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
  draws,
  pictured: (stage, key) => (familyOf(key)[0] === "tile" ? tileInWords(stage, familyOf(key)[1]) : ""),
  Preview,
  Scene,
  dramatic: (moments) => settings.stepTime > 0 && isDramatic(moments),
  Text,
  Component,
  emblem,
  partner,
  eventIcon,
  periods: fameByYear,
  chapter: (event) => (event.type === "year_began" ? String(event["year"]) : undefined),
  final: (key, kind) => kind === LASTING || FINAL.has(`${kind} ${key}`),
  shortcuts: [
    ["R", "board-keys-turn"],
    ["I", "board-keys-about"],
  ],
  icons,
};

export default northgard;
