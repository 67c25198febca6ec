import { randomUUID } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import { acquireLease, type Db, releaseLease } from '../../platform/db/index.ts';

/** A process that is killed gives the turn back after so long. */
const leaseSeconds = 12;
const renewEveryMs = 4_000;
const askEveryMs = 250;

/**
 * One answer at a time for each person, in all processes: a second question waits for the first answer. Within a
 * process they wait for each other; between processes a lease in the database says whose turn it is.
 */
export class Turns {
  readonly #db: Db;
  readonly #last = new Map<AccountId, Promise<void>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns what ends the turn; null: who waited for it has left */
  async begin(personId: AccountId, left: AbortSignal): Promise<(() => Promise<void>) | null> {
    const before = this.#last.get(personId);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last.set(personId, promise);
    const pass = () => {
      if (this.#last.get(personId) === promise) this.#last.delete(personId);
      resolve();
    };
    await before;
    try {
      const end = await this.#lease(`answer to ${personId}`, left);
      if (end === null) pass();
      return end && (() => end().finally(pass));
    } catch (cause) {
      pass();
      throw cause;
    }
  }

  async #lease(name: string, left: AbortSignal): Promise<(() => Promise<void>) | null> {
    const holder = randomUUID();
    const take = () => acquireLease(this.#db, name, holder, leaseSeconds);
    for (;;) {
      if (left.aborted) return null;
      if (await take()) break;
      await new Promise((resume) => setTimeout(resume, askEveryMs));
    }
    // A database that is away for a moment is asked again.
    const renewing = setInterval(() => void take().catch(() => undefined), renewEveryMs);
    return async () => {
      clearInterval(renewing);
      await releaseLease(this.#db, name, holder);
    };
  }
}
