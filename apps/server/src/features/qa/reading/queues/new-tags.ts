import type { AccountId } from '@tenfold/contract/ids';
import type { NewTag } from '@tenfold/contract/qa';
import { alikeTags } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { listTags } from '../settings/settings-store.ts';
import { deletedAuthor, readAuthors } from '../views/read-authors.ts';
import { pageOf, type QueuePage, type QueuePlace } from './queue-cursor.ts';

const pageSize = 50;
const mostAlike = 3;
const mostQuestions = 3;

interface TagRow extends Pick<NewTag, 'uses' | 'questions'> {
  readonly key: string;
  readonly name: string;
  readonly madeById: AccountId | null;
  readonly madeAt: Date;
}

/** Questions with the tag that an editor may see. */
const uses = sql`
  from qa_question_tag as tagged join qa_post as post on post.id = tagged.question_id
       join qa_question as question on question.post_id = post.id
 where tagged.tag = qa_tag.key and post.removed_at is null and question.status <> 'rejected'`;

const isNew = sql`
  not is_default and kept_at is null and replaced_by is null and qa_tag.removed_at is null and exists (select ${uses})`;

/** That are on a question and that no editor has looked at, the oldest first. */
export async function listNewTags(db: Db, after: QueuePlace | null): Promise<QueuePage<NewTag>> {
  const { rows } = await sql<TagRow>`
    select key, name, created_by as "madeById", qa_tag.created_at as "madeAt",
           (select count(*)::integer ${uses}) as uses,
           (select json_agg(newest) from (
              select post.id, question.title ${uses} order by post.id desc limit ${mostQuestions}) as newest) as questions
      from qa_tag
     where ${isNew} and (qa_tag.created_at, key) > (${after?.at ?? new Date(0)}, ${after?.key ?? ''})
     order by qa_tag.created_at, key limit ${pageSize + 1}`.execute(db);
  const { items, next } = pageOf(rows, pageSize, ({ madeAt, key }) => ({ at: madeAt, key }));
  const makers = items.flatMap(({ madeById }) => madeById ?? []);
  const { authors } = await readAuthors(db, [...new Set(makers)]);
  const offered = await listTags(db);
  return {
    items: items.map(({ key, name, madeById, madeAt, ...used }) => ({
      tag: { key, name, default: false },
      madeBy: authors.get(madeById ?? (0 as AccountId)) ?? deletedAuthor,
      madeAt: madeAt.toISOString(),
      ...used,
      alike: alikeTags(key, offered).slice(0, mostAlike),
    })),
    next,
  };
}

export const countNewTags = sql`select count(*)::integer from qa_tag where ${isNew}`;
