import { Refused } from "../net/api";
import { texts, type Texts } from "../texts/texts.svelte";

const SHOWN = 5000; // milliseconds, and more for long texts
const PER_LETTER = 50;

/** What the hall did not do, as an error of the HTTP side or as told over the WebSocket. */
type Reason = Refused | { message: string; params?: Record<string, unknown> };

/** Why the hall refused, in words; an error that is no refusal goes on its way. */
export function reasonOf(refused: unknown, said: Texts = texts): string {
  if (refused instanceof Refused) return said.say(refused.id, refused.params);
  if (refused instanceof Error) throw refused;
  const { message, params } = refused as Exclude<Reason, Refused>;
  return said.say(message, params);
}

/** Short notices that go away by themselves. */
class Toasts {
  shown = $state.raw<readonly { id: number; text: string; refusal: boolean }[]>([]);
  #last = 0;

  say(text: string): void {
    this.#add(text, false);
  }

  /** Say why something was not done; `said` knows the words of the game where a game refused it. */
  refuse(refused: Reason, said: Texts = texts): void {
    this.#add(reasonOf(refused, said), true);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  #add(text: string, refusal: boolean): void {
    const id = ++this.#last;
    this.shown = [...this.shown.filter((toast) => toast.text !== text), { id, text, refusal }];
    setTimeout(() => this.dismiss(id), SHOWN + PER_LETTER * text.length);
  }
}

export const toasts = new Toasts();
