import type { OptionInfo } from "../../../protocol/generated";
import { ACTIONS, type Colour } from "../data/view";

/** Options drawn as the things they are; all others are buttons with words. */
const FAMILIES = new Set(
  "apparatus cage card colour convert gear lose machine node pay power region remove row seeker special wonder".split(
    " ",
  ),
);
const SIGNS: Record<string, string> = {
  camp: "camp",
  draw: "draw",
  wound: "wound",
  clockwise: "arrow",
  counterclockwise: "arrow",
  stay: "colossus",
  "power:overcharge": "overcharge",
  "power:draw": "draw",
  "power:double_shift": "double-shift",
};

export function familyOf(key: string): [family: string, rest: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}

/** The icon beside the words of an option; "": none. */
export function optionIcon(key: string): string {
  const [family, rest] = familyOf(key);
  const action = family === "special" ? rest : key;
  if ((ACTIONS as readonly string[]).includes(action)) return action;
  if (family === "seeker" || family === "gear" || family === "wonder") return `${family}-${rest}`;
  return family === "remove" ? "eradicate" : (SIGNS[key] ?? "");
}

const SAID = new Set(["apparatus", "gear", "lose", "node", "pay", "seeker"]); // whose words or drawing tell all of it

/** Whether an option has a second line that says what it would change; those with a price say it in their words. */
export function hasSecondLine(option: OptionInfo | undefined): boolean {
  if (option === undefined) return false;
  const [family] = familyOf(option.key);
  return !SAID.has(family) && option.params["cost"] === undefined;
}

export function isDrawn(key: string): boolean {
  return FAMILIES.has(familyOf(key)[0]) || optionIcon(key) !== "";
}

/** What else than this Qoam would be paid or come, if anything: the price in it has been said. */
export function beside(said: Colour, qoam: Partial<Record<Colour, number>> | undefined): typeof qoam {
  const others = Object.entries(qoam ?? {}).filter(([colour, n]) => colour !== said && n !== 0);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}
