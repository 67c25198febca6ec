import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { readNotifiedPosts } from './notified-posts.ts';
import type { NotificationRow } from './to-notification.ts';

/**
 * The feed has one line for what is alike: comments on one answer, answers to one question, those read apart from those that
 * aren’t. The last of them stands for all.
 */
export const isLine = sql`not exists (
  select from notification as later
   where ${isGrouped(sql.table('notification'))} and ${isAlike(sql.table('later'), sql.table('notification'))}
     and later.seq > notification.seq)`;

/** Those for which a line stands, by the id of the line: reading it reads them. */
export function standsFor(id: number): RawBuilder<unknown> {
  return sql`exists (
    select from notification as line
     where line.id = ${id} and ${isGrouped(sql.table('line'))}
       and ${isAlike(sql.table('notification'), sql.table('line'))} and notification.seq < line.seq)`;
}

const mostOthers = 100;

/** Other people in each line, most recent first. People whose text can no longer be read are left out. */
export async function readOthers(
  db: Db,
  lines: readonly Pick<NotificationRow, 'id'>[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<LineMember>`
    select line.id as line, other.id, other.account_id, other.kind, other.data
      from notification as line cross join lateral (
             select * from notification as earlier
              where ${isAlike(sql.table('earlier'), sql.table('line'))} and earlier.seq < line.seq
              order by earlier.seq desc limit ${mostOthers}) as other
     where line.id = any(${lines.map(({ id }) => id)}::bigint[]) and line.seq is not null
       and ${isGrouped(sql.table('line'))}
     order by other.seq desc`.execute(db);
  const posts = await readNotifiedPosts(db, rows);
  const others = new Map<number, string[]>();
  for (const { id, line } of rows) {
    const author = posts.get(id)?.author;
    const known = others.get(line) ?? [];
    if (author !== undefined && !known.includes(author)) others.set(line, [...known, author]);
  }
  return others;
}

type LineMember = Pick<NotificationRow, 'id' | 'account_id' | 'kind' | 'data'> & { readonly line: number };

type SqlTable = ReturnType<typeof sql.table>;

function isGrouped(one: SqlTable): RawBuilder<unknown> {
  return sql`${one}.kind in ('question', 'comment_reply', 'followed_comment', 'question_answered', 'followed_answer')`;
}

function isAlike(one: SqlTable, other: SqlTable): RawBuilder<unknown> {
  return sql`${one}.account_id = ${other}.account_id and ${one}.kind = ${other}.kind and ${one}.seq is not null
    and ${thingOf(one)} = ${thingOf(other)} and (${one}.read_at is null) = (${other}.read_at is null)`;
}

/** The answer that was commented on, or the question that was answered. */
function thingOf(one: SqlTable): RawBuilder<unknown> {
  return sql`case when ${one}.kind in ('question_answered', 'followed_answer')
    then ${one}.data ->> 'questionId' else ${one}.data ->> 'answerId' end`;
}
