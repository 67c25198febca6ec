import type { PostId } from '@tenfold/contract/ids';
import type { AnswerComment } from '@tenfold/contract/qa/post';
import { plainPost } from '../author/post.fixture.ts';

/** A comment on answer 100 of question 10. */
export function commentOf(id: number, replyTo: number | null = null, repliesCount = 0): AnswerComment {
  return {
    ...plainPost,
    id: id as PostId,
    createdDatetime: '2026-11-20T10:00:00Z',
    questionId: 10 as PostId,
    answerId: 100 as PostId,
    replyCommentId: replyTo as PostId | null,
    text: `Comment ${id}`,
    approval: 'approved',
    rejectedBecause: null,
    isDeleted: false,
    counters: { likesCount: 0, dislikesCount: 0, repliesCount },
  };
}
