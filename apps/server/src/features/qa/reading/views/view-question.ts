import type { Answer, Question } from '@tenfold/contract/qa';
import { questionItems } from '@tenfold/domain/qa';
import type { OwnMarks } from '../threads/own-marks.ts';
import type { Thread } from '../threads/thread.ts';
import { countersOf, viewPost } from './view-post.ts';

const labels: ReadonlyMap<string, string> = new Map(questionItems.map(({ key, label }) => [key, label]));

/** @param answers those that are sent with it */
export function viewQuestion(thread: Thread, own: OwnMarks, answers: Answer[]): Question {
  const { question } = thread;
  const counters = countersOf(question, own);
  const post = viewPost(thread, question, own);
  const learnsOfEditing = own.isEditor || post.isOwn;
  return {
    ...post,
    title: question.title,
    description: question.text,
    category: question.category,
    tags: [...question.tags],
    year: question.year,
    rows: question.rows.flatMap((key) => {
      const label = labels.get(key);
      return label === undefined ? [] : [{ key, label }];
    }),
    companies: [...question.companies],
    status: question.status,
    rejectedBecause: learnsOfEditing ? question.rejectedBecause : null,
    approvedDatetime: question.approvedAt?.toISOString() ?? null,
    closesDatetime: question.closesAt?.toISOString() ?? null,
    hasPendingEdit: learnsOfEditing && question.hasPendingEdit,
    questionLists: [...question.lists],
    because: null,
    follow: own.follows.has(question.id),
    bookmark: own.bookmarks.has(question.id),
    counters: {
      likesCount: counters.likes,
      dislikesCount: counters.dislikes,
      answersCount: counters.children,
    },
    answers,
  };
}
