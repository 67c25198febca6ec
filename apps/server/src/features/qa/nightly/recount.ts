import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import { lockQuestions } from '../posts/locks.ts';

interface NightlyRecountDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
}

/** It finds nothing: counters change in the transactions of the rows they count. What it mends is logged as an error. */
export function recountNightly(deps: NightlyRecountDeps): Queue {
  return {
    name: 'recount-questions',
    cron: '20 4 * * *',
    perform: async () => {
      await recount(deps);
      // It may have been allowed since the database was set up.
      await sql`select qa_use_trigrams()`.execute(deps.db);
    },
  };
}

export interface Mended {
  readonly posts: number;
  readonly contributors: number;
}

/** How many counted wrongly. Each count is one statement, so what others commit meanwhile makes none wrong. */
export async function recount({ db, log }: NightlyRecountDeps): Promise<Mended> {
  const questions = await findWrongQuestions(db);
  const contributors = await findWrongContributors(db);
  const posts = await mendPosts(db, questions);
  await mendContributors(db, contributors);
  if (questions.length > 0) log.error({ questions, posts }, 'counters of questions did not equal their rows');
  if (contributors.length > 0)
    log.error({ contributors }, 'upvotes of contributors did not equal their rows');
  return { posts, contributors: contributors.length };
}

/** What its rows come to, beside what it counts. */
const counted = sql`
  select post.id, coalesce(post.question_id, post.id) as question,
         (select count(*) from qa_vote where post_id = post.id and value = 1) as likes,
         (select count(*) from qa_vote where post_id = post.id and value = -1) as dislikes,
         case post.kind
           when 'question' then (select count(*) from qa_post child
                                  where child.question_id = post.id and child.kind = 'answer' and child.removed_at is null)
           when 'answer' then (select count(*) from qa_post child where child.answer_id = post.id and child.removed_at is null)
           else (select count(*) from qa_post child where child.parent_id = post.id and child.removed_at is null)
         end as children
    from qa_post post`;

const differs = sql`
  (qa_post.likes, qa_post.dislikes, qa_post.children) is distinct from (counted.likes, counted.dislikes, counted.children)`;

async function findWrongQuestions(db: Db): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select distinct question as id from (${counted}) counted join qa_post using (id) where ${differs} order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function mendPosts(db: Db, questions: readonly PostId[]): Promise<number> {
  let mended = 0;
  for (const question of questions) {
    mended += await db.transaction().execute(async (tx) => {
      await lockQuestions(tx, [question]);
      return countQuestion(tx, question);
    });
  }
  return mended;
}

/** One that is locked. Returns how many of its texts counted wrongly. */
export async function countQuestion(tx: Db, question: PostId): Promise<number> {
  const { numAffectedRows } = await sql`
    update qa_post set likes = counted.likes, dislikes = counted.dislikes, children = counted.children
      from (${counted} where coalesce(post.question_id, post.id) = ${question}) counted
     where qa_post.id = counted.id and ${differs}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

const upvotes = sql`
  select account_id, sum(likes) as upvotes from qa_post
   where account_id is not null and removed_at is null group by account_id`;

async function findWrongContributors(db: Db): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from (${upvotes}) counted full join qa_contributor using (account_id)
     where coalesce(counted.upvotes, 0) <> coalesce(qa_contributor.upvotes, 0) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** With all questions where they wrote locked, so that no vote comes in between. */
async function mendContributors(db: Db, contributors: readonly AccountId[]): Promise<void> {
  for (const contributor of contributors) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: PostId }>`
        select distinct coalesce(question_id, id) as id from qa_post where account_id = ${contributor}`.execute(
        tx,
      );
      await lockQuestions(
        tx,
        rows.map(({ id }) => id),
      );
      await countUpvotes(tx, contributor);
    });
  }
}

export async function countUpvotes(tx: Db, contributor: AccountId): Promise<void> {
  await sql`
    insert into qa_contributor (account_id, upvotes)
    select id, coalesce((select upvotes from (${upvotes}) counted where account_id = id), 0)
      from account where id = ${contributor}
        on conflict (account_id) do update set upvotes = excluded.upvotes`.execute(tx);
}
