import drawings from "./icons.json?icons";

/** Drawings by name, 512 by 512; a game adds its own when it is loaded. */
const known = new Map<string, string>(Object.entries(drawings));

export function addIcons(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) known.set(name, body);
}

export function drawing(name: string): string {
  return known.get(name) ?? "";
}
