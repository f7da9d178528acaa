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
  const [plain, own] = await Promise.all([import("./plain"), coverOf(game)?.module?.()]);
  return { ...plain.default, ...own?.default };
}
