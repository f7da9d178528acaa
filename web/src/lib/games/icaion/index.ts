import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import { isOnBoard } from "./board/choosing/targets";
import { emblem, eventIcon } from "./data/marks";
import icons from "./icons.json?icons";

const icaion: GameModule = {
  Board,
  onBoard: isOnBoard,
  emblem,
  eventIcon,
  chapter: (event) => (event.type === "year_started" ? String(event["year"]) : undefined),
  icons,
};

export default icaion;
