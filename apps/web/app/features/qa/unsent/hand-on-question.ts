import { blankQuestion, type TypedQuestion } from '../ask/question-form.ts';
import { askPath } from '../ask/use-asking.ts';
import { unsentQuestions } from './unsent-questions.ts';

/** Keeps a question on this device as if it had been typed into the form. Returns where the form opens with it. */
export function handOnQuestion(personId: number | null, typed: Partial<TypedQuestion>): string {
  unsentQuestions(personId)
    .of(Date.now())
    .save({ ...blankQuestion, ...typed });
  return askPath;
}
