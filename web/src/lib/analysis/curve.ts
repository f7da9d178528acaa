import type { AnalysisMoment, AnalysisScore } from "../protocol/generated";

/** Where the lines of an analysis run. Choices and shares in, places out; drawing is elsewhere. */

export interface Frame {
  x: (n: number) => number;
  y: (value: number) => number;
}

export function line({ x, y }: Frame, curve: readonly AnalysisMoment[], seat: number): string {
  return curve.map((row, i) => `${i === 0 ? "M" : "L"}${x(row.n)} ${y(row.chances[seat] ?? 0)}`).join("");
}

/** As far as the truth may well lie from the line. */
export function band({ x, y }: Frame, curve: readonly AnalysisMoment[], seat: number): string {
  const at = (row: AnalysisMoment, sign: 1 | -1) => {
    const edge = (row.chances[seat] ?? 0) + sign * (row.errors[seat] ?? 0);
    return `${x(row.n)} ${y(Math.min(1, Math.max(0, edge)))}`;
  };
  const above = curve.map((row) => at(row, 1));
  const below = curve.map((row) => at(row, -1)).reverse();
  return above.length === 0 ? "" : `M${[...above, ...below].join("L")}Z`;
}

/** A score stays until it changes. */
export function steps({ x, y }: Frame, scores: readonly AnalysisScore[], seat: number, end: number): string {
  let path = "";
  for (const { n, totals } of scores)
    path += path === "" ? `M${x(n)} ${y(totals[seat] ?? 0)}` : `H${x(n)}V${y(totals[seat] ?? 0)}`;
  return path === "" ? "" : `${path}H${x(end)}`;
}

/** The last of some rows that is not after a choice. */
export function rowAt<Row extends { n: number }>(rows: readonly Row[], n: number): Row | undefined {
  return rows.findLast((row) => row.n <= n) ?? rows[0];
}
