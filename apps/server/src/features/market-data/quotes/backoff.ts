const firstMs = 2_000;
const maxMs = 15 * 60_000;

/** Exponential backoff with jitter, up to a quarter of an hour. */
export class Backoff {
  readonly #random: () => number;
  #failures = 0;
  #failedAt = 0;
  #waitMs = 0;

  /** @param random 0 to 1, so that many processes do not retry at once */
  constructor(random: () => number) {
    this.#random = random;
  }

  allows(now: Date): boolean {
    // A clock that was set back must not extend the wait.
    return this.#failures === 0 || Math.abs(now.getTime() - this.#failedAt) >= this.#waitMs;
  }

  failed(now: Date): number {
    const longest = Math.min(firstMs * 2 ** this.#failures, maxMs);
    this.#failures += 1;
    this.#failedAt = now.getTime();
    this.#waitMs = longest * (0.5 + this.#random() / 2);
    return this.#waitMs;
  }

  succeeded(): void {
    this.#failures = 0;
  }
}
