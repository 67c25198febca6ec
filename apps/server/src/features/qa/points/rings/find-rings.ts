import type { AccountId, PostId } from '@tenfold/contract/ids';
import { type CastUpvote, findRings, ringDays, type VoteRing } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { QueueDeps } from '../../../../platform/feature.ts';
import type { Queue } from '../../../../platform/jobs/index.ts';
import { announce, type Notified } from '../../../notifications/index.ts';
import { settleQuestion } from '../../life/settle-question.ts';
import { notifyOfNews } from '../../notices/notify-of-news.ts';
import { lockQuestions } from '../../posts/locks.ts';
import type { QaTables } from '../../tables.ts';
import { listQuestionsToMark, markVotes } from './mark-votes.ts';
import { saveRing } from './save-ring.ts';

type FindRingsDeps = Pick<QueueDeps, 'db' | 'clock' | 'fanOut' | 'log'>;

/** Each night, as points count after 48 hours: none counts before its votes were looked at. */
export function findRingsNightly(deps: FindRingsDeps): Queue {
  return { name: 'find-rings-of-votes', cron: '40 4 * * *', perform: () => lookForRings(deps) };
}

/** Groups that vote for each other beyond chance: their points are held from now on, until an editor decides. */
export async function lookForRings(deps: FindRingsDeps): Promise<void> {
  const now = deps.clock.now();
  const found = findRings(await readUpvotes(deps.db, now));
  for (const ring of found) await saveFound(deps, ring, now);
  for (const id of await listRingsInForce(deps.db)) {
    const notified = await deps.db.transaction().execute((tx) => bringUpToDate(tx, id, now));
    await announce(deps.fanOut, notified)?.();
  }
}

/** One that fails, for a member who leaves meanwhile, is found again the next night. */
async function saveFound({ db, log }: FindRingsDeps, ring: VoteRing, now: Date): Promise<void> {
  try {
    await db.transaction().execute((tx) => saveRing(tx, ring, now));
  } catch (err) {
    log.error({ err, members: ring.members }, 'a group of accounts could not be saved');
  }
}

/** Those that count, also of texts that are no longer there. */
async function readUpvotes(db: Db, now: Date): Promise<CastUpvote[]> {
  const since = new Date(now.getTime() - ringDays * 86_400_000);
  const { rows } = await sql<CastUpvote & { voterId: AccountId; authorId: AccountId }>`
    select qa_vote.account_id as "voterId", qa_post.account_id as "authorId", voted_at as "votedAt",
           created_at as "postedAt", encode(qa_vote.network_hash, 'hex') as network
      from qa_vote join qa_post on qa_post.id = post_id
     where value = 1 and not_counted is null and qa_post.account_id is not null and voted_at > ${since}`.execute(
    db,
  );
  return rows;
}

async function listRingsInForce(db: Db): Promise<number[]> {
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_ring')
    .select('id')
    .where('decision', 'is distinct from', 'released')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks the votes that members cast since, and takes back what follows from them where an editor said so. */
async function bringUpToDate(tx: Db, id: number, now: Date): Promise<Notified[]> {
  const questions = await listQuestionsToMark(tx, id);
  if (questions.length === 0) return [];
  await lockQuestions(tx, questions);
  await markVotes(tx, id);
  return settleAll(tx, questions, now);
}

/** Locked ones, in the order of their numbers. */
export async function settleAll(tx: Db, questions: readonly PostId[], now: Date): Promise<Notified[]> {
  const notified: Notified[] = [];
  for (const question of questions) {
    notified.push(...(await notifyOfNews(tx, await settleQuestion(tx, question, now), null, now)));
  }
  return notified;
}
