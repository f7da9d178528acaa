import type { ClockInfo, TableRequest } from "../../protocol/generated";
import { presetOf, sameValue, seatsFor, type Game, type SetupOption } from "../games";

/** Who is to sit on a chair: the visitor, somebody who gets the link, or a bot by its name. */
export type Sitter = "me" | "friend" | (string & {});
type Setup = Record<string, unknown>;

const NO_CLOCK: ClockInfo = { kind: "none", seconds: 0, bank: 0 };
const RATED_CLOCK: ClockInfo = { kind: "live", seconds: 60, bank: 600 };

/** A table being thought up. What may be combined is as the game's options say (src/longhall/kernel/setup.py). */
export class TableForm {
  chairs = $state<Sitter[]>([]);
  /** What those who share this device are called, by chair; empty: by the visitor's own name. */
  names = $state<string[]>([]);
  public = $state(false);
  /** Players may take hints. */
  hints = $state(true);
  /** Whom one would like to meet at a public table. */
  level = $state<NonNullable<TableRequest["level"]>>("any");
  /** The match counts for ratings: see `rate`. */
  rated = $state(false);
  /** Whoever watches may write, apart from the players; null: as the hall has it. */
  watchersChat = $state<boolean | null>(null);
  clock = $state.raw<ClockInfo>(NO_CLOCK);
  #chosen = $state<Setup>({});

  /** The whole setup: defaults, what chosen values bring with them, then what was chosen. */
  setup: Setup = $derived.by(() => this.#complete());

  constructor(readonly game: Game) {
    const count = Number(this.option("seats")?.default ?? game.seats[0] ?? 2);
    this.chairs = Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : game.default_bot));
  }

  get seats(): number {
    return this.chairs.length;
  }

  /** Whether somebody is awaited who has to find their way here first. */
  get awaits(): boolean {
    return this.chairs.includes("friend");
  }

  option(name: string): SetupOption | undefined {
    return this.game.options.find((option) => option.name === name);
  }

  resize(count: number): void {
    const last = this.chairs.at(-1);
    const filler = last === undefined || last === "me" ? this.game.default_bot : last;
    this.chairs = Array.from({ length: count }, (_, seat) => this.chairs[seat] ?? filler);
    if (this.chairs.every((sitter) => sitter !== "me") && !this.watching) this.chairs[0] = "me";
    for (const option of this.game.options) {
      const value = this.#chosen[option.name];
      if (Array.isArray(value)) this.choose(option.name, distinctItems(option, count, value as string[]));
    }
  }

  /** The chairs of those who play on this device. */
  get here(): number[] {
    return this.chairs.flatMap((sitter, seat) => (sitter === "me" ? [seat] : []));
  }

  /** Only bots: the visitor looks on. */
  get watching(): boolean {
    return this.chairs.every((sitter) => sitter !== "me" && sitter !== "friend");
  }

  choose(name: string, value: unknown): void {
    const others = Object.fromEntries(Object.entries(this.#chosen).filter(([other]) => other !== name));
    this.#chosen = others;
    if (!sameValue(this.setup[name], value)) this.#chosen = { ...others, [name]: value };
  }

  /** What an option needs that is not so: other options, or a number of seats. */
  missing(option: SetupOption): { options: SetupOption[]; seats: number[] } {
    const needed = Object.entries(option.needs).filter(([name, wanted]) => this.setup[name] !== wanted);
    const options = needed.map(([name]) => this.option(name)).filter((found) => found !== undefined);
    return { options, seats: option.seats.length > 0 && !option.seats.includes(this.seats) ? option.seats : [] };
  }

  /** Whether a value of an option is for so many seats. */
  fits(option: SetupOption, value: unknown): boolean {
    const counts = seatsFor(option, value);
    return counts.length === 0 || counts.includes(this.seats);
  }

  /** What was chosen for an option, where it is not for so many seats: the default is taken instead. */
  unfit(option: SetupOption): { value: unknown; seats: number[] } | null {
    const value = this.#chosen[option.name];
    if (value === undefined || this.fits(option, value) || !this.isPossible(option)) return null;
    return { value, seats: seatsFor(option, value) };
  }

  isPossible(option: SetupOption): boolean {
    const { options, seats } = this.missing(option);
    return options.length === 0 && seats.length === 0;
  }

  isChanged(option: SetupOption): boolean {
    return !sameValue(this.setup[option.name], option.default);
  }

  /** What the value an option has now changes in others. */
  brings(option: SetupOption): [SetupOption, unknown][] {
    const preset = Object.entries(presetOf(option, this.setup[option.name]));
    return preset.flatMap(([name, value]) => {
      const other = this.option(name);
      return other === undefined ? [] : [[other, value] as [SetupOption, unknown]];
    });
  }

  /** A rated match needs a clock, has no hints, and a chair for each of the people. */
  rate(rated: boolean): void {
    this.rated = rated;
    if (!rated) return;
    if (this.clock.kind === "none") this.clock = RATED_CLOCK;
    this.chairs = this.chairs.map((sitter, seat) => (sitter === "me" && seat !== this.here[0] ? "friend" : sitter));
    if (!this.awaits) this.chairs = this.chairs.map((sitter, seat) => (seat === this.#free ? "friend" : sitter));
  }

  /** The first chair of a bot, for somebody to play against. */
  get #free(): number {
    return this.chairs.findIndex((sitter) => sitter !== "me" && sitter !== "friend");
  }

  get wish(): TableRequest {
    const bots = this.chairs.map((sitter) => (sitter === "me" || sitter === "friend" ? null : sitter));
    const possible = Object.entries(this.#chosen).filter(([name, value]) => {
      const option = this.option(name);
      return option !== undefined && this.isPossible(option) && this.fits(option, value);
    });
    return {
      game: this.game.name,
      setup: { ...Object.fromEntries(possible), seats: this.seats },
      bots: bots as TableRequest["bots"],
      public: this.public,
      hints: this.hints && !this.rated,
      rated: this.rated,
      ...(this.watchersChat !== null && { watchers_chat: this.watchersChat }),
      level: this.public ? this.level : "any",
      clock: this.clock,
    };
  }

  #complete(): Setup {
    const { options } = this.game;
    const setup: Setup = Object.fromEntries(options.map((option) => [option.name, option.default]));
    for (const option of options) {
      Object.assign(setup, presetOf(option, this.#chosen[option.name] ?? option.default));
    }
    Object.assign(setup, this.#chosen, { seats: this.seats });
    for (const option of options) {
      const lacks = Object.entries(option.needs).some(([name, wanted]) => setup[name] !== wanted);
      const fits = this.fits(option, option.default) && this.fits(option, setup[option.name]);
      if (lacks || !fits) setup[option.name] = option.default;
    }
    return setup;
  }
}

/** A different item for each seat, keeping those there are. */
export function distinctItems(option: SetupOption, seats: number, chosen: string[] = []): string[] {
  const rest = option.items.filter((item) => !chosen.includes(item));
  return [...chosen, ...rest].slice(0, seats);
}
