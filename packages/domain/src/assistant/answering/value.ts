import type { AskedCompany, AskedLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import { asFirstReported } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive, wasOf } from '../wording/say-company.ts';
import { sayPeriod } from '../wording/say-period.ts';
import { said, sentence } from '../wording/sentence.ts';
import { mustResolve, onePeriod, periodsOf } from './asked-columns.ts';

/** A line of one period, or of each that is named. */
export function answerValue(
  question: FigureQuestion,
  company: AskedCompany,
  line: AskedLine,
): AnswerSentence[] {
  const asked = periodsOf(question, company);
  const periods = asked.periods.length > 1 ? asked.periods : [onePeriod(asked)];
  return periods.map((period) => {
    const found = mustResolve(company, line, period);
    return question.asFirstReported ? firstReportedSentence(found) : valueSentence(found);
  });
}

export function valueSentence(found: ResolvedFigure): AnswerSentence {
  const { company, line } = found;
  return sentence`${possessive(company.name)} ${line.name} ${sayPeriod(found)} ${wasOf(line.name)} ${said(found)}.`;
}

function firstReportedSentence(found: ResolvedFigure): AnswerSentence {
  const first = asFirstReported(found);
  if (first === null || first.value === found.value) return valueSentence(first ?? found);
  const { company, line } = found;
  return sentence`As first reported, ${possessive(company.name)} ${line.name} ${sayPeriod(found)} was ${said(first)}; later filings say ${said(found)}.`;
}
