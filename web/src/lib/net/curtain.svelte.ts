/** Between players who share a device: what only one of them may see stays hidden until they have taken it. */
export class Curtain {
  /** Whether there is anything to hide in this game; so it is taken to be until that is known. */
  secrets = $state(true);
  #next = $state<number | null>(null);
  /** The player who is to take the device before anything more is shown; null: nothing is hidden. */
  seat: number | null = $derived(this.secrets ? this.#next : null);

  /** The device is now for somebody else. */
  drawFor(seat: number | null): void {
    this.#next = this.secrets ? seat : null;
  }

  open(): void {
    this.#next = null;
  }
}
