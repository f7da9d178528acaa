import { visitor } from "../net/visitor.svelte";

const NAME = "longhall-first-times";

/** The kinds of decisions a person has met on this device, as GAME/KIND; kept in the browser. */
type Met = Record<string, string[]>;

function kept(): Met {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Met) : {};
  } catch {
    return {};
  }
}

/** Which decisions a visitor meets for the first time. */
class FirstTimes {
  #met = $state.raw(kept());

  get #own(): readonly string[] {
    const own = this.#met[visitor.me?.id ?? ""];
    return Array.isArray(own) ? own : [];
  }

  isFirst(game: string, kind: string): boolean {
    return !this.#own.includes(`${game}/${kind}`);
  }

  /** Whether somebody has met no decision of a game yet. */
  isNew(game: string): boolean {
    return !this.#own.some((met) => met.startsWith(`${game}/`));
  }

  /** A decision of that kind has been made. */
  met(game: string, kind: string): void {
    if (this.isFirst(game, kind)) this.#keep([...this.#own, `${game}/${kind}`]);
  }

  /** Everything is said again, as to somebody who has never played. */
  forget(): void {
    this.#keep([]);
  }

  #keep(own: string[]): void {
    this.#met = { ...this.#met, [visitor.me?.id ?? ""]: own };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#met));
    } catch {
      // a browser that keeps nothing: it holds until the page is left
    }
  }
}

export const firstTimes = new FirstTimes();
