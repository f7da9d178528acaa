import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { isOnBoard } from "./board/choosing/targets";
import { emblem, eventIcon } from "./data/marks";
import icons from "./icons.json?icons";
import Hand from "./panels/Hand.svelte";
import Market from "./panels/Market.svelte";
import Player from "./panels/Player.svelte";
import Status from "./panels/Status.svelte";

const icaion: GameModule = {
  Board,
  Status,
  Player,
  Hand,
  Market,
  marketTab: { icon: "city", message: "board-city" },
  onBoard: isOnBoard,
  emblem,
  eventIcon,
  chapter: (event) => (event.type === "year_started" ? String(event["year"]) : undefined),
  shortcuts: [["I", "board-keys-about"]],
  icons,
};

export default icaion;
