import { isPublicState, type QuestionStateName } from './question-state.ts';

/** What the list of questions can be filtered by; a question may be of several. */
export const questionTypes = ['open', 'answered', 'unanswered', 'with_analysts'] as const;

export type QuestionType = (typeof questionTypes)[number];

/**
 * Whether a question is of a type. Answered and unanswered say whether there is a visible answer, also while it is open: somebody
 * who looks for questions to answer wants those of today too. Waiting and rejected ones are of none.
 *
 * @param answers how many are visible
 */
export function isOfType(type: QuestionType, state: QuestionStateName, answers: number): boolean {
  if (!isPublicState(state)) return false;
  if (type === 'answered') return answers > 0;
  if (type === 'unanswered') return answers === 0;
  return type === state;
}
