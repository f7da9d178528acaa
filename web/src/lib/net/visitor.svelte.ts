import type { Me } from "../protocol/generated";
import { settings } from "../settings.svelte";
import { api } from "./api";

/** Who sits before the screen. */
class Visitor {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether the hall has answered yet

  async look(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  /** Come in as a guest; keeps what one is already. */
  async comeIn(name: string): Promise<Me> {
    this.me ??= await api.post<Me>("/guest", { name, language: settings.language });
    this.known = true;
    return this.me;
  }

  async change(changes: Partial<Pick<Me, "name" | "language" | "notify_email" | "webhook">>): Promise<void> {
    this.me = await api.patch<Me>("/me", changes);
  }
}

export const visitor = new Visitor();
