import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { PostNotificationKind } from '@tenfold/contract/notifications';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { NewNotification } from '../../notifications/index.ts';
import type { NewsPlace, QuestionNews } from './news.ts';

type Of<What extends QuestionNews['what']> = Extract<QuestionNews, { what: What }>;

/** To everyone whom it concerns, what concerns them most first: its author before who follows it. */
export async function notificationsOf(tx: Db, news: QuestionNews): Promise<NewNotification[]> {
  switch (news.what) {
    case 'approved':
      return toAuthor(tx, news, 'question_approved', `${news.questionId}`);
    case 'rejected':
      return toAuthor(tx, news, 'question_rejected', `${news.questionId}/${news.at.getTime()}`);
    case 'hidden':
      return ofDecided(tx, news, 'post_hidden');
    case 'post_approved':
    case 'post_rejected':
    case 'edit_applied':
    case 'edit_declined':
    case 'figure_restated':
      return ofDecided(tx, news, news.what);
    case 'with_analysts':
      return toAuthor(tx, news, 'question_with_analysts', `${news.questionId}`);
    case 'best_answer':
      return ofBestAnswer(tx, news);
    case 'answer':
      return ofAnswer(tx, news);
    case 'comment':
      return ofComment(tx, news);
    case 'reward':
      return [{ ...ofReward(news), accountId: news.accountId }];
  }
}

type NotificationFor = (accountId: AccountId) => NewNotification;

function notificationOf(kind: PostNotificationKind, subject: string, place: NewsPlace): NotificationFor {
  const { questionId, answerId = null, commentId = null } = place;
  const data = { questionId, answerId, commentId, hundred: null };
  return (accountId) => ({ accountId, kind, subject, symbol: null, data });
}

async function toAuthor(
  tx: Db,
  { questionId }: NewsPlace,
  kind: PostNotificationKind,
  subject: string,
): Promise<NewNotification[]> {
  const authors = await authorsOf(tx, [questionId]);
  return authors.map(notificationOf(kind, subject, { questionId }));
}

/** To its author. Decided again after it was put back, it is news again. */
async function ofDecided(
  tx: Db,
  news: NewsPlace & { readonly at: Date },
  kind: PostNotificationKind,
): Promise<NewNotification[]> {
  const id = news.commentId ?? news.answerId ?? news.questionId;
  const authors = await authorsOf(tx, [id]);
  return authors.map(notificationOf(kind, `${id}/${news.at.getTime()}`, news));
}

async function ofBestAnswer(tx: Db, { questionId, answerId }: Of<'best_answer'>): Promise<NewNotification[]> {
  const people = await authorsOf(tx, [answerId, questionId]);
  return people.map(notificationOf('best_answer', `${answerId}`, { questionId, answerId }));
}

async function ofAnswer(tx: Db, { questionId, answerId }: Of<'answer'>): Promise<NewNotification[]> {
  const place = { questionId, answerId };
  const [askers, followers] = [await authorsOf(tx, [questionId]), await followersOf(tx, questionId)];
  return [
    ...askers.map(notificationOf('question_answered', `${answerId}`, place)),
    ...followers.map(notificationOf('followed_answer', `${answerId}`, place)),
  ];
}

async function ofComment(tx: Db, news: Of<'comment'>): Promise<NewNotification[]> {
  const { questionId, answerId, commentId, parentId } = news;
  const place = { questionId, answerId, commentId };
  const repliedTo = parentId === null ? [] : await authorsOf(tx, [parentId]);
  const answerers = await authorsOf(tx, [answerId]);
  const followers = await followersOf(tx, answerId);
  return [
    ...repliedTo.map(notificationOf('comment_reply', `${commentId}`, place)),
    ...answerers.map(notificationOf('question', `${commentId}`, place)),
    ...followers.map(notificationOf('followed_comment', `${commentId}`, place)),
  ];
}

function ofReward({ hundred }: Of<'reward'>): Omit<NewNotification & { kind: 'reward' }, 'accountId'> {
  const data = { questionId: null, answerId: null, commentId: null, hundred };
  return { kind: 'reward', subject: `${hundred}`, symbol: null, data };
}

/** In the order of the posts; of those whose account is there. */
async function authorsOf(tx: Db, ids: readonly PostId[]): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from qa_post where id = any(${ids}::bigint[]) and account_id is not null
     order by array_position(${ids}::bigint[], id)`.execute(tx);
  return rows.map(({ id }) => id);
}

async function followersOf(tx: Db, id: PostId): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from qa_follow where post_id = ${id} order by account_id`.execute(tx);
  return rows.map(({ id: accountId }) => accountId);
}
