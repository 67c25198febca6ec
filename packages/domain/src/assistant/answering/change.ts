import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive } from '../wording/print-company.ts';
import { printPeriod, shortPeriod } from '../wording/print-period.ts';
import { type PrintedFigure, printCalculated, printFigure, sentence } from '../wording/sentence.ts';
import { pairOf, periodsOf } from './question-columns.ts';

/** From one period to another: both values, the difference, and the change in percent where it means something. */
export function answerChange(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  return [changeSentence(pairOf(periodsOf(question, company), company, line))];
}

export function changeSentence([from, to]: readonly [ResolvedFigure, ResolvedFigure]): AnswerSentence {
  const { company, line } = to;
  const difference = to.value - from.value;
  const rate = changeRate(from, to);
  if (difference === 0) {
    return sentence`${possessive(company.name)} ${line.name} stayed at ${printFigure(to)} from ${shortPeriod(from)} to ${shortPeriod(to)}.`;
  }
  const verb = difference > 0 ? 'rose' : 'fell';
  const by = line.unit === 'percent' ? null : rate;
  const amount = printDifference(from, to);
  if (by === null) {
    return sentence`${possessive(company.name)} ${line.name} ${verb} by ${amount}: ${printFigure(from)} ${printPeriod(from)}, ${printFigure(to)} ${printPeriod(to)}.`;
  }
  return sentence`${possessive(company.name)} ${line.name} ${verb} by ${by}, or ${amount}: ${printFigure(from)} ${printPeriod(from)}, ${printFigure(to)} ${printPeriod(to)}.`;
}

/** Null from a loss or from nothing, which says no rate. */
export function changeRate(from: ResolvedFigure, to: ResolvedFigure): PrintedFigure | null {
  if (!(from.value > 0)) return null;
  return printCalculated(to.value / from.value - 1, 'percent', [from, to], {
    line: `${to.line.key} change`,
    asSize: true,
  });
}

function printDifference(from: ResolvedFigure, to: ResolvedFigure): PrintedFigure {
  const printed = printCalculated(to.value - from.value, to, [from, to], {
    line: `${to.line.key} difference`,
    asSize: true,
  });
  if (to.line.unit !== 'percent') return printed;
  return { ...printed, text: `${printed.text.replace('%', '')} percentage points` };
}
