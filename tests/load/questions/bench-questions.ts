import { openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { readMigrations } from '../../../apps/server/src/platform/db/migration-files.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import type { Running } from '../processes.ts';
import { benchFilters } from './bench-filters.ts';
import { benchForYou } from './bench-for-you.ts';
import { benchQueue } from './bench-queue.ts';
import { benchSearch } from './bench-search.ts';
import { benchThread } from './bench-thread.ts';
import { addManyQuestions } from './many-questions.ts';

/** Growth is measured with 10,000 and with 1,000,000, which take ten minutes to add. */
const questions = Number(process.env.BENCH_QUESTIONS ?? 100_000);

/** @param many a database that is new and empty */
export async function benchQuestions(product: Running, databaseUrl: string, many: string): Promise<void> {
  await benchThread(product, databaseUrl);
  const database = await openDatabase(
    { databaseUrl: many, databaseReadUrl: null, dataDir: '' },
    openLog('silent'),
  );
  await migrate(database, readMigrations());
  await addManyQuestions(database.db, questions);
  await benchFilters(many, questions);
  await benchSearch(database.db, questions);
  await database.close();
  await benchForYou(many);
  // With the million answers that were added.
  await benchFilters(many, questions);
  await benchQueue(many);
}
