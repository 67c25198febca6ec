import type { Answer, OwnEdit, Question } from '@tenfold/contract/qa';
import { type ModerationReason, questionItems, sentenceForAuthor } from '@tenfold/domain/qa';
import type { OwnMarks } from '../threads/own-marks.ts';
import type { Thread, ThreadEdit } from '../threads/thread.ts';
import { countersOf, textOf, viewPost } from './view-post.ts';

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
    description: textOf(question, own),
    category: question.category,
    tags: [...question.tags],
    year: question.year,
    rows: question.rows.flatMap((key) => {
      const label = labels.get(key);
      return label === undefined ? [] : [{ key, label }];
    }),
    companies: [...question.companies],
    status: question.status,
    rejectedBecause: learnsOfEditing ? sentenceOf(question.rejectedReason, question.rejectedBecause) : null,
    answeredById: learnsOfEditing ? question.answeredById : null,
    approvedDatetime: question.approvedAt?.toISOString() ?? null,
    closesDatetime: question.closesAt?.toISOString() ?? null,
    hasPendingEdit: learnsOfEditing && question.edit !== null && !question.edit.isDeclined,
    ownEdit: post.isOwn && question.edit !== null ? viewEdit(question.edit) : null,
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

/** Null before it is rejected, and where no reason was given. */
function sentenceOf(reason: ModerationReason | null, added: string | null): string | null {
  return reason === null ? null : sentenceForAuthor(reason, added ?? '') || null;
}

function viewEdit({ companies, tags, editedAt, declinedSentence, ...edit }: ThreadEdit): OwnEdit {
  return {
    ...edit,
    companies: [...companies],
    tags: [...tags],
    editedDatetime: new Date(editedAt).toISOString(),
    declinedBecause: sentenceOf(edit.declinedBecause, declinedSentence),
  };
}
