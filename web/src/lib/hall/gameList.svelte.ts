import { COVERS } from "../games";
import { games, type Game } from "./games";

/** The games of this hall, as all pages know them. */
class GameList {
  games = $state.raw<Game[] | null>(null); // null until the hall has answered
  /** Those that nobody has introduced. */
  others: Game[] = $derived((this.games ?? []).filter((game) => COVERS.every(({ name }) => name !== game.name)));

  /** Ask the hall, if it has not answered yet; who cannot ask now may ask again. */
  async look(): Promise<Game[]> {
    return (this.games = await games());
  }

  /** A game; null: this hall does not have it; undefined: the hall has not answered yet. */
  of(name: string): Game | null | undefined {
    return this.games === null ? undefined : (this.games.find((game) => game.name === name) ?? null);
  }
}

export const gameList = new GameList();
