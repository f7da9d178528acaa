import { createSubscriber } from "svelte/reactivity";

const TOLERANCE = 2; // seconds that a message may have been on its way

/** The time in seconds since 1970, for clocks: whoever reads it is told every second. It is that of the hall, which tells
 * all times by it; many a device's own is wrong. */
class Now {
  #ahead = 0;
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  get seconds(): number {
    this.#subscribe();
    return Date.now() / 1000 + this.#ahead;
  }

  /** It is this time at the hall now. */
  follow(hall: number): void {
    const ahead = hall - Date.now() / 1000;
    this.#ahead = Math.abs(ahead) > TOLERANCE ? ahead : 0;
  }
}

export const hallClock = new Now();
