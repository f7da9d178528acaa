import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { isOnBoard } from "./board/choosing/targets";
import { decidedBy, endingOf } from "./data/ending";
import { emblem, eventIcon, role } from "./data/marks";
import { viewOf, type IceGardenView } from "./data/view";
import icons from "./icons.json?icons";
import Component from "./panels/Component.svelte";
import Meanwhile from "./panels/Meanwhile.svelte";
import Hand from "./panels/Hand.svelte";
import Market from "./panels/Market.svelte";
import Option from "./panels/Option.svelte";
import { buriesAll, draws, headingOf } from "./panels/options";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";
import Status from "./panels/Status.svelte";
import Subject from "./panels/Subject.svelte";
import Scene from "./scenes/Scene.svelte";
import { movesPieces, pointsByTurn, scenesOf } from "./scenes/scenes";
import Text from "./text/Text.svelte";

const icegarden: GameModule = {
  Board,
  Status,
  Player,
  Hand,
  Market,
  marketTab: { icon: "ability-shield", message: "word-upgrades" },
  onBoard: isOnBoard,
  Subject,
  Meanwhile,
  Option,
  draws,
  heading: headingOf,
  noted: (key) => key.startsWith("character:"),
  Preview,
  slipsBeside: true,
  Scene,
  scenes: (stage, entries) => scenesOf(entries, stage.chronicle),
  moves: movesPieces,
  Text,
  Component,
  emblem,
  role,
  points: (view, seat) => (view as IceGardenView).players[seat]?.points,
  eventIcon,
  periods: pointsByTurn,
  ending: (stage) => endingOf(stage.chronicle, stage.table?.result ?? null),
  decidedBy: (stage, seat) => decidedBy(viewOf(stage), stage.table?.result ?? null, seat),
  chapter: (event) => (event.type === "turn_began" ? String(event["turn"]) : undefined),
  final: (key, kind, stage) =>
    kind === "character" || key === "use:close_region" || buriesAll(key, viewOf(stage)?.dead_snow),
  shortcuts: [["I", "board-keys-about"]],
  icons,
};

export default icegarden;
