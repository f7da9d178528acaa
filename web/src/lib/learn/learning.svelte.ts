import type { AnalysisInfo, ChoiceTurningPoint, TryVerdict } from "../protocol/generated";

/** How a try compares with what was chosen in the match: its error is no difference. */
export type Comparison = "same" | "better" | "equal" | "worse";

export const COMPARED: Record<Comparison, string> = {
  same: "learn-same",
  better: "learn-better",
  equal: "learn-equal",
  worse: "learn-worse",
};

export function comparisonOf({ same, ahead }: Pick<TryVerdict, "same" | "ahead">): Comparison {
  const [size = 0, error = 0] = ahead;
  if (same) return "same";
  if (Math.abs(size) <= error) return "equal";
  return size > 0 ? "better" : "worse";
}

/** The choices of a seat that turned the match, in their order. */
export function choicesOf(found: AnalysisInfo | null, seat: number | null): ChoiceTurningPoint[] {
  return (found?.turning_points ?? []).filter(
    (point) => point.kind === "choice" && point.seat === seat,
  ) as ChoiceTurningPoint[];
}

/** What came of each position: nothing where it was skipped. The best try counts. */
export class Progress {
  verdicts = $state.raw<ReadonlyMap<number, TryVerdict>>(new Map());

  note(decision: number, verdict: TryVerdict): void {
    const before = this.verdicts.get(decision);
    if (before === undefined || verdict.tried > before.tried)
      this.verdicts = new Map(this.verdicts).set(decision, verdict);
  }

  of(decision: number): TryVerdict | undefined {
    return this.verdicts.get(decision);
  }
}
