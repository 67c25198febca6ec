import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

export const symbolsOf = { acme: ['ACME', 'ACME.B'] } as const;

/**
 * Questions of four people, most about ACME and tagged as WIDE, some removed or waiting, some answered, with equal votes
 * and times among them. For a database that has listings.
 */
export async function addCommunity(db: Db, many: number): Promise<void> {
  await sql`
    insert into qa_post (kind, account_id, text, created_at, featured_at, deleted_at, deleted_by, hidden_at,
                         hidden_because, likes)
    select 'question', 1 + number % 4, 'Text', timestamptz '2026-01-01' + number * interval '1 hour',
           case when number % 30 = 0 then now() end,
           case when number % 41 = 0 then now() end, case when number % 41 = 0 then 'author' end,
           case when number % 37 = 0 then now() end, case when number % 37 = 0 then 'spam' end, number * 7919 % 23
      from generate_series(1, ${many}::integer) as number`.execute(db);
  await sql`
    insert into qa_question (post_id, title, category, status, approved_at, closes_at, active_at)
    select id, 'Why ' || id || '?', (array['FINANCIALS', 'BUSINESS', 'EVENT'])[1 + id % 3],
           case when id % 11 = 0 then 'waiting_approve' when id % 13 = 0 then 'rejected'
                when id % 5 = 0 then 'open' when id % 7 = 0 then 'with_analysts' else 'answered' end,
           created_at, created_at, date_trunc('week', created_at)
      from qa_post where kind = 'question'`.execute(db);
  await sql`
    insert into qa_question_company
    select post_id, case when post_id % 10 = 0 then 'GAPS' when post_id % 3 = 0 then 'ACME.B' else 'ACME' end, 0
      from qa_question`.execute(db);
  await sql`
    insert into qa_tag (key, name, created_at) values ('WIDE', 'Wide', now())`.execute(db);
  await sql`
    insert into qa_question_tag select post_id, 'WIDE', 0 from qa_question where post_id % 6 <> 0`.execute(
    db,
  );
  await sql`
    insert into qa_post (kind, account_id, question_id, text, created_at)
    select 'answer', 2, id, 'Because', created_at
      from qa_post as question, generate_series(1, 3) as place
     where kind = 'question' and id % 4 < place`.execute(db);
  await sql`
    update qa_post set children = (select count(*) from qa_post as answer where answer.question_id = qa_post.id)
     where kind = 'question'`.execute(db);
}
