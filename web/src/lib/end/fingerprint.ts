/**
 * What shows that no die was loaded: the hall tells a fingerprint of the seed before the first choice, and the seed with
 * the record. Computed as `commitment` of the engine does it (src/longhall/kernel/chance.py).
 */
const COMMITTED = ["game", "pack", "rules_version", "setup"];
const STORED = "longhall-fingerprints";
const MOST = 60; // tables that are remembered

export type Verdict = "fits" | "wrong" | "unable" | "failed";

/** JSON as the engine writes it: names in order, no blanks, everything but ASCII escaped. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const named = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${named.map(([name, of]) => `${canonical(name)}:${canonical(of)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The fingerprint of the seed in the head of a record. */
export async function fingerprint(head: Record<string, unknown>, seed: string): Promise<string> {
  const bound = { ...Object.fromEntries(COMMITTED.map((name) => [name, head[name]])), seed };
  const bytes = new TextEncoder().encode(`longhall-commitment:${canonical(bound)}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the seed that a record reveals has the fingerprint that was told. */
export async function verdictOn(record: string, told: string): Promise<Verdict> {
  if (globalThis.crypto?.subtle === undefined) return "unable"; // neither https nor one's own machine
  try {
    const head = JSON.parse(record.slice(0, record.indexOf("\n"))) as Record<string, unknown>;
    // of a match that goes on from another one: the seed of its own chance
    const { seed } = (head["continued"] ?? head) as { seed?: unknown };
    if (typeof seed !== "string") return "failed";
    return head["seed_commitment"] === told && (await fingerprint(head, seed)) === told ? "fits" : "wrong";
  } catch {
    return "failed";
  }
}

type Seen = [table: string, code: string][];

function seen(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(stored) ? (stored as Seen) : [];
  } catch {
    return [];
  }
}

/** Keep what was told before the first choice: nobody can tell this browser anything else afterwards. */
export function remember(table: string, code: string): void {
  const known = seen();
  if (known.some(([one]) => one === table)) return;
  try {
    localStorage.setItem(STORED, JSON.stringify([...known, [table, code]].slice(-MOST)));
  } catch {
    return; // a browser that keeps nothing checks what the hall says at the end
  }
}

export function remembered(table: string): string | undefined {
  return seen().find(([one]) => one === table)?.[1];
}

/** A fingerprint as people compare it: in groups. */
export function grouped(code: string): string {
  return code.match(/.{1,8}/g)?.join(" ") ?? code;
}
