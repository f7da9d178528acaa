import { settings } from "../../settings.svelte";
import type { GameModule } from "../module";
import icons from "./icons.json?icons";
import { emblem, eventIcon } from "./marks";
import { fameByYear, isDramatic } from "./scenes";

const northgard: GameModule = {
  icons,
  emblem,
  eventIcon,
  periods: fameByYear,
  dramatic: (moments) => settings.stepTime > 0 && isDramatic(moments),
};

export default northgard;
