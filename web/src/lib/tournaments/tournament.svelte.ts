import { api, Refused } from "../net/api";
import type { EntrantInfo, TournamentInfo } from "../protocol/generated";
import { toasts } from "../ui/toasts.svelte";

const EVERY = 5000; // milliseconds

/** A tournament as its page shows it, asked for anew again and again while somebody looks. */
export class TournamentPage {
  info = $state.raw<TournamentInfo | null>(null);
  problem = $state.raw<Refused | null>(null);
  busy = $state(false);

  #players = $derived(new Map((this.info?.players ?? []).map((player) => [player.number, player])));

  constructor(readonly id: string) {}

  player(number: number): EntrantInfo | undefined {
    return this.#players.get(number);
  }

  /** Look now and from time to time; returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      const info = await api.get<TournamentInfo>(`/tournaments/${this.id}`);
      if (JSON.stringify(info) !== JSON.stringify(this.info)) this.info = info;
      this.problem = null;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.problem = refused;
    }
  }

  /** Ask the hall for something; what it refuses is said. Whether it was done. */
  async act(path: string, body: unknown = {}, method: "post" | "delete" | "patch" = "post"): Promise<boolean> {
    this.busy = true;
    try {
      this.info = await api[method]<TournamentInfo>(`/tournaments/${this.id}${path}`, body);
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      toasts.refuse(refused);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
