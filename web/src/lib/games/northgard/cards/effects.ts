import type { EffectData } from "../data/view";

/** One sign of what a card does: a drawing, how many, and what makes it better. */
export interface Glyph {
  icon: string;
  /** How many; 1 is not written. */
  n: number;
  /** Small signs beside it: a bonus in battle, cheaper wood. */
  extras: { icon: string; text: string }[];
  /** Between this sign and the one before: both happen, or one of them. */
  or: boolean;
}

type Extra = Glyph["extras"][number];

const SPECIAL: Record<string, string> = {
  ancestral_curse: "curse",
  annexation: "move explore",
  bribery: "bribe",
  capture: "strike",
  conqueror: "battle",
  defensive_strategy: "annul",
  enemy_secrets: "copy",
  future_sight: "foresight",
  glory_of_the_clan: "build",
  hidden_ways: "through",
  kaija_rampage: "kaija",
  legendary_heroes: "copy",
  place_scorched_earth: "scorched",
  plunder: "strike",
  protector_of_the_land: "draw",
  raiding_party: "strike",
  rapacious_exploitation: "look",
  raven_mercenaries: "collect",
  remodel: "swap-card",
  resourceful_people: "collect",
  spy: "look",
  stag_muster: "move",
  stolen_lore: "copy",
  teamwork: "basic",
  veiled_threats: "curse",
};

const SCORED: Record<string, string> = {
  builder: "build",
  explorer: "explore",
  food_trader: "food",
  scholar: "lore",
  trapper: "lair",
  warlord: "unit",
  wood_trader: "wood",
};

/** Signs for a card's effects. An op or a name that is not known here has none: the card's text says it. */
export function glyphs(effects: EffectData[], or = false): Glyph[] {
  const found: Glyph[] = [];
  for (const effect of effects) {
    for (const glyph of ofEffect(effect)) found.push({ ...glyph, or: glyph.or || (or && found.length === 0) });
  }
  return found;
}

function ofEffect(effect: EffectData): Glyph[] {
  switch (effect.op) {
    case "recruit":
      return [sign("recruit", count(effect, "n", "limit"), perSymbol(effect))];
    case "move":
      return [sign("move", count(effect, "n"), moveExtras(effect))];
    case "explore":
      return [sign("explore", count(effect, "times"), exploreExtras(effect))];
    case "build":
      return [sign("build", count(effect, "times"), buildExtras(effect))];
    case "draw":
      return [sign("draw", count(effect, "n"), drawExtras(effect))];
    case "gain":
      return [sign(String(effect.resource), count(effect, "n"))];
    case "take_discard":
      return [sign("take-back", count(effect, "n"))];
    case "basic":
      return ["recruit", "move", "explore", "build"].map((icon, i) => ({ ...sign(icon), or: i > 0 }));
    case "choose":
      return (effect.options ?? []).flatMap((way, i) => glyphs(way, i > 0));
    case "bespoke":
      return named(SPECIAL, effect);
    case "score":
      return named(SCORED, effect);
    default:
      return [];
  }
}

function sign(icon: string, n = 1, extras: Extra[] = []): Glyph {
  return { icon, n, extras, or: false };
}

function named(icons: Record<string, string>, effect: EffectData): Glyph[] {
  return (icons[effect.name ?? ""]?.split(" ") ?? []).map((icon) => sign(icon));
}

function number(effect: EffectData, name: keyof EffectData): number {
  const value = effect[name];
  return typeof value === "number" ? value : 0;
}

function count(effect: EffectData, ...names: (keyof EffectData)[]): number {
  return names.map((name) => number(effect, name)).find((n) => n > 0) ?? 1;
}

function plus(icon: string, n: number): Extra[] {
  return n === 0 ? [] : [{ icon, text: n > 0 ? `+${n}` : `−${-n}` }];
}

function flagged(effect: EffectData, name: keyof EffectData, icon: string): Extra[] {
  return effect[name] === true ? [{ icon, text: "" }] : [];
}

function perSymbol(effect: EffectData): Extra[] {
  return effect.per === undefined ? [] : [{ icon: effect.per, text: "×" }];
}

function moveExtras(effect: EffectData): Extra[] {
  return [
    ...plus("point", number(effect, "points")),
    ...plus("casualty", number(effect, "casualties")),
    ...plus("casualty", -number(effect, "shield")),
    ...flagged(effect, "either", "either"),
    ...flagged(effect, "no_rough", "rough"),
    ...flagged(effect, "through", "through"),
    ...flagged(effect, "forage", "collect"),
    ...(number(effect, "push") > 0 ? [{ icon: "push", text: "" }] : []),
  ];
}

function exploreExtras(effect: EffectData): Extra[] {
  const drawn = number(effect, "draw");
  return [
    ...(drawn > 1 ? [{ icon: "tile", text: `${drawn}` }] : []),
    ...flagged(effect, "redraw", "swap-card"),
    ...flagged(effect, "anywhere", "clan-raven"),
    ...flagged(effect, "collect", "collect"),
  ];
}

function buildExtras(effect: EffectData): Extra[] {
  return [...plus("wood", -number(effect, "discount")), ...flagged(effect, "duplicate", "copy")];
}

function drawExtras(effect: EffectData): Extra[] {
  return [...plus("discard", -number(effect, "discard")), ...plus("put-back", -number(effect, "top"))];
}
