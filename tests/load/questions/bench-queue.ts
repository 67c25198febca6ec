import { sql } from 'kysely';
import { describePage } from '../../../apps/server/src/features/qa/reading/questions/describe-page.ts';
import { countQueues, listWaiting } from '../../../apps/server/src/features/qa/reading/queues/queue-store.ts';
import { reviewQuestion } from '../../../apps/server/src/features/qa/reading/queues/review-question.ts';
import { ThreadCache } from '../../../apps/server/src/features/qa/reading/threads/thread-cache.ts';
import { countReports, listReports } from '../../../apps/server/src/features/qa/reports/list-reports.ts';
import { type Db, openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { people } from '../../../apps/server/src/platform/http/calls/people.fixture.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { heading, line } from '../report.ts';
import { against, at, rowTimes, timesOf, timesText } from './times.ts';

const waiting = 10_000;
const rounds = 100;
const editor = people.cora;

/** The editors’ queue with many waiting, among the questions that a bench before it added. */
export async function benchQueue(databaseUrl: string): Promise<void> {
  heading(
    `Editors’ queue, ${waiting.toLocaleString('en-US')} waiting, PostgreSQL, aim: 10 ms for the next item`,
  );
  const { db, close } = await openDatabase(
    { databaseUrl, databaseReadUrl: null, dataDir: '' },
    openLog('silent'),
  );
  await addWaiting(db);
  const floor = await rowTimes(db, waiting);
  const row = at(floor, 0.5);
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const times = await timesOf(rounds, work);
    line(name, timesText(times), against(times, row));
  };
  line('one row by its key', timesText(floor));
  const { items } = await listWaiting(db, null);
  const last = items.at(-1);
  const after = last === undefined ? null : { at: last.askedAt, key: `${last.id}` };
  await measure('first page of fifty', () => listWaiting(db, null));
  await measure('page after it', () => listWaiting(db, after));
  await measure('counts', () => countQueues(db));
  const threads = new ThreadCache(db);
  await measure('first page, described', async () =>
    (await describePage({ db, threads }, editor, (await listWaiting(db, null)).items)).build(),
  );
  const current = await threads.listCurrent(new Map(items.map(({ id, version }) => [id, version])));
  const shown = [...current.values()];
  let next = 0;
  const review = async () => {
    const thread = shown[next % shown.length];
    next += 1;
    return thread === undefined ? null : reviewQuestion(db, thread);
  };
  // Each connection prepares its statements once.
  await timesOf(rounds, review);
  await measure('what is read for the next one', review);
  await addReports(db);
  await measure(`reports, ${waiting.toLocaleString('en-US')} undecided`, () =>
    listReports(db, null, new Date()),
  );
  await measure('their count', () => countReports(db));
  await close();
}

/** The last ones that were answered wait again. */
async function addWaiting(db: Db): Promise<void> {
  await sql`
    update qa_question set status = 'waiting_approve', approved_at = null, closes_at = null
     where post_id in (select post_id from qa_question where status = 'answered' order by post_id desc
                        limit ${waiting}::integer)`.execute(db);
  await sql`vacuum analyze qa_question, qa_post`.execute(db);
}

/** Every fifth text by two readers, of whom one has withdrawn. */
async function addReports(db: Db): Promise<void> {
  await sql`
    insert into qa_report (post_id, account_id, reason, reported_at, withdrawn_at)
    select id, 1 + (id + reader) % 990, 'spam', created_at, case when reader = 2 then created_at end
      from (select id, created_at from qa_post where kind = 'answer' order by id desc limit ${waiting}) as answer,
           generate_series(1, 2) as reader
     where reader = 1 or id % 5 = 0`.execute(db);
  await sql`vacuum analyze qa_report`.execute(db);
}
