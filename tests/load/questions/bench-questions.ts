import type { Running } from '../processes.ts';
import { benchFilters } from './bench-filters.ts';
import { benchForYou } from './bench-for-you.ts';
import { benchQueue } from './bench-queue.ts';

import { benchThread } from './bench-thread.ts';

/** @param many a database that is new and empty */
export async function benchQuestions(product: Running, databaseUrl: string, many: string): Promise<void> {
  await benchThread(product, databaseUrl);
  await benchFilters(many);
  await benchQueue(many);
  await benchForYou(many);
}
