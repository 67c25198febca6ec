import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Those that stand, newest first. */
export async function listActIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from qa_act where undone_at is null order by id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everything that acts of editors change, without numbers that only grow. */
export async function snapshot(db: Db): Promise<unknown> {
  const posts = await sql`
    select post.id, featured_at, featured_by, deleted_at, deleted_by, hidden_at, hidden_by, hidden_because, hidden_sentence,
           held_at, written_at, created_at, declined_at, declined_because, declined_sentence, likes, dislikes, children, status, approved_at, rejected_at, rejected_reason, rejected_because, answered_by_id, closes_at, best_answer_id, active_at,
           array(select list_id from qa_list_question where question_id = post.id order by list_id) as lists
      from qa_post as post left join qa_question on post_id = post.id order by post.id`.execute(db);
  const people = await sql`
    select account_id, upvotes, limited_until, limited_reason, limited_sentence,
           (select coalesce(sum(points), 0)::integer from qa_points where qa_points.account_id = qa_contributor.account_id) as points
      from qa_contributor order by account_id`.execute(db);
  const reports = await sql`
    select post_id, account_id, reason, withdrawn_at, decision, decided_at from qa_report order by id`.execute(
    db,
  );
  return { posts: posts.rows, people: people.rows, reports: reports.rows };
}

/**
 * Texts whose rows aren’t what the acts that stand say: hidden, featured, deleted, approved, rejected, held, on lists. And entries of
 * the ledger that two acts claim. Empty: they agree.
 */
export async function historyDisagrees(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with standing as (select * from qa_act where undone_at is null),
    newest as (
      select post.id, post.kind,
             (select count(*) from standing where post_id = post.id and standing.kind = 'hide') as hidden,
             (select count(*) from standing where post_id = post.id and standing.kind = 'delete') as deleted,
             (select standing.kind from standing where post_id = post.id and standing.kind in ('feature', 'unfeature')
               order by id desc limit 1) as featured,
             (select standing.kind from standing where post_id = post.id and standing.kind in ('approve', 'reject')
               order by id desc limit 1) as decided,
             (select standing.kind from standing where post_id = post.id
                 and standing.kind in ('post_approved', 'post_rejected') order by id desc limit 1) as held,
             (select data -> 'after' from standing where post_id = post.id and standing.kind = 'lists'
               order by id desc limit 1) as lists
        from qa_post as post)
    select newest.*, hidden_at, deleted_at, deleted_by, featured_at, status
      from newest join qa_post as post using (id) left join qa_question on post_id = id
     where (hidden_at is not null and hidden_because <> 'reported')::int <> hidden
        or (deleted_by is not distinct from 'editor')::int <> deleted
        or (featured_at is not null) <> (featured is not distinct from 'feature')
        or (decided = 'reject' and status <> 'rejected')
        or (decided = 'approve' and status in ('waiting_approve', 'rejected'))
        or (held = 'post_approved' and held_at is not null)
        or (held is distinct from 'post_approved' and coalesce(written_at, held_at) is not null and held_at is null)
        or (held is not distinct from 'post_rejected') <> (declined_at is not null)
        or (post.kind = 'question' and coalesce(lists, '[]') <> to_jsonb(
             array(select list_id from qa_list_question where question_id = post.id order by list_id)))`.execute(
    db,
  );
  const { rows: claimed } = await sql`
    select entry, count(*) from qa_act, unnest(entries) as entry group by entry having count(*) > 1`.execute(
    db,
  );
  return [...rows, ...claimed];
}
