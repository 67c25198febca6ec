import { isPublicState, type QuestionStateName } from '@tenfold/domain/qa';
import { type AppError, NotFound, type Person } from '../../../../platform/http/index.ts';
import type { Thread } from '../threads/thread.ts';

type PostReader = Pick<Person, 'id' | 'isSuperuser'> | null;

/** An approved question everybody; one that waits, is rejected or hidden its author and editors. A deleted one is no thread. */
export function mayRead({ question }: Thread, reader: PostReader): boolean {
  return isVisible(question) || (reader !== null && (reader.isSuperuser || reader.id === question.authorId));
}

export function isVisible({ status, hiddenBecause }: Thread['question']): boolean {
  return (
    hiddenBecause === null &&
    isPublicState(status === 'waiting_approve' ? 'waiting' : (status satisfies QuestionStateName))
  );
}

/** Word for word the same whether it is hidden or never was. */
export function noSuchPost(kind: 'question' | 'answer' | 'comment'): AppError {
  return new NotFound(`There is no such ${kind}.`);
}
