import type { GameModule } from "../module";
import Board from "./board/Board.svelte";
import Component from "./panels/Component.svelte";
import Player from "./panels/Player.svelte";
import Preview from "./panels/Preview.svelte";

/** What a game without drawings of its own is played with. */
const plain: GameModule = {
  board: { Board },
  panels: { Player },
  options: { Preview },
  scenes: {},
  seats: {},
  chronicle: {},
  Component,
  icons: {},
};

export default plain;
