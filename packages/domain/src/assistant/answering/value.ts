import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import { asFirstReported } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive, wasOf } from '../wording/print-company.ts';
import { printPeriod } from '../wording/print-period.ts';
import { printFigure, sentence } from '../wording/sentence.ts';
import { mustResolve, onePeriod, periodsOf } from './question-columns.ts';

/** A line of one period, or of each that is named. */
export function answerValue(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const requested = periodsOf(question, company);
  const periods = requested.periods.length > 1 ? requested.periods : [onePeriod(requested)];
  return periods.map((period) => {
    const found = mustResolve(company, line, period);
    return question.asFirstReported ? firstReportedSentence(found) : valueSentence(found);
  });
}

export function valueSentence(found: ResolvedFigure): AnswerSentence {
  const { company, line } = found;
  return sentence`${possessive(company.name)} ${line.name} ${printPeriod(found)} ${wasOf(line.name)} ${printFigure(found)}.`;
}

function firstReportedSentence(found: ResolvedFigure): AnswerSentence {
  const first = asFirstReported(found);
  if (first === null || first.value === found.value) return valueSentence(first ?? found);
  const { company, line } = found;
  return sentence`As first reported, ${possessive(company.name)} ${line.name} ${printPeriod(found)} was ${printFigure(first)}; later filings say ${printFigure(found)}.`;
}
