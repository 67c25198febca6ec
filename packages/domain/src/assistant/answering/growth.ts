import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive } from '../wording/print-company.ts';
import { printPeriod } from '../wording/print-period.ts';
import { type PrintedFigure, printCalculated, printFigure, sentence } from '../wording/sentence.ts';
import { pairOf, periodsOf } from './question-columns.ts';

/** Compound growth a year between two fiscal years. */
export function answerGrowth(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const [from, to] = pairOf(periodsOf(question, company), company, line);
  const rate = yearlyRate(from, to);
  const values = sentence`${printFigure(from)} ${printPeriod(from)}, ${printFigure(to)} ${printPeriod(to)}`;
  if (rate === null) {
    const why = 'a compound rate needs two values above zero';
    return [sentence`${possessive(company.name)} ${line.name} has no growth rate: ${why}. It was ${values}.`];
  }
  const verb = rate.figure.value >= 0 ? 'grew' : 'shrank';
  const years = `${yearsBetween(from, to)} years`;
  return [
    sentence`${possessive(company.name)} ${line.name} ${verb} by ${rate.printed} a year over ${years}: ${values}.`,
  ];
}

/** Null from or to a loss, and within one year. */
export function yearlyRate(
  from: ResolvedFigure,
  to: ResolvedFigure,
): { readonly printed: PrintedFigure; readonly figure: { readonly value: number } } | null {
  const years = yearsBetween(from, to);
  if (!(from.value > 0 && to.value > 0) || years < 1) return null;
  const value = (to.value / from.value) ** (1 / years) - 1;
  const rate = printCalculated(value, 'percent', [from, to], {
    line: `${to.line.key} growth a year`,
    asSize: true,
  });
  return { printed: rate, figure: { value } };
}

function yearsBetween(from: ResolvedFigure, to: ResolvedFigure): number {
  return to.statement.period.year - from.statement.period.year;
}
