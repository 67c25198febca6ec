import { sql } from 'kysely';
import type { Database } from './database.ts';

export async function pingDatabase(database: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, 2_000, false);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
