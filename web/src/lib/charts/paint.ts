/** How series are told apart: each has a tone and a pattern, so that it can be known without its colour. */

export interface Paint {
  tone: string;
  pattern: string | null; // drawn in ink over the tone, 8 by 8
}

// Light tones: dark figures can be read on all of them.
const TONES = [
  "#e3bf62",
  "#93bcdc",
  "#df9a6b",
  "#a3c78f",
  "#c9a7dc",
  "#e8a9a5",
  "#8fd0c6",
  "#ddd3ba",
  "#b4bcc8",
  "#f0c49a",
] as const;

const PATTERNS = [
  null,
  "M-2 2 2-2M0 8 8 0M6 10 10 6",
  "M0 2h8M0 6h8",
  "M2 0v8M6 0v8",
  "M2 2h.01M6 6h.01",
  "M-2 6 2 10M0 0 8 8M6-2 10 2",
  "M0 4h8M4 0v8",
  "M0 0 8 8M0 8 8 0",
  "M0 4 4 0 8 4M0 8 4 4 8 8",
  "M0 0h4v4h-4zM4 4h4v4h-4z",
] as const;

const SHIFT = 3; // patterns further, each time the tones begin again: no two series have both in common

export function paint(series: number): Paint {
  const round = Math.floor(series / TONES.length);
  return {
    tone: TONES[series % TONES.length] ?? TONES[0],
    pattern: PATTERNS[(series + SHIFT * round) % PATTERNS.length] ?? null,
  };
}

/** Of the lines of seats, beside their colours and shapes. */
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "5 2"] as const;

export function dash(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}
