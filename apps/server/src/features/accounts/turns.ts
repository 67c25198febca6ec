import { AppError } from '../../platform/http/index.ts';

interface TurnsLimits {
  readonly atATime: number;
  readonly mostWaiting: number;
  /** What who comes when too many wait is told. */
  readonly refusal: string;
}

/** Lets a few at a time do what takes much memory; who comes when too many wait is asked to come back. */
export class Turns {
  #free: number;
  readonly #limits: TurnsLimits;
  readonly #waiting: (() => void)[] = [];

  constructor(limits: TurnsLimits) {
    this.#free = limits.atATime;
    this.#limits = limits;
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
    const { mostWaiting, refusal } = this.#limits;
    if (this.#waiting.length >= mostWaiting) throw new AppError('unavailable', refusal);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
