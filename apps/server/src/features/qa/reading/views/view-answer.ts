import type { PostId } from '@tenfold/contract/ids';
import type { Answer, AnswerComment } from '@tenfold/contract/qa';
import { type CommentLevel, commentTree } from '@tenfold/domain/qa';
import type { OwnMarks } from '../threads/own-marks.ts';
import type { Thread, ThreadPost } from '../threads/thread.ts';
import { commentsFor, mayReadText, type ThreadReader } from './hidden-texts.ts';
import { countersOf, textOf, viewApproval, viewPost } from './view-post.ts';

/** @param comment whose branch must be among the comments; null: none */
export function viewAnswer(
  thread: Thread,
  answer: ThreadPost,
  own: OwnMarks,
  comment: PostId | null,
): Answer {
  const counters = countersOf(answer, own);
  return {
    ...viewPost(thread, answer, own),
    questionId: thread.question.id,
    text: textOf(answer, own),
    ...viewApproval(answer),
    isByAnalyst: answer.isByAnalyst && mayReadText(answer, own),
    isBest: answer.id === thread.question.bestAnswerId,
    follow: own.follows.has(answer.id),
    bookmark: own.bookmarks.has(answer.id),
    counters: {
      likesCount: counters.likes,
      dislikesCount: counters.dislikes,
      commentsCount: counters.children,
    },
    comments: commentsAtFirst(thread, answer, own, comment).map((each) => viewComment(thread, each, own)),
  };
}

export function viewComment(thread: Thread, comment: ThreadPost, own: OwnMarks): AnswerComment {
  const counters = countersOf(comment, own);
  return {
    ...viewPost(thread, comment, own),
    questionId: thread.question.id,
    answerId: comment.answerId as PostId,
    replyCommentId: comment.parentId,
    text: textOf(comment, own),
    ...viewApproval(comment),
    isDeleted: comment.isDeleted,
    counters: {
      likesCount: counters.likes,
      dislikesCount: counters.dislikes,
      repliesCount: counters.children,
    },
  };
}

/** Those seen at first, in the order they were written, which is that of their numbers. */
export function commentsAtFirst(
  thread: Thread,
  { id }: ThreadPost,
  reader: ThreadReader,
  target: PostId | null,
): ThreadPost[] {
  const comments = commentsFor(thread, id, reader);
  if (comments.length === 0) return [];
  return inLevel(commentTree(comments, target)).sort((one, other) => one.id - other.id);
}

function inLevel({ shown }: CommentLevel<ThreadPost>): ThreadPost[] {
  return shown.flatMap(({ comment, replies }) => [comment, ...inLevel(replies)]);
}
