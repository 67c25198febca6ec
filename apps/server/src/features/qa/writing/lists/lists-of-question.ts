import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { InvalidRequest } from '../../../../platform/http/index.ts';

/** Until the transaction ends they are neither renamed nor removed. @throws InvalidRequest where one isn’t there */
export async function lockLists(tx: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select from qa_list where id = any(${ids}::bigint[]) order by id for share`.execute(tx);
  if (rows.length === new Set(ids).size) return;
  const words = 'One of these lists doesn’t exist any more';
  throw new InvalidRequest(words, { question_lists: words });
}

/** By id. */
export async function listsOf(tx: Db, id: PostId): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select list_id as id from qa_list_question where question_id = ${id} order by list_id`.execute(tx);
  return rows.map((row) => row.id);
}

/** On these and no others; the lists are locked. */
export async function putOnLists(tx: Db, id: PostId, lists: readonly number[], now: Date): Promise<void> {
  await sql`
    delete from qa_list_question where question_id = ${id} and not (list_id = any(${lists}::bigint[]))`.execute(
    tx,
  );
  await sql`
    insert into qa_list_question (list_id, question_id, added_at)
    select distinct list, ${id}::bigint, ${now}::timestamptz from unnest(${lists}::bigint[]) as list
    on conflict do nothing`.execute(tx);
}
