import { LRUCache } from 'lru-cache';
import { deepFreeze } from './deep-freeze.ts';
import type { Encoding } from './encoding.ts';

export interface EncodedReply {
  readonly etag: string;
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** Names contain request, encoding and versions of documents, so a changed document needs no invalidation. */
export class ReplyCache {
  readonly #ready: LRUCache<string, NonNullable<unknown>>;
  readonly #building = new Map<string, Promise<EncodedReply>>();

  constructor(limit: number) {
    this.#ready = new LRUCache({ maxSize: Math.max(1, Math.floor(limit)) });
  }

  /** Synchronous when cached; otherwise concurrent callers share one build. */
  find(name: string, build: () => Promise<EncodedReply>): EncodedReply | Promise<EncodedReply> {
    const ready = this.#ready.get(name) as EncodedReply | undefined;
    return ready ?? this.#building.get(name) ?? this.#build(name, build);
  }

  value<T>(name: string, build: () => T): T {
    const ready = this.#ready.get(name) as T | undefined;
    if (ready !== undefined) return ready;
    const value = deepFreeze(build());
    // A value takes about five times its text.
    this.#store(name, value as NonNullable<T>, JSON.stringify(value).length * 5);
    return value;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#ready.size, bytes: this.#ready.calculatedSize };
  }

  async #build(name: string, build: () => Promise<EncodedReply>): Promise<EncodedReply> {
    const building = build();
    this.#building.set(name, building);
    try {
      const answer = await building;
      this.#store(name, answer, answer.bytes.length);
      return answer;
    } finally {
      this.#building.delete(name);
    }
  }

  #store(name: string, value: NonNullable<unknown>, bytes: number): void {
    this.#ready.set(name, value, { size: bytes + name.length });
  }
}
