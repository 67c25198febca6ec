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
  readonly #uptime: () => number;
  readonly #asked: LRUCache<string, { readonly at: number; readonly answer: Promise<Moment<Value>> }>;

  /** @param uptime in milliseconds, from a clock that no one sets */
  constructor(ms: number, most: number, uptime: () => number = () => performance.now()) {
    this.#ms = ms;
    this.#uptime = uptime;
    // Taken out when their moment is over: a page of questions holds all that stands under them.
    this.#asked = new LRUCache({ max: most, ttl: ms, ttlAutopurge: true });
  }

  find(key: string, read: () => Promise<Value>): Promise<Moment<Value>> {
    const now = this.#uptime();
    const asked = this.#asked.get(key);
    if (asked !== undefined && now - asked.at < this.#ms) return asked.answer;
    const answer = read().then((value) => ({ value, stamp: etagOf(JSON.stringify(value)) }));
    this.#asked.set(key, { at: now, answer });
    answer.catch(() => this.#asked.delete(key));
    return answer;
  }
}
