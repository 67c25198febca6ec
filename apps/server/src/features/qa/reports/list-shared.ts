import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { getEditorsReports } from '@tenfold/contract/qa';
import { accountsToShare, sharedTextDays } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { deletedAuthor, readAuthors } from '../reading/views/read-authors.ts';
import { listSharedTexts } from '../writing/standing/text-hash.ts';
import { placeOf, type TextPlace } from './place-of.ts';

type SharedTexts = ReplyOf<typeof getEditorsReports>['sharedTexts'];

const day = 24 * 3_600_000;

interface SharedTextRow extends TextPlace {
  readonly hash: Buffer;
  readonly text: string;
  readonly authorId: AccountId;
  readonly postedAt: Date;
}

/** The same words of several accounts within a week, as one report, as far as others read them and no editor left them standing. */
export async function listShared(db: Db, now: Date): Promise<SharedTexts> {
  const posted = Map.groupBy(await readPosted(db, now), hexOf);
  const { authors } = await readAuthors(db, [
    ...new Set([...posted.values()].flat().map(({ authorId }) => authorId)),
  ]);
  return [...posted.values()].flatMap((posts) => {
    const [first] = posts;
    if (first === undefined) return [];
    return {
      text: first.kind === 'question' ? first.title : first.text,
      since: first.postedAt.toISOString(),
      posts: posts.map((post) => ({
        post: placeOf(post),
        author: authors.get(post.authorId) ?? deletedAuthor,
      })),
    };
  });
}

export async function countShared(db: Db, now: Date): Promise<number> {
  const posted = await readPosted(db, now);
  return new Set(posted.map(hexOf)).size;
}

/** Whether a text is one of those. */
export async function isShared(tx: Db, id: PostId, now: Date): Promise<boolean> {
  const posted = await readPosted(tx, now);
  return posted.some((post) => post.id === id);
}

function hexOf({ hash }: { readonly hash: Buffer }): string {
  return Buffer.from(hash).toString('hex');
}

/** In the order they were posted. */
async function readPosted(db: Db, now: Date): Promise<SharedTextRow[]> {
  const since = new Date(now.getTime() - sharedTextDays * day);
  const shared = await listSharedTexts(db, since, accountsToShare);
  if (shared.length === 0) return [];
  const { rows } = await sql<SharedTextRow>`
    select post.text_hash as hash, post.id, post.kind, coalesce(post.question_id, post.id) as "questionId",
           post.answer_id as "answerId", title, post.text, post.account_id as "authorId", post.created_at as "postedAt"
      from qa_post as post
           join qa_question on qa_question.post_id = coalesce(post.question_id, post.id)
           join qa_post as question on question.id = qa_question.post_id
     where post.text_hash in (select decode(each, 'hex') from unnest(${shared.map(hexOf)}::text[]) as each)
       and post.created_at >= ${since}
       and post.account_id is not null and post.removed_at is null and question.removed_at is null
       and approved_at is not null
       and not exists (select from qa_act
                        where qa_act.post_id = post.id and qa_act.kind = 'reports_dismissed' and undone_at is null
                          and acted_at >= coalesce(post.edited_at, post.created_at))
     order by post.id`.execute(db);
  return rows;
}
