import type { Question } from '@tenfold/contract/qa/question';

/** Whether others than its author and the editors can read it. */
export function isPublic({ status }: Pick<Question, 'status'>): boolean {
  return status !== 'waiting_approve' && status !== 'rejected';
}
