export type Effects = Record<string, unknown>;

/** The previews that the hall was asked for at one position: each is asked for once. */
export class PreviewRequests {
  #byKey = new Map<string, { promise: Promise<Effects>; resolve: (effects: Effects) => void }>();

  /** What an option would bring; `request` asks the hall for it. */
  ask(key: string, request: () => void): Promise<Effects> {
    let asked = this.#byKey.get(key);
    if (asked === undefined) {
      asked = withResolvers<Effects>();
      this.#byKey.set(key, asked);
      request();
    }
    return asked.promise;
  }

  answer(key: string, effects: Effects): void {
    this.#byKey.get(key)?.resolve(effects);
  }

  /** Nothing that was asked matters any more; whoever still waits gets nothing. */
  cancel(): void {
    for (const { resolve } of this.#byKey.values()) resolve({});
    this.#byKey.clear();
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
