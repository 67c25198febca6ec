import type { Database, Session } from './database.ts';

/** Any numbers that no other program locks: our processes meet at them. */
const locks = { migrate: 7_268_340_551, 'prepare companies': 7_268_340_553 } as const;

/** Of several processes that start at once, one does this; the others wait until it is done, and then look themselves. */
export function withDatabaseLock<T>(
  database: Database,
  purpose: keyof typeof locks,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return database.session(async (session) => {
    await session.query('select pg_advisory_lock($1)', [locks[purpose]]);
    try {
      return await work(session);
    } finally {
      await session.query('select pg_advisory_unlock($1)', [locks[purpose]]);
    }
  });
}
