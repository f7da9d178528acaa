import type { GameBrief } from "../../../brief/brief";
import icons from "../icons.json?icons";
import Picture from "./Picture.svelte";

const brief: GameBrief = { parts: ["about", "win", "table", "qoam", "turn", "year"], Picture, icons };
export default brief;
