import type { PostId } from '@tenfold/contract/ids';
import type { OwnMarks } from '../threads/own-marks.ts';
import { branchesWith, type Thread, type ThreadPost } from '../threads/thread.ts';

export type ThreadReader = Pick<OwnMarks, 'accountId' | 'isEditor'>;

/** Whether a reader gets the words and the author: of what editors removed, its author and editors do. */
export function mayReadText(
  { hiddenBecause, authorId }: ThreadPost,
  { accountId, isEditor }: ThreadReader,
): boolean {
  return hiddenBecause === null || isEditor || (authorId !== null && authorId === accountId);
}

/** The answers a reader gets. Of a removed one that others commented on its place. */
export function answersFor({ answers, comments }: Thread, reader: ThreadReader): readonly ThreadPost[] {
  return answers.filter((answer) => mayReadText(answer, reader) || hasVisible(comments.get(answer.id) ?? []));
}

/** The comments on an answer that a reader gets, in the order they were written. Of a removed one with replies its place. */
export function commentsFor(
  { comments }: Thread,
  answerId: PostId,
  reader: ThreadReader,
): readonly ThreadPost[] {
  const all = comments.get(answerId) ?? [];
  if (all.every(isUntouched)) return all;
  return branchesWith(all, (comment) => !comment.isDeleted && mayReadText(comment, reader));
}

function hasVisible(comments: readonly ThreadPost[]): boolean {
  return comments.some(isUntouched);
}

function isUntouched({ isDeleted, hiddenBecause }: ThreadPost): boolean {
  return !isDeleted && hiddenBecause === null;
}
