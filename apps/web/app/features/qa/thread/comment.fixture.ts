import type { PostId } from '@tenfold/contract/ids';
import type { AnswerComment } from '@tenfold/contract/qa/post';
import { authorOf } from '../author/author.fixture.ts';

/** A comment on answer 100 of question 10. */
export function commentOf(id: number, replyTo: number | null = null, repliesCount = 0): AnswerComment {
  return {
    id: id as PostId,
    author: authorOf(1),
    createdDatetime: '2026-11-20T10:00:00Z',
    editedDatetime: null,
    revision: 1,
    reaction: 0,
    isReported: false,
    featured: false,
    hidden: null,
    isOwn: false,
    ownsShare: false,
    isGenerated: false,
    figures: [],
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
