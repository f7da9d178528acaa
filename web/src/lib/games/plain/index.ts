import type { GameModule } from "../module";
import Board from "./Board.svelte";

/** What a game without drawings of its own is played with. */
const plain: GameModule = { icons: {}, Board };

export default plain;
