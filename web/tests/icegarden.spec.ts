import { PHONE, playByClicking, playByKeyboard } from "./boards.ts";
import { test } from "./hall.ts";

const TABLE = { game: "icegarden", setup: { seats: 2 }, bots: [null, "random"] };

test("a match of the Ice Garden is played to its end by clicking, what has a place on the board there", async ({
  come,
}) => {
  await playByClicking(await come("Astrid"), TABLE, {
    hasAPlace: /^(region|piece|target|field|jump|token):/,
    often: 4,
    shortcut: (keys) => keys.find((key) => key === "jump:2"), // whoever jumps far sees the end soon
    kinds: ["starting_influence", "jump", "plan"],
  });
});

test("on a phone turns of the Ice Garden are played by keyboard alone, in the sheet and on the map", async ({
  come,
}) => {
  await playByKeyboard(await come("Astrid", PHONE), TABLE, {
    hasAPlace: /^region:/,
    choices: 18,
    place: "Hidden Valley",
  });
});
