import { AppError } from '../errors/app-error.ts';

export interface ConcurrencyOptions {
  readonly atATime: number;
  readonly mostWaiting: number;
  /** Says that too many wait already. */
  readonly refusal: () => AppError;
}

/** For callers of every network alike: the server is busy. */
export function serverBusy(message: string): () => AppError {
  return () => new AppError('unavailable', message);
}

/** Runs a few at a time, the rest in the order they came; refuses when too many wait. */
export class ConcurrencyLimit {
  #free: number;
  readonly #options: ConcurrencyOptions;
  readonly #waiting: (() => void)[] = [];

  constructor(options: ConcurrencyOptions) {
    this.#free = options.atATime;
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#free === this.#options.atATime;
  }

  /** @throws AppError when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
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
    const { mostWaiting, refusal } = this.#options;
    if (this.#waiting.length >= mostWaiting) throw refusal();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
