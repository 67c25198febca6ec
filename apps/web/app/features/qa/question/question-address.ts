import { questionPath } from '../../../shell/questions-paths.ts';
import type { AnswerSort } from '../answers/use-answers.ts';

/** What the page of a question reads of its address. */
export interface QuestionAddress {
  readonly sort: AnswerSort;
  /** Scrolled to. */
  readonly answer: number | null;
  readonly comment: number | null;
  /** One’s draft of an answer, which is edited below. */
  readonly draft: number | null;
}

export const questionPageParameters = ['sort', 'answer', 'comment', 'draft'] as const;

/** What an address cannot mean is left out. */
export function parseQuestionAddress(params: URLSearchParams): QuestionAddress {
  return {
    sort: params.get('sort') === 'newest' ? 'newest' : 'upvotes',
    answer: parseId(params.get('answer')),
    comment: parseId(params.get('comment')),
    draft: parseId(params.get('draft')),
  };
}

/** Null for what is no id of anything. */
export function parseId(text: string | null | undefined): number | null {
  return text != null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function sortedQuestionPath(id: number, sort: AnswerSort): string {
  return sort === 'upvotes' ? questionPath(id) : `${questionPath(id)}?sort=${sort}`;
}
