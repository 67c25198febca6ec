import type { Encoding } from './encoding.ts';

/** What is sent, in one form. */
export interface Answer {
  readonly etag: string;
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/**
 * Answers made from documents, as they are sent, named by what was asked and of which versions: the same question of the
 * same documents is worked out and compressed once. When a document changes its answers have other names, and the old
 * ones leave as room is needed.
 */
export class AnswerCache {
  readonly #limit: number;
  readonly #ready = new Map<string, Answer>();
  readonly #making = new Map<string, Promise<Answer>>();
  #bytes = 0;

  /** @param limit bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** At once when it is there; otherwise made, once for all who ask meanwhile. */
  find(name: string, make: () => Promise<Answer>): Answer | Promise<Answer> {
    const ready = this.#ready.get(name);
    if (ready === undefined) return this.#making.get(name) ?? this.#make(name, make);
    // Most recent last: what is asked for least stands first and leaves first.
    this.#ready.delete(name);
    this.#ready.set(name, ready);
    return ready;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#ready.size, bytes: this.#bytes };
  }

  async #make(name: string, make: () => Promise<Answer>): Promise<Answer> {
    const making = make();
    this.#making.set(name, making);
    try {
      const answer = await making;
      this.#keep(name, answer);
      return answer;
    } finally {
      this.#making.delete(name);
    }
  }

  #keep(name: string, answer: Answer): void {
    if (sizeOf(name, answer) > this.#limit) return;
    this.#ready.set(name, answer);
    this.#bytes += sizeOf(name, answer);
    for (const [oldest, least] of this.#ready) {
      if (this.#bytes <= this.#limit) return;
      this.#ready.delete(oldest);
      this.#bytes -= sizeOf(oldest, least);
    }
  }
}

function sizeOf(name: string, answer: Answer): number {
  return answer.bytes.length + name.length;
}
