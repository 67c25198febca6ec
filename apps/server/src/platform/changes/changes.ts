import { sql } from 'kysely';
import { repeat } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import type { ChangeFollower } from './change-follower.ts';

/** What an editor hides is gone in every process within a second, with what reading it takes. */
const lookEveryMs = 500;

type AnyFollower = Pick<ChangeFollower<unknown, unknown>, 'of' | 'look'>;

/** Two queries a second for each followed table. */
export class Changes {
  readonly #log: Logger;
  readonly #followers: AnyFollower[] = [];
  #stop: (() => Promise<void>) | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  follow(follower: AnyFollower): void {
    this.#followers.push(follower);
  }

  watch(): void {
    this.#stop ??= repeat(
      lookEveryMs,
      () => this.look(),
      () => undefined,
    );
  }

  async stop(): Promise<void> {
    await this.#stop?.();
    this.#stop = null;
  }

  /** A feed that fails must not stop the others. */
  async look(): Promise<void> {
    await Promise.all(
      this.#followers.map((follower) =>
        follower.look().catch((cause: unknown) => {
          this.#log.debug({ cause }, `failed to poll changed ${follower.of}`);
        }),
      ),
    );
  }
}

/** Versions must become visible in order, or a follower that has read 7 would never read a 6 committed later. */
export async function lockVersions(transaction: Db, lock: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
}
