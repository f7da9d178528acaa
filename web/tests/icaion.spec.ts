import { PHONE, playByClicking, playByKeyboard } from "./boards.ts";
import { test } from "./hall.ts";

const TABLE = { game: "icaion", setup: { seats: 2, wonders: true }, bots: [null, "random"] };
const HAS_A_PLACE =
  /^((node|region|remove|apparatus|special):|(camp|extract|deploy|eradicate|investigate|retrieve|install|restore)$)/;

test("a match of Icaion is played to its end by clicking, what has a place on the board there", async ({ come }) => {
  await playByClicking(await come("Astrid"), TABLE, {
    hasAPlace: HAS_A_PLACE,
    often: 5,
    shortcut: (keys, choices) => (choices > 60 ? keys.find((key) => key === "pass") : undefined),
    kinds: ["start_node", "move", "action"],
  });
});

test("on a phone turns of Icaion are played by keyboard alone, in the sheet and on the board", async ({ come }) => {
  await playByKeyboard(await come("Astrid", PHONE), TABLE, {
    hasAPlace: HAS_A_PLACE,
    choices: 20,
    place: "Inner River",
    inSight: "move",
  });
});
