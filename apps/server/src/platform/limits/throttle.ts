import { TooManyRequests } from '../http/index.ts';
import { formatWait } from './format-wait.ts';

const maxSeconds = 20;

export function backoffSeconds(tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(maxSeconds, 0.5 * 2 ** (tooMany - 1));
}

/** More than a few attempts waiting for one key aren't a person typing. */
export class ThrottleQueue {
  readonly #waiting = new Map<string, number>();
  readonly run: (seconds: number) => Promise<unknown>;

  constructor(wait: (seconds: number) => Promise<unknown>) {
    this.run = wait;
  }

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
