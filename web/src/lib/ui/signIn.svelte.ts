import { visitor } from "../net/visitor.svelte";

/** Where visitors say their name, asked only when they want to do something that needs one. */
class SignIn {
  asking = $state(false);
  #answered: ((inside: boolean) => void)[] = [];

  /** Whether the visitor is inside, after having been asked for a name where they were not. */
  enter(): Promise<boolean> {
    if (visitor.me !== null) return Promise.resolve(true);
    this.asking = true;
    return new Promise((resolve) => this.#answered.push(resolve));
  }

  /** The question has been answered, or waved away. */
  close(): void {
    this.asking = false;
    for (const resolve of this.#answered.splice(0)) resolve(visitor.me !== null);
  }
}

export const signIn = new SignIn();
