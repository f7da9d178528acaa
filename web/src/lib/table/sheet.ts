/** The id of what lies before one player, when it is looked at over the board. */
export const SHEET = "player-sheet";
