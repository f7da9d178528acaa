/** Options drawn as the things they are; all others are buttons with words. */
const FAMILIES = new Set("building card clan count creature exchange give place seat take territory tile".split(" "));

/** Options that are words with a sign, by key or family. */
export const SIGNS: Record<string, string> = {
  play: "held",
  wait: "hourglass",
  replace: "swap-card",
  remove: "discard-pile",
  upgrade: "put-back",
  recruit: "recruit",
  move: "move",
  explore: "explore",
  build: "build",
  attack: "battle",
  redraw: "swap-card",
  active: "held",
  box: "discard-pile",
  "new-tile": "tile",
  accept: "team",
  "face:point": "point",
  "face:casualty": "casualty",
  "lose:kaija": "kaija",
  "lose:units": "unit",
};

export function familyOf(key: string): [family: string, rest: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}

export function draws(key: string): boolean {
  const [family, rest] = familyOf(key);
  if (family === "kaija") return /^\d+$/.test(rest);
  return FAMILIES.has(family) || family in SIGNS || key in SIGNS;
}

/** A sentence such as "Wait: set a card aside" as a name and what it means. */
export function headed(text: string): { name: string; more: string } {
  const [, name, more] = /^([^:]+): (.+)$/.exec(text) ?? [];
  return name === undefined || more === undefined ? { name: text, more: "" } : { name, more };
}
