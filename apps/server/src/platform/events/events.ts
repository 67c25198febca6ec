import type { Db } from '../db/index.ts';
import type { Logger } from '../log/index.ts';

/** What a feature says in the transaction it happened in, for features above it. */
export interface EventType<Data> {
  readonly name: string;
  /** Only for the type of its data. */
  readonly data?: Data;
}

/** Runs once the transaction is committed; may be lost with the process, and its failure fails nothing. */
export type AfterCommit = () => Promise<void>;

/** Writes in the transaction of what happened, and may say what follows: all are committed, or nothing. */
export interface Reaction<Data = never> {
  readonly to: EventType<Data>;
  readonly react: (tx: Db, data: Data, emit: Emit) => Promise<AfterCommit | undefined>;
}

export function reaction<Data>(to: EventType<Data>, react: Reaction<Data>['react']): Reaction {
  return { to, react } as unknown as Reaction;
}

export type Emit = <Data>(type: EventType<Data>, data: Data) => Promise<void>;

export class Events {
  readonly #reactions: readonly Reaction[];
  readonly #log: Pick<Logger, 'error'>;

  constructor(reactions: readonly Reaction[], log: Pick<Logger, 'error'>) {
    this.#reactions = reactions;
    this.#log = log;
  }

  /** A transaction that may say what happens in it. */
  async transact<Result>(db: Db, work: (tx: Db, emit: Emit) => Promise<Result>): Promise<Result> {
    const after: AfterCommit[] = [];
    const result = await db.transaction().execute((tx) => {
      const emit: Emit = async (type, data) => {
        for (const { to, react } of this.#reactions) {
          if (to !== type) continue;
          const next = await react(tx, data as never, emit);
          if (next !== undefined) after.push(next);
        }
      };
      return work(tx, emit);
    });
    for (const run of after) {
      await run().catch((err: unknown) => this.#log.error({ err }, 'failed after a commit'));
    }
    return result;
  }
}
