import { AppError } from '../../../platform/http/index.ts';

/** Lets a few at a time do what takes much memory; who comes when too many wait is asked to come back. */
export class Turns {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atATime: number, mostWaiting: number) {
    this.#free = atATime;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws AppError `unavailable` when too many wait */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new AppError(
        'unavailable',
        'Too many people are signing in right now. Please try again in a moment.',
      );
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
