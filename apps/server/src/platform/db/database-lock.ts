import type { Database, Session } from './database.ts';

/** Arbitrary numbers, unlikely to collide with another program's. */
const locks = { migrate: 7_268_340_551, 'prepare companies': 7_268_340_553 } as const;

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
