import { sql } from 'kysely';
import { openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { measure } from '../load.ts';
import { type Running, startFloor } from '../processes.ts';
import { heading, line, perSecond, ratio } from '../report.ts';

const answers = 30;
const brotli = { 'accept-encoding': 'br' };

/** A question with thirty answers, as visitors read it. */
export async function benchThread(product: Running, databaseUrl: string): Promise<void> {
  heading(`A question with ${answers} answers, PostgreSQL, 4 connections`);
  const question = await addThread(databaseUrl);
  const api = `/api/v1/qa/questions/${question}`;
  await compare(product, `${api}/log`, 'aim: 2,800 /s');
  await compare(product, `${api}/counters`, '');
  await compare(product, `/business-q-and-a/questions/${question}`, 'aim: 850 /s');
}

async function compare({ origin }: Running, path: string, aim: string): Promise<void> {
  const floor = await startFloor({ FLOOR_URL: origin + path });
  const ready = await measure({ url: `${floor.origin}/ready`, headers: brotli });
  const hot = await measure({ url: origin + path, headers: brotli });
  line(path, perSecond(hot.perSecond), `${ratio(hot.perSecond, ready.perSecond, 'measured')} ${aim}`);
  await floor.stop();
}

async function addThread(databaseUrl: string): Promise<number> {
  const { db, close } = await openDatabase(
    { databaseUrl, databaseReadUrl: null, dataDir: '' },
    openLog('silent'),
  );
  const { rows } = await sql<{ id: number }>`
    insert into qa_post (kind, text, created_at, children)
    values ('question', 'In the last report.', now(), ${answers}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into qa_question (post_id, title, category, status, approved_at, closes_at, active_at)
    values (${id}, 'Why did the margin fall in 2025?', 'FINANCIALS', 'answered', now(), now(), now())`.execute(
    db,
  );
  await sql`
    insert into qa_post (kind, question_id, text, created_at, children)
    select 'answer', ${id}, repeat('Because of what the report says in its notes. ', 12), now(), 3
      from generate_series(1, ${answers}::integer)`.execute(db);
  await sql`
    insert into qa_post (kind, question_id, answer_id, text, created_at)
    select 'comment', ${id}, answer.id, 'Which year does this refer to?', now()
      from qa_post as answer, generate_series(1, 3) where answer.question_id = ${id} and answer.kind = 'answer'`.execute(
    db,
  );
  await close();
  return id;
}
