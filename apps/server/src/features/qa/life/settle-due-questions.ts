import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { QueueDeps } from '../../../platform/feature.ts';
import { announce, type Notified } from '../../notifications/index.ts';
import { notifyOfNews } from '../notices/notify-of-news.ts';
import { settleQuestion } from './settle-question.ts';

export type LifeDeps = Pick<QueueDeps, 'db' | 'clock' | 'fanOut' | 'log'>;

const inOneRead = 100;

/**
 * What a worker does every few seconds: whatever changes by itself, each question in a transaction of its own. One that fails
 * doesn’t keep the others.
 */
export async function settleDueQuestions(deps: LifeDeps): Promise<void> {
  const now = deps.clock.now();
  for (let after = 0; ; ) {
    const due = await listDue(deps.db, after, now);
    for (const id of due) {
      await settleIfStillDue(deps, id, now).catch((err: unknown) => {
        deps.log.error({ err, question: id }, 'a question whose days are over could not be settled');
      });
    }
    const last = due.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function settleIfStillDue({ db, fanOut }: LifeDeps, id: PostId, now: Date): Promise<void> {
  const notified = await db.transaction().execute(async (tx): Promise<Notified[]> => {
    if (!(await lockDue(tx, id, now))) return [];
    return notifyOfNews(tx, await settleQuestion(tx, id, now), null, now);
  });
  await announce(fanOut, notified)?.();
}

async function listDue(db: Db, after: number, now: Date): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select post_id as id from qa_question
     where review_at <= ${now} and post_id > ${after} order by post_id limit ${inOneRead}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Unless another worker has it in hand, or had it, by the lock that everybody takes before they write. */
async function lockDue(tx: Db, id: PostId, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from qa_post join qa_question on qa_question.post_id = qa_post.id
     where qa_post.id = ${id} and review_at <= ${now} for update of qa_post skip locked`.execute(tx);
  return rows.length > 0;
}
