import { createSubscriber } from "svelte/reactivity";

/** The time in seconds since 1970, for clocks: whoever reads it is told every second. */
class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  get seconds(): number {
    this.#subscribe();
    return Date.now() / 1000;
  }
}

export const now = new Now();
