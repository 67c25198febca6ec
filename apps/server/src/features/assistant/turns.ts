/** One at a time for each person, in this process: whoever asks twice gets the second answer after the first. */
export class Turns {
  readonly #last = new Map<number, Promise<void>>();

  /** @returns what ends the turn */
  async begin(personId: number): Promise<() => void> {
    const before = this.#last.get(personId);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last.set(personId, promise);
    await before;
    return () => {
      if (this.#last.get(personId) === promise) this.#last.delete(personId);
      resolve();
    };
  }
}
