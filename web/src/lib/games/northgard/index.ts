import { settings } from "../../settings.svelte";
import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import icons from "./icons.json?icons";
import { emblem, eventIcon } from "./marks";
import { fameByYear, isDramatic } from "./scenes";

const northgard: GameModule = {
  Board,
  icons,
  emblem,
  eventIcon,
  periods: fameByYear,
  dramatic: (moments) => settings.stepTime > 0 && isDramatic(moments),
};

export default northgard;
