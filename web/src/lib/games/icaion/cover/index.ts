import type { GameCover } from "../../cover";
import Picture from "./Picture.svelte";

const cover: GameCover = {
  name: "icaion",
  seats: [2, 5],
  length: "web-length-120",
  weight: "web-weight-heavy",
  Picture,
  credits: {
    design: ["Martino Chiacchiera", "Marta Ciaccasassi"],
    art: ["Travis Anderson", "Valentina Biagiotti", "Eleonora Teloni", "Eren Tuncer"],
    publishers: ["Tabula Games"],
    editions: [],
  },
  module: () => import(".."),
  brief: () => import("../brief"),
  quick: { seats: 3, neutral_placement: "symmetry" },
};

export default cover;
