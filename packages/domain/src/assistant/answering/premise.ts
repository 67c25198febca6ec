import type { LookupCompany, LookupLine } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { sentence } from '../wording/sentence.ts';
import { changeSentence } from './change.ts';
import { mustResolve, onePeriod, pairOf, periodsOf } from './question-columns.ts';
import { valueSentence } from './value.ts';

/** What the filings say instead, where a question takes something for given that isn’t so; null where it is. */
export function correctedPremise(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] | null {
  const { premise } = question;
  if (premise === null) return null;
  const requested = periodsOf(question, company);
  if (premise.isSign) {
    const found = mustResolve(company, line, onePeriod(requested));
    return found.value < 0 ? null : [sentence`It wasn’t a loss. ${valueSentence(found)}`];
  }
  const [from, to] = pairOf(requested, company, line);
  const change = to.value - from.value;
  const isSo =
    Math.sign(change) === premise.direction &&
    (premise.atLeast === null || isThatMuch(from.value, change, premise.atLeast));
  if (isSo) return null;
  return [sentence`That isn’t what the filings say. ${changeSentence([from, to])}`];
}

/** With room for a round word: `doubled` is said of a rise by 95 %, too. */
function isThatMuch(from: number, change: number, atLeast: number): boolean {
  return from > 0 && Math.abs(change / from) >= atLeast * 0.95;
}
