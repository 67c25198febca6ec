import type { PostId } from '@tenfold/contract/ids';
import type { Answer } from '@tenfold/contract/qa/post';
import type { Question } from '@tenfold/contract/qa/question';
import { plainPost } from '../author/post.fixture.ts';

const post = {
  ...plainPost,
  createdDatetime: '2026-11-09T08:00:00Z',
  follow: false,
  bookmark: false,
} as const;

/** An answer to question 10. */
export function answerOf(id: number, more: Partial<Answer> = {}): Answer {
  return {
    ...post,
    id: id as PostId,
    questionId: 10 as PostId,
    text: `Answer ${id}`,
    approval: 'approved',
    rejectedBecause: null,
    isByAnalyst: false,
    isBest: false,
    counters: { likesCount: 0, dislikesCount: 0, commentsCount: 0 },
    comments: [],
    ...more,
  };
}

/** Question 10, which was answered. */
export function questionOf({
  answersCount = 0,
  ...more
}: Partial<Question> & { answersCount?: number } = {}): Question {
  return {
    ...post,
    id: 10 as PostId,
    title: 'What held revenue flat?',
    description: 'Revenue was flat.',
    category: 'FINANCIALS',
    tags: [],
    year: null,
    rows: [],
    companies: ['NKE'],
    status: 'answered',
    rejectedBecause: null,
    answeredById: null,
    because: null,
    approvedDatetime: '2026-11-09T10:04:00Z',
    closesDatetime: '2026-11-16T10:04:00Z',
    hasPendingEdit: false,
    ownEdit: null,
    questionLists: [],
    counters: { likesCount: 31, dislikesCount: 1, answersCount },
    answers: [],
    ...more,
  };
}
