import type { HallInfo, UserProfile } from "../protocol/generated";
import { settings } from "../settings.svelte";
import { api } from "./api";

type Shown = "shows_results" | "shows_presence" | "shows_rating";
type Changeable = "name" | "language" | "notify_email" | "webhook" | "gives_positions" | Shown;

/** Who sits before the screen. */
class Visitor {
  me = $state.raw<UserProfile | null>(null);
  known = $state(false); // whether the hall has answered yet

  hall = $state.raw<HallInfo | null>(null); // null: it has not answered yet

  async lookAtHall(): Promise<void> {
    this.hall ??= await api.get<HallInfo>("/hall");
  }

  /** Open the hall to the local network, or close it. */
  async turnDoor(open: boolean): Promise<void> {
    this.hall = await api.put<HallInfo>("/hall/door", { open });
  }

  async look(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  /** Come in as a guest; keeps what one is already. */
  async comeIn(name: string): Promise<UserProfile> {
    this.me ??= await api.post<UserProfile>("/guest", { name, language: settings.language });
    this.known = true;
    return this.me;
  }

  async change(changes: Partial<Pick<UserProfile, Changeable>>): Promise<void> {
    this.me = await api.patch<UserProfile>("/me", changes);
  }
}

export const visitor = new Visitor();
