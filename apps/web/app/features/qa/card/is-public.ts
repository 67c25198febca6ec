import type { Question } from '@tenfold/contract/qa/question';

/** Whether others than its author and the editors can read it. */
export function isPublic({ status, hidden }: Pick<Question, 'status' | 'hidden'>): boolean {
  return hidden === null && status !== 'waiting_approve' && status !== 'rejected';
}
