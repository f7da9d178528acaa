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

/** Whoever does no more than they must has a match of few choices; for some turns one plays as one likes. */
const TO_THE_END = ["pass", "done", "discard", "wound"];

test("on a phone a match of Icaion is played to its end by keyboard alone, in the sheet and on the board", async ({
  come,
}) => {
  const setup = { ...TABLE.setup, neutral_placement: "symmetry" };
  let choices = 0;
  await playByKeyboard(
    await come("Astrid", PHONE),
    { ...TABLE, setup },
    {
      hasAPlace: HAS_A_PLACE,
      choices: 18,
      place: "Inner River",
      inSight: "move",
      shortcut: (keys) => (++choices > 18 ? TO_THE_END.find((key) => keys.includes(key)) : undefined),
    },
  );
});
