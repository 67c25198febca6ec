import type { AccountId } from '@tenfold/contract/ids';
import {
  authorPostKinds,
  type NotificationKind,
  type PostNotificationKind,
  postKinds,
} from '@tenfold/contract/notifications';
import { deletedAccountName, type ModerationReason, publicName, sentenceForAuthor } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { listPublicProfiles, type PublicProfile } from '../../accounts/index.ts';
import type { PostPlace, StoredData } from '../notify.ts';

/** What can be read now of the post that a notification is about. */
export interface NotifiedPost {
  readonly title: string;
  readonly excerpt: string | null;
  readonly isOwn: boolean;
  /** Who wrote the answer or the comment. */
  readonly author: string;
  readonly avatar: string | null;
}

interface NotifiedPostRow {
  readonly id: number;
  readonly kind: 'question' | 'answer' | 'comment';
  readonly accountId: AccountId | null;
  readonly text: string;
  readonly title: string;
  /** Why a question was rejected, and what the editor added to the sentence of the reason. */
  readonly reason: ModerationReason | null;
  readonly added: string | null;
  /** An editor removed it: only its author is notified, with the reason. */
  readonly hiddenBecause: ModerationReason | null;
  readonly hiddenSentence: string | null;
  /** It, or the answer it is under, waits for an editor or was declined. */
  readonly isHeld: boolean;
  /** Why an editor didn’t approve it. */
  readonly declinedBecause: ModerationReason | null;
  readonly declinedSentence: string | null;
  /** For a question: why its author’s last edit was declined. */
  readonly editBecause: ModerationReason | null;
  readonly editSentence: string | null;
  /** Null: everybody may read it; else its asker alone. */
  readonly onlyFor: AccountId | null;
}

interface NotificationDataRow {
  readonly id: number;
  readonly account_id: AccountId;
  readonly kind: NotificationKind;
  readonly data: StoredData<NotificationKind>;
}

/** By the id of the notification; without those whose post was deleted or hidden since, or waits for an editor again. */
export async function readNotifiedPosts(
  db: Db,
  notifications: readonly NotificationDataRow[],
): Promise<ReadonlyMap<number, NotifiedPost>> {
  const about = notifications.flatMap((row) => {
    const id = isOfPost(row) ? postOf(row.data as PostPlace) : null;
    return id === null ? [] : [{ row, id }];
  });
  if (about.length === 0) return new Map();
  const posts = await readPosts(db, [...new Set(about.map(({ id }) => id))]);
  const authorIds = [...posts.values()].flatMap(({ accountId }) => accountId ?? []);
  const profiles = await listPublicProfiles(db, [...new Set(authorIds)]);
  const authors = new Map(profiles.map((profile) => [profile.accountId, profile]));
  return new Map(
    about.flatMap(({ row, id }) => {
      const post = posts.get(id);
      return post !== undefined && isReadable(row, post)
        ? [[row.id, toNotifiedPost(row, post, authors)] as const]
        : [];
    }),
  );
}

/** What editors removed or didn’t approve is news of nothing but that; what they say of a text is its author’s alone. */
function isReadable({ kind, account_id }: NotificationDataRow, post: NotifiedPostRow): boolean {
  const { onlyFor, accountId, hiddenBecause, declinedBecause, isHeld } = post;
  if (forAuthor.includes(kind) && accountId !== account_id) return false;
  if (kind === 'post_hidden') return hiddenBecause !== null && !isHeld;
  if (kind === 'post_rejected') return declinedBecause !== null && hiddenBecause === null;
  return !isHeld && hiddenBecause === null && (onlyFor === null || onlyFor === account_id);
}

const forAuthor: readonly NotificationKind[] = authorPostKinds;

function isOfPost({ kind }: NotificationDataRow): boolean {
  return postKinds.includes(kind as PostNotificationKind);
}

function postOf({ questionId, answerId, commentId }: PostPlace): number | null {
  return commentId ?? answerId ?? questionId;
}

/** With nothing deleted at it or above it, in a question that is there. */
async function readPosts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NotifiedPostRow>> {
  const { rows } = await sql<NotifiedPostRow>`
    select post.id, post.kind, post.account_id as "accountId", left(post.text, ${excerptLength + 1}::integer) as text,
           title, rejected_reason as reason, rejected_because as added, post.hidden_because as "hiddenBecause",
           post.hidden_sentence as "hiddenSentence",
           post.held_at is not null or answer.held_at is not null as "isHeld",
           post.declined_because as "declinedBecause", post.declined_sentence as "declinedSentence",
           edit.declined_because as "editBecause", edit.declined_sentence as "editSentence",
           case when status in ('waiting_approve', 'rejected') then coalesce(question.account_id, 0) end as "onlyFor"
      from qa_post as post
           join qa_post as question on question.id = coalesce(post.question_id, post.id)
           join qa_question on qa_question.post_id = question.id
           left join qa_post as answer on answer.id = post.answer_id
           left join qa_question_edit as edit on edit.question_id = post.id
     where post.id = any(${ids}::bigint[])
       and post.deleted_at is null and answer.deleted_at is null
       and (case when post.id = question.id then question.deleted_at else question.removed_at end) is null`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function toNotifiedPost(
  { account_id, kind }: NotificationDataRow,
  post: NotifiedPostRow,
  authors: ReadonlyMap<AccountId, PublicProfile>,
): NotifiedPost {
  const author = post.accountId === null ? undefined : authors.get(post.accountId);
  return {
    title: post.title,
    excerpt: excerptOf(kind, post),
    isOwn: post.accountId === account_id,
    author:
      author === undefined ? deletedAccountName : publicName({ ...author, memberNumber: author.accountId }),
    avatar: author?.avatar ?? null,
  };
}

const excerptLength = 200;

function excerptOf(
  kind: NotificationDataRow['kind'],
  { kind: postKind, text, ...post }: NotifiedPostRow,
): string | null {
  if (kind === 'post_hidden') return because(post.hiddenBecause, post.hiddenSentence);
  if (kind === 'post_rejected') return because(post.declinedBecause, post.declinedSentence);
  if (kind === 'edit_declined') return because(post.editBecause, post.editSentence);
  if (kind === 'question_rejected') return because(post.reason, post.added);
  // The title says it.
  if (postKind === 'question') return null;
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
}

function because(reason: ModerationReason | null, added: string | null): string | null {
  return reason && sentenceForAuthor(reason, added ?? '');
}
