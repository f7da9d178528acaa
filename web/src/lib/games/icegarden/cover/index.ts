import type { GameCover } from "../../cover";
import Picture from "./Picture.svelte";

const cover: GameCover = {
  name: "icegarden",
  seats: [2, 4],
  length: "web-length-120",
  weight: "web-weight-heavy",
  Picture,
  credits: {
    design: ["Krzysztof Wolicki"],
    art: ["Dominik Kasprzycki"],
    publishers: ["RedImp"],
    editions: [],
  },
  module: () => import(".."),
  brief: () => import("../brief"),
  quick: { seats: 2, characters: "random", regions: "quick" },
};

export default cover;
