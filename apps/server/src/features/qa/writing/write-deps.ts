import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Person } from '../../../platform/http/index.ts';
import { announce, type Notified } from '../../notifications/index.ts';

export type WriteDeps = Pick<Deps, 'db' | 'clock' | 'fanOut'>;

export type Doer = Pick<Person, 'id' | 'isSuperuser' | 'isAnalyst'>;

/** Who writes or votes, and from where. */
export interface Writer {
  readonly person: Doer;
  readonly network: Buffer;
}

/** What is pushed to `notified` reaches the people once it is committed. */
export async function inTransaction<Result>(
  { db, fanOut }: WriteDeps,
  work: (tx: Db, notified: Notified[]) => Promise<Result>,
): Promise<Result> {
  const notified: Notified[] = [];
  const result = await db.transaction().execute((tx) => work(tx, notified));
  await announce(fanOut, notified)?.();
  return result;
}

/** The same words of the same person in the same place since then are a request whose answer was lost. */
export function sameSince(now: Date): Date {
  return new Date(now.getTime() - 60_000);
}

const day = 24 * 3_600_000;

export function isRestorable(deletedAt: Date | null, now: Date): boolean {
  return deletedAt !== null && deletedAt.getTime() > now.getTime() - day;
}
