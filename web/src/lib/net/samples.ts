import type { TableInfo } from "../protocol/generated";

/** A person, or a bot, that plays from the beginning. */
const PRESENT = { left: false, bot_since: null, alike: false, awaited: "", held: false, character: null, hints: [] };

/** A table in play, for tests. */
export const TABLE: TableInfo = {
  id: "abc",
  game: "pebbles",
  pack: "pebbles",
  setup: {},
  public: false,
  tournament: null,
  hints: true,
  watchers_chat: true,
  rated: false,
  status: "playing",
  clock: { kind: "none", seconds: 0, bank: 0 },
  host: "astrid",
  seats: [
    { seat: 0, name: "Astrid", taken: true, who: "astrid", bot: null, resigned: false, bank: 0, ...PRESENT },
    { seat: 1, name: "greedy", taken: false, who: null, bot: "greedy", resigned: false, bank: 0, ...PRESENT },
  ],
  turn: 0,
  deadline: null,
  paused_by: null,
  paused_until: null,
  resumed_by: null,
  vote: null,
  vote_refused_by: null,
  handovers: [],
  choices: 0,
  commitment: null,
  result: null,
  continued: null,
  earlier: [],
  muted: [],
  lesson: null,
  stopped: null,
};
