import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Component from "./Component.svelte";
import Player from "./Player.svelte";
import Preview from "./Preview.svelte";
import Text from "./Text.svelte";

/** What a game without drawings of its own is played with. */
const plain: GameModule = { icons: {}, Board, Component, Player, Preview, Text };

export default plain;
