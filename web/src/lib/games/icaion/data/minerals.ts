import type { Colour, RegionType } from "./view";

/** Five minerals, each with a cut of its own: shape and colour always together. */

export interface Crystal {
  light: string;
  body: string;
  shade: string;
  /** Its outline, the lit facet and the facet in the shade, 22 by 22 around the middle. */
  cut: string;
  lit: string;
  dim: string;
}

export const CRYSTALS: Record<Colour, Crystal> = {
  blue: {
    light: "#a9e6f7",
    body: "#4fb3d6",
    shade: "#1f6c92",
    cut: "M0-10.5C3-5 7.5-1 7.5 3.5a7.5 7 0 0 1-15 0C-7.5-1-3-5 0-10.5Z",
    lit: "M-1.5-5.5C-4-2-5.8 0-5.8 3.2a4 4 0 0 0 1.8 3.2C-4.5 2-3.4-2-1.5-5.5Z",
    dim: "M0-10.5C3-5 7.5-1 7.5 3.5a7.5 7 0 0 1-7.5 7C4 8 5 4 4 0 3-4 1.4-7.5 0-10.5Z",
  },
  brown: {
    light: "#f0c894",
    body: "#bf8448",
    shade: "#6f4520",
    cut: "M-5.5-8.5h11L9 8.5H-9Z",
    lit: "M-5.5-8.5h11L3-5h-6Z",
    dim: "M5.5-8.5 9 8.5H4L3-5Z",
  },
  green: {
    light: "#c2f0ae",
    body: "#62b765",
    shade: "#2b6b3c",
    cut: "M0-10.8C6.5-5 6.5 4.5 0 10.8-6.5 4.5-6.5-5 0-10.8Z",
    lit: "M-1-7.6C-4.8-3-4.6 2.6-1.6 7-2.4 2-2.3-3-1-7.6Z",
    dim: "M0-10.8C6.5-5 6.5 4.5 0 10.8Z",
  },
  grey: {
    light: "#ffffff",
    body: "#cfd9df",
    shade: "#7f8d97",
    cut: "M-3.8-9.2h7.6l5.4 5.4v7.6L3.8 9.2h-7.6l-5.4-5.4v-7.6Z",
    lit: "M-3.8-9.2h7.6L2-4.6h-4L-4.6-2l-4.6-1.8Z",
    dim: "M9.2-3.8v7.6L3.8 9.2h-7.6L-2 4.6h4L4.6 2v-4Z",
  },
  pink: {
    light: "#ffd0e4",
    body: "#ec74a6",
    shade: "#97325f",
    cut: "M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z",
    lit: "M0-11V0L-3-3ZM-11 0H0l-3 3Z",
    dim: "M0 11V0l3 3ZM11 0H0l3-3Z",
  },
};

/** The ground of a Region: lit and dark edge. */
export const GROUNDS: Record<RegionType, readonly [string, string]> = {
  river: ["#41788f", "#285268"],
  mountain: ["#a08263", "#6a513b"],
  forest: ["#3c6346", "#1f3d2b"],
  myst: ["#9aa7af", "#66737c"],
  crystal: ["#7f4068", "#472140"],
};

/** The rows of a heap from the ground up, by how many crystals lie there. */
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1], [4, 2, 1], [4, 3, 1]];

/** Where the crystals of a heap lie around its foot, those behind first. */
export function heapOf(n: number): (readonly [number, number])[] {
  const rows = ROWS[Math.min(n, ROWS.length - 1)] ?? [];
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * 15, -row * 12 + (i % 2) * 1.5] as const),
    )
    .toReversed();
}
