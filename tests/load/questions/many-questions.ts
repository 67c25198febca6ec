import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/platform/db/index.ts';
import { openWriter, type Writer } from './written-words.ts';

const companies = 36;
const atATime = 5_000;

/**
 * Makes as many questions as a large community has asked, with answers, votes, tags, companies and words of uneven size: the first
 * company has about a tenth of all. For a database that is migrated and otherwise empty.
 */
export async function addManyQuestions(db: Db, many: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Nothing below is wrong, and looking at each reference takes a minute.
    await sql`set local session_replication_role = replica`.execute(tx);
    await addAll(tx, many);
  });
  // PostgreSQL does this by itself after so many: without it no page is read from an index alone.
  await sql`vacuum analyze`.execute(db);
}

async function addAll(tx: Db, many: number): Promise<void> {
  await addPeople(tx);
  await sql`
    insert into qa_tag (key, name, created_at)
    select 'TAG' || number, 'TAG' || number, now() from generate_series(0, 199) as number`.execute(tx);
  const writer = openWriter(27);
  const parts: Part[] = [];
  for (let first = 1; first <= many; first += atATime) {
    parts.push({ first, last: Math.min(many, first + atATime - 1), many });
  }
  for (const part of parts) await addQuestions(tx, writer, part);
  for (const part of parts) await addAnswers(tx, part);
}

interface Part {
  readonly first: number;
  readonly last: number;
  readonly many: number;
}

async function addQuestions(tx: Db, writer: Writer, { first, last, many }: Part): Promise<void> {
  const numbers = Array.from({ length: last - first + 1 });
  await sql`
    insert into qa_post (kind, account_id, text, created_at, featured_at, likes, dislikes)
    select 'question', 1 + number % 997, text, timestamptz '2024-01-01' + number * interval '10 minutes',
           case when number % 50 = 0 then now() end, (number * 7919 % 1000) ^ 3 / 1e7, number % 3
      from unnest(${numbers.map(writer.text)}::text[]) with ordinality as written (text, place),
           lateral (select ${first}::bigint - 1 + place as number) as numbered
     order by place`.execute(tx);
  await sql`
    insert into qa_question (post_id, title, category, status, approved_at, closes_at, active_at)
    select id, title, (array['FINANCIALS', 'FINANCIALS', 'BUSINESS', 'EVENT'])[1 + id % 4],
           case when id % 200 = 0 then 'waiting_approve' when id % 333 = 0 then 'rejected'
                when id > ${many}::bigint - 1000 then 'open' when id % 40 = 1 then 'with_analysts' else 'answered' end,
           created_at, created_at + interval '7 days', created_at + id % 50 * interval '1 day'
      from unnest(${numbers.map(writer.title)}::text[]) with ordinality as written (title, place)
           join qa_post on id = ${first}::bigint - 1 + place`.execute(tx);
  const these = sql`post_id between ${first}::bigint and ${last}::bigint`;
  await sql`
    insert into qa_question_company
    select post_id, 'S' || floor(${companies} * ((post_id * 7907 % 1000) / 1000.0) ^ 2), 0
      from qa_question where ${these}`.execute(tx);
  await sql`
    insert into qa_question_tag
    select post_id, 'TAG' || (post_id * (place + 3) * 31) % (200 - place * 7), place
      from qa_question, generate_series(0, 1) as place where ${these}
    on conflict do nothing`.execute(tx);
  // The triggers that write the rest are off.
  await sql`
    update qa_post set public_category = qa_public_category(status, category) from qa_question
     where post_id = id and ${these}`.execute(tx);
  await sql`select qa_search_write(array(select post_id from qa_question where ${these}))`.execute(tx);
}

async function addAnswers(tx: Db, { first, last }: Part): Promise<void> {
  const these = sql`id between ${first}::bigint and ${last}::bigint and kind = 'question'`;
  await sql`
    insert into qa_post (kind, account_id, question_id, text, created_at, likes)
    select 'answer', 1 + (id + place) % 997, id, repeat('Because of what the report says. ', 8),
           created_at + interval '1 day', id % (place + 2)
      from qa_post as question, generate_series(1, 3) as place
     where ${these} and id % 40 <> 1 and id % 4 < place`.execute(tx);
  await sql`
    update qa_post set children = (select count(*) from qa_post as answer where answer.question_id = qa_post.id)
     where ${these}`.execute(tx);
}

async function addPeople(db: Db): Promise<void> {
  await sql`
    insert into account (email, created_at)
    select 'person' || number || '@example.com', now() from generate_series(1, 1000) as number`.execute(db);
  await sql`
    insert into company (cik, name)
    select number, 'Company ' || number from generate_series(0, ${companies}) as number`.execute(db);
  await sql`
    insert into listing (symbol, cik, name, short_name, rank)
    select 'S' || number, number, 'Company ' || number, 'C' || number, number from generate_series(0, ${companies}) as number`.execute(
    db,
  );
}
