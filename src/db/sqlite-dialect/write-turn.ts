/**
 * Lets one writer at a time pass, first come first served. SQLite has one writer anyway; the turn
 * keeps transactions that await between their statements from running into each other.
 */
export class WriteTurn {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async take(): Promise<() => void> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    return resolve;
  }
}
