import { randomOf } from "./noise";
import type { TileRegion } from "../../data/view";

/** What kind of land a region is, by what is found there. */
export const KINDS = ["meadow", "forest", "birch", "snow", "rock", "crag", "heath", "stones", "lake"] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(name: string, region: TileRegion): Kind {
  const random = randomOf(`land ${name}`);
  if (region.lairs > 0) return "crag";
  if (region.symbols.wood > 0) return "forest";
  if (region.symbols.lore > 0) return "stones";
  if (region.slots.includes("stone")) return "rock";
  if (region.symbols.food > 0) return "meadow";
  if (region.slots.includes("large")) return "heath";
  const roll = random();
  if (region.slots.length === 0) return roll < 0.45 ? "lake" : roll < 0.65 ? "snow" : roll < 0.85 ? "birch" : "meadow";
  return roll < 0.35 ? "birch" : roll < 0.7 ? "snow" : "meadow";
}

/** The tint of a territory whose oldest region is of some kind: hue, saturation and lightness, a little its own. */
const TINTS: Record<Kind, readonly [number, number, number]> = {
  meadow: [74, 36, 79],
  forest: [108, 24, 76],
  birch: [52, 42, 80],
  snow: [200, 28, 92],
  rock: [214, 11, 83],
  crag: [24, 12, 79],
  heath: [40, 46, 82],
  stones: [186, 22, 85],
  lake: [168, 24, 83],
};

export function tintOf(name: string, kind: Kind): string {
  const random = randomOf(`tint ${name}`);
  const [hue, saturation, lightness] = TINTS[kind];
  const own = (spread: number) => (random() - 0.5) * 2 * spread;
  return `hsl(${Math.round(hue + own(7))} ${Math.round(saturation + own(4))}% ${Math.round(lightness + own(1.6))}%)`;
}
