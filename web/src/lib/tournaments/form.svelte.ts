import type { Game } from "../hall/games";
import { TableForm } from "../hall/new/form.svelte";
import type { ClockInfo, TournamentRequest } from "../protocol/generated";
import type { Format } from "./words";

const HOUR = 3600;
export const CLOCKS: readonly ClockInfo[] = [
  { kind: "live", seconds: 60, bank: 600 },
  { kind: "live", seconds: 30, bank: 300 },
  { kind: "live", seconds: 15, bank: 180 },
  { kind: "leisure", seconds: 8 * HOUR, bank: 0 },
  { kind: "leisure", seconds: 24 * HOUR, bank: 0 },
  { kind: "leisure", seconds: 72 * HOUR, bank: 0 },
];
const DAY = 24 * HOUR;
export const ROUND_TIMES: readonly number[] = [0, HOUR, 2 * HOUR, 3 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY];
export const BREAKS: readonly number[] = [0, 300, 600, 900, 1800, HOUR, DAY];
export const MOST: readonly number[] = [8, 16, 32, 64, 128, 256];

/** A tournament being thought up. */
export class TournamentForm {
  name = $state("");
  about = $state("");
  format = $state<Format>("swiss");
  seats = $state(4);
  rounds = $state(0);
  group = $state(4);
  legs = $state(1);
  qualify = $state(0);
  advance = $state(1);
  moved = $state(1);
  atOnce = $state(false);
  clock = $state(0); // which of CLOCKS
  roundSeconds = $state(0);
  breakSeconds = $state(0);
  public = $state(true);
  invited = $state(false);
  accounts = $state(false);
  late = $state(false);
  most = $state(32);
  starts = $state(""); // local time as the browser writes it
  /** What the tables are set up like. */
  readonly table: TableForm;

  constructor(readonly game: Game) {
    this.table = new TableForm(game);
    this.resize(Math.min(4, Math.max(...game.seats)));
  }

  resize(seats: number): void {
    this.seats = seats;
    this.table.resize(seats);
    this.group = Math.max(this.group, seats);
    this.advance = Math.min(this.advance, seats - 1);
  }

  get wish(): TournamentRequest {
    const setup = Object.fromEntries(Object.entries(this.table.wish.setup ?? {}).filter(([name]) => name !== "seats"));
    const grouped = this.format === "groups" || this.format === "league";
    return {
      name: this.name,
      about: this.about,
      game: this.game.name,
      setup,
      form: {
        format: this.format,
        seats: this.seats,
        ...(this.format === "swiss" && { rounds: this.rounds }),
        ...(grouped && { group: this.group, legs: this.legs, at_once: this.atOnce }),
        ...(this.format === "groups" && { qualify: this.qualify }),
        ...(this.format === "league" && { moved: this.moved }),
        ...((this.format === "knockout" || this.qualify > 0) && { advance: this.advance }),
      },
      clock: CLOCKS[this.clock] ?? { kind: "live", seconds: 60, bank: 600 },
      public: this.public,
      entry: this.invited ? "invitation" : "open",
      accounts: this.accounts,
      most: this.most,
      late: this.late && this.format === "swiss",
      round_seconds: this.roundSeconds,
      break_seconds: this.breakSeconds,
      starts: this.starts === "" ? null : new Date(this.starts).getTime() / 1000,
    };
  }
}
