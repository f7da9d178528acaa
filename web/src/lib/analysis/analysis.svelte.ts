import { api } from "../net/api";
import type { AnalysisInfo, AnalysisProgress } from "../protocol/generated";

const AGAIN = 700; // ms between two questions: asking shows that somebody waits

/** The analysis of a finished match, as far as the hall has come with it. */
export class MatchAnalysis {
  known = $state.raw<AnalysisInfo | null>(null);
  done = $state(0);
  refused = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly id: string) {
    void this.ask();
  }

  async ask(): Promise<void> {
    this.refused = null;
    try {
      const { done, known } = await api.get<AnalysisProgress>(`/tables/${this.id}/analysis`);
      this.done = done;
      if (known !== null) this.known = known;
    } catch (refused) {
      this.refused = refused;
      return;
    }
    if (this.done < 1 && !this.#stopped) this.#timer = setTimeout(() => void this.ask(), AGAIN);
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
