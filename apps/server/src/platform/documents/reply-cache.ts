import { deepFreeze } from './deep-freeze.ts';
import type { Encoding } from './encoding.ts';

/** What is sent, in one form. */
export interface EncodedReply {
  readonly etag: string;
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** What is kept under a name. */
interface Kept {
  readonly made: unknown;
  /** Bytes. */
  readonly size: number;
}

/**
 * Answers made from documents, as they are sent and as callers in this process have them, named by what was asked, in
 * which form and of which versions: the same question of the same documents is worked out and compressed once. When a
 * document changes its answers have other names, and the old ones leave as room is needed.
 */
export class ReplyCache {
  readonly #limit: number;
  readonly #ready = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<EncodedReply>>();
  #bytes = 0;

  /** @param limit bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** At once when it is there; otherwise made, once for all who ask meanwhile. */
  find(name: string, make: () => Promise<EncodedReply>): EncodedReply | Promise<EncodedReply> {
    const ready = this.#take<EncodedReply>(name);
    return ready ?? this.#making.get(name) ?? this.#make(name, make);
  }

  /** An answer before it is bytes: made once and shared, therefore frozen. */
  value<T>(name: string, make: () => T): T {
    const ready = this.#take<T>(name);
    if (ready !== undefined) return ready;
    const made = deepFreeze(make());
    // A value takes some five times its text.
    this.#keep(name, made, JSON.stringify(made).length * 5);
    return made;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#ready.size, bytes: this.#bytes };
  }

  async #make(name: string, make: () => Promise<EncodedReply>): Promise<EncodedReply> {
    const making = make();
    this.#making.set(name, making);
    try {
      const answer = await making;
      this.#keep(name, answer, answer.bytes.length);
      return answer;
    } finally {
      this.#making.delete(name);
    }
  }

  #take<T>(name: string): T | undefined {
    const ready = this.#ready.get(name);
    if (ready === undefined) return undefined;
    // Most recent last: what is asked for least stands first and leaves first.
    this.#ready.delete(name);
    this.#ready.set(name, ready);
    return ready.made as T;
  }

  #keep(name: string, made: unknown, bytes: number): void {
    const size = bytes + name.length;
    if (size > this.#limit) return;
    this.#ready.set(name, { made, size });
    this.#bytes += size;
    for (const [oldest, least] of this.#ready) {
      if (this.#bytes <= this.#limit) return;
      this.#ready.delete(oldest);
      this.#bytes -= least.size;
    }
  }
}
