import { TooManyRequests } from '../http/index.ts';
import { formatWait } from './format-wait.ts';

const maxSeconds = 20;

/** Half a second for the first one too many, twice as long for each after it. */
export function backoffSeconds(tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(maxSeconds, 0.5 * 2 ** (tooMany - 1));
}

/** Those who wait because of the same key: more than a few at once is nobody who types. */
export class ThrottleQueue {
  readonly #waiting = new Map<string, number>();
  readonly run: (seconds: number) => Promise<unknown>;

  constructor(wait: (seconds: number) => Promise<unknown>) {
    this.run = wait;
  }

  /** @throws TooManyRequests when so many wait in one of the lanes already */
  async wait(lanes: ReadonlyMap<string, { readonly maxWaiting: number }>, seconds: number): Promise<void> {
    for (const [key, { maxWaiting }] of lanes) {
      if ((this.#waiting.get(key) ?? 0) < maxWaiting) continue;
      throw new TooManyRequests(`Too many attempts. Please try again in ${formatWait(seconds)}.`, seconds);
    }
    for (const key of lanes.keys()) this.#add(key, 1);
    try {
      await this.run(seconds);
    } finally {
      for (const key of lanes.keys()) this.#add(key, -1);
    }
  }

  #add(key: string, count: number): void {
    const waiting = (this.#waiting.get(key) ?? 0) + count;
    if (waiting > 0) this.#waiting.set(key, waiting);
    else this.#waiting.delete(key);
  }
}
