import { sql } from 'kysely';
import { countQueues, listWaiting } from '../../../apps/server/src/features/qa/reading/queues/queue-store.ts';
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { heading, line } from '../report.ts';

const waiting = 10_000;

/** The editors’ queue with many waiting, among the questions that a bench before it added. */
export async function benchQueue(databaseUrl: string): Promise<void> {
  heading(
    `Editors’ queue, ${waiting.toLocaleString('en-US')} waiting, PostgreSQL, aim: 10 ms for the next item`,
  );
  const database = await openDatabase({ databaseUrl, databaseReadUrl: null, dataDir: '' }, openLog('silent'));
  await addWaiting(database);
  const first = await listWaiting(database.db, null);
  const middle = first.items.at(-1);
  const after = middle === undefined ? null : { at: middle.askedAt, key: `${middle.id}` };
  line('first page', `${await medianMs(() => listWaiting(database.db, null))} ms`);
  line('page after it', `${await medianMs(() => listWaiting(database.db, after))} ms`);
  line('counts', `${await medianMs(() => countQueues(database.db))} ms`);
  await database.close();
}

async function addWaiting({ db }: Database): Promise<void> {
  await sql`
    update qa_question set status = 'waiting_approve', approved_at = null, closes_at = null
     where post_id in (select post_id from qa_question where status = 'answered' order by post_id desc
                        limit ${waiting}::integer)`.execute(db);
  await sql`analyze qa_question`.execute(db);
}

async function medianMs(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return (times.sort((one, other) => one - other)[3] ?? 0).toFixed(1);
}
