/** What a visitor prefers, kept in the browser. */

export const LANGUAGES = ["en", "pl", "cs", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "off";

interface Stored {
  language: Language | null; // null: as the browser says
  theme: Theme;
  sound: boolean;
  speed: Speed; // of what is shown step by step
  autoplay: boolean; // take the only option there is
  confirm: boolean; // ask before what cannot be taken back
  hotkeys: boolean; // single keys choose
  rested: boolean; // knows that a finger resting on an option only looks
  alone: string[]; // tables at which somebody plays on without the teacher
  firstTimes: boolean; // a sentence with the first decision of each kind
  asked: string[]; // games on whose board somebody has asked what a thing is
}

const NAME = "longhall";
const MOST_ALONE = 50; // tables that are remembered
const DEFAULTS: Stored = {
  language: null,
  theme: "system",
  sound: false,
  speed: "normal",
  autoplay: false,
  confirm: true,
  hotkeys: true,
  rested: false,
  alone: [],
  firstTimes: true,
  asked: [],
};

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function languageOfBrowser(): Language {
  for (const tag of navigator.languages) {
    const language = tag.split("-")[0] ?? "";
    if (isLanguage(language)) return language;
  }
  return "en";
}

function storedSettings(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #stored = $state(storedSettings());
  #lights = matchMedia("(prefers-color-scheme: light)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #systemLight = $state(this.#lights.matches);
  #systemStill = $state(this.#still.matches);

  constructor() {
    this.#lights.addEventListener("change", (event) => (this.#systemLight = event.matches));
    this.#still.addEventListener("change", (event) => (this.#systemStill = event.matches));
  }

  get language(): Language {
    return this.#stored.language ?? languageOfBrowser();
  }
  get theme(): Theme {
    return this.#stored.theme;
  }
  get light(): boolean {
    return this.#stored.theme === "light" || (this.#stored.theme === "system" && this.#systemLight);
  }
  get sound(): boolean {
    return this.#stored.sound;
  }
  /** Milliseconds a step of a battle or another dramatic event is shown; 0: it is not. */
  get stepTime(): number {
    return this.#systemStill ? 0 : { slow: 1800, normal: 1000, fast: 450, off: 0 }[this.#stored.speed];
  }
  /** Whether things may move. */
  get motion(): boolean {
    return !this.#systemStill && this.#stored.speed !== "off";
  }
  get speed(): Speed {
    return this.#stored.speed;
  }
  get autoplay(): boolean {
    return this.#stored.autoplay;
  }
  get confirm(): boolean {
    return this.#stored.confirm;
  }
  get hotkeys(): boolean {
    return this.#stored.hotkeys;
  }
  get rested(): boolean {
    return this.#stored.rested;
  }
  get firstTimes(): boolean {
    return this.#stored.firstTimes;
  }
  get asked(): readonly string[] {
    return Array.isArray(this.#stored.asked) ? this.#stored.asked : [];
  }

  /** Whether the teacher is silent at a table. */
  isAlone(table: string): boolean {
    return Array.isArray(this.#stored.alone) && this.#stored.alone.includes(table);
  }
  goAlone(table: string): void {
    if (!this.isAlone(table)) this.set({ alone: [...this.#stored.alone, table].slice(-MOST_ALONE) });
  }
  listen(table: string): void {
    this.set({ alone: this.#stored.alone.filter((other) => other !== table) });
  }

  /** Somebody knows that things on the board of a game explain themselves. */
  noteAsked(game: string): void {
    if (!this.asked.includes(game)) this.set({ asked: [...this.asked, game] });
  }

  set(changes: Partial<Stored>): void {
    Object.assign(this.#stored, changes);
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#stored));
    } catch {
      // a browser that keeps nothing: it holds until the page is left
    }
  }
}

export const settings = new Settings();
