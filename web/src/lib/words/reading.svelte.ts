import type { Texts } from "../texts/texts.svelte";

/** The word that is being read about, wherever it was met. */
class Reading {
  open = $state.raw<{ texts: Texts; id: string } | null>(null);
  /** Whether its card is gone to, by somebody who opened it by keyboard. */
  entered = $state(false);
  #from: HTMLElement | null = null;

  show(texts: Texts, id: string): void {
    this.open = { texts, id };
    this.entered = false;
  }

  /** Into the card, from where it was opened; `close` leads back. */
  enter(texts: Texts, id: string, from: HTMLElement | null): void {
    this.show(texts, id);
    this.#from = from;
    this.entered = true;
  }

  close(): void {
    this.open = null;
    if (this.entered) this.#from?.focus();
    this.entered = false;
    this.#from = null;
  }
}

export const reading = new Reading();
