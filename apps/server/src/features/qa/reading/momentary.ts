import { LRUCache } from 'lru-cache';
import { etagOf } from '../../../platform/documents/index.ts';

export interface Moment<Value> {
  readonly value: Value;
  /** The same while the value is the same, so that a reply is built once for all who get it. */
  readonly stamp: string;
}

/** What is the same for all, for a moment: asked of the database once for all who ask meanwhile. */
export class Momentary<Value> {
  readonly #ms: number;
  readonly #pastMs: number;
  readonly #uptime: () => number;
  readonly #cached: LRUCache<string, { readonly at: number; readonly answer: Promise<Moment<Value>> }>;

  /**
   * @param uptime in milliseconds, from a clock that no one sets
   * @param pastMs how long after its moment a value is still answered while it is read again, so that nobody waits for it
   */
  constructor(ms: number, most: number, uptime: () => number = () => performance.now(), pastMs = 0) {
    this.#ms = ms;
    this.#pastMs = pastMs;
    this.#uptime = uptime;
    // Taken out when their moment is over: a page of questions holds all that stands under them.
    this.#cached = new LRUCache({ max: most, ttl: ms + pastMs, ttlAutopurge: true });
  }

  find(key: string, read: () => Promise<Value>): Promise<Moment<Value>> {
    const now = this.#uptime();
    const cached = this.#cached.get(key);
    if (cached !== undefined && now - cached.at < this.#ms) return cached.answer;
    const answer = read().then((value) => ({ value, stamp: etagOf(JSON.stringify(value)) }));
    answer.catch(() => this.#cached.delete(key));
    if (cached === undefined || now - cached.at >= this.#ms + this.#pastMs) {
      this.#cached.set(key, { at: now, answer });
      return answer;
    }
    // Those who ask meanwhile get the value of before, too, and don’t have it read once more.
    this.#cached.set(key, { at: now, answer: cached.answer });
    answer.then(() => this.#cached.set(key, { at: now, answer })).catch(() => undefined);
    return cached.answer;
  }
}
