import pLimit, { type LimitFunction } from 'p-limit';
import { type AppError, Busy } from '../errors/app-error.ts';

export interface ConcurrencyOptions {
  readonly atATime: number;
  readonly maxWaiting: number;
  readonly refusal: () => AppError;
}

export function serverBusy(message: string): () => AppError {
  return () => new Busy(message);
}

export class ConcurrencyLimit {
  readonly #limit: LimitFunction;
  readonly #options: ConcurrencyOptions;

  constructor(options: ConcurrencyOptions) {
    this.#limit = pLimit(options.atATime);
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#limit.activeCount + this.#limit.pendingCount === 0;
  }

  /** @throws AppError when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atATime, maxWaiting, refusal } = this.#options;
    const { activeCount, pendingCount } = this.#limit;
    if (activeCount >= atATime && pendingCount >= maxWaiting) throw refusal();
    return this.#limit(work);
  }
}
