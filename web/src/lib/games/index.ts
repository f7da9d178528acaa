import type { GameCover } from "./cover";
import icaion from "./icaion/cover";
import icegarden from "./icegarden/cover";
import type { GameModule } from "./module";
import northgard from "./northgard/cover";

/** Every game that brings something of its own, in the order in which the hall shows them. */
export const COVERS: readonly GameCover[] = [northgard, icegarden, icaion];

export function coverOf(game: string): GameCover | undefined {
  return COVERS.find((cover) => cover.name === game);
}

/** The module of a game, loaded on demand; what it does not bring is drawn plainly, as text. */
export async function moduleOf(game: string): Promise<GameModule> {
  const [{ default: plain }, own] = await Promise.all([import("./plain"), coverOf(game)?.module?.()]);
  return own === undefined ? plain : mergeModule(plain, own.default);
}

/** A game's own parts, each with what only the plain one has. */
export function mergeModule(plain: GameModule, own: Partial<GameModule>): GameModule {
  return {
    ...plain,
    ...own,
    board: { ...plain.board, ...own.board },
    panels: { ...plain.panels, ...own.panels },
    options: { ...plain.options, ...own.options },
  };
}
