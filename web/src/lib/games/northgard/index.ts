import type { GameModule } from "../module";
import icons from "./icons.json?icons";

const northgard: GameModule = { icons };

export default northgard;
