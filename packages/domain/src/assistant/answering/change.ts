import type { AskedCompany, AskedLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive } from '../wording/say-company.ts';
import { sayPeriod, shortPeriod } from '../wording/say-period.ts';
import { type Said, said, saidOf, sentence } from '../wording/sentence.ts';
import { pairOf, periodsOf } from './asked-columns.ts';

/** From one period to another: both values, the difference, and the change in percent where it means something. */
export function answerChange(
  question: FigureQuestion,
  company: AskedCompany,
  line: AskedLine,
): AnswerSentence[] {
  return [changeSentence(pairOf(periodsOf(question, company), company, line))];
}

export function changeSentence([from, to]: readonly [ResolvedFigure, ResolvedFigure]): AnswerSentence {
  const { company, line } = to;
  const difference = to.value - from.value;
  const rate = changeRate(from, to);
  if (difference === 0) {
    return sentence`${possessive(company.name)} ${line.name} stayed at ${said(to)} from ${shortPeriod(from)} to ${shortPeriod(to)}.`;
  }
  const verb = difference > 0 ? 'rose' : 'fell';
  const by = line.unit === 'percent' ? null : rate;
  const amount = differenceSaid(from, to);
  if (by === null) {
    return sentence`${possessive(company.name)} ${line.name} ${verb} by ${amount}: ${said(from)} ${sayPeriod(from)}, ${said(to)} ${sayPeriod(to)}.`;
  }
  return sentence`${possessive(company.name)} ${line.name} ${verb} by ${by}, or ${amount}: ${said(from)} ${sayPeriod(from)}, ${said(to)} ${sayPeriod(to)}.`;
}

/** Null from a loss or from nothing, which says no rate. */
export function changeRate(from: ResolvedFigure, to: ResolvedFigure): Said | null {
  if (!(from.value > 0)) return null;
  return saidOf(to.value / from.value - 1, 'percent', [from, to], {
    line: `${to.line.key} change`,
    asSize: true,
  });
}

function differenceSaid(from: ResolvedFigure, to: ResolvedFigure): Said {
  const saidAll = saidOf(to.value - from.value, to, [from, to], {
    line: `${to.line.key} difference`,
    asSize: true,
  });
  if (to.line.unit !== 'percent') return saidAll;
  return { ...saidAll, text: `${saidAll.text.replace('%', '')} percentage points` };
}
