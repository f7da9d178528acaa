import type { GameCover } from "../../cover";
import Picture from "./Picture.svelte";

const cover: GameCover = {
  name: "northgard",
  seats: [2, 5],
  length: "web-length-90",
  weight: "web-weight-middle",
  Picture,
  credits: {
    design: ["Adrian Dinu"],
    art: ["Grosnez"],
    publishers: ["Open Sesame Games", "Studio H"],
    editions: [
      { language: "pl", by: "Czacha Games" },
      { language: "cs", by: "TLAMA games" },
      { language: "uk", by: "Geekach, White Games" },
    ],
  },
  module: () => import(".."),
  brief: () => import("../brief"),
  quick: { seats: 3, clans: "random" },
};

export default cover;
