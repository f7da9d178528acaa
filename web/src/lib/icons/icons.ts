import drawings from "./icons.json?icons";

/** Drawings by name, each one path, 512 by 512; a game adds its own when it is loaded. */
const known = new Map<string, string>(Object.entries(drawings));

export function addIcons(more: Record<string, string>): void {
  for (const [name, path] of Object.entries(more)) known.set(name, path);
}

export function iconPath(name: string): string {
  return known.get(name) ?? "";
}
