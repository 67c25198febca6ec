import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { printPeriod } from '../wording/print-period.ts';
import {
  joined,
  type PrintedFigure,
  printAs,
  printCalculated,
  printFigure,
  sentence,
} from '../wording/sentence.ts';
import { yearlyRate } from './growth.ts';
import { mustResolve, onePeriod, pairOf, periodsOf } from './question-columns.ts';

/** What companies are compared by: a figure, or the growth of one. */
interface Compared {
  readonly company: LookupCompany;
  readonly value: number;
  readonly from: readonly ResolvedFigure[];
  readonly shown: AnswerSentence;
}

/** The one with more, or with less where that is asked for. */
export function answerCompare(
  question: FigureQuestion,
  companies: readonly LookupCompany[],
  line: LookupLine,
): AnswerSentence[] {
  const ordered = inOrder(question, companies, line);
  const [winner] = ordered;
  if (winner === undefined) return [];
  const symbol = printAs(
    winner.company.name,
    'symbol',
    winner.company.symbol,
    ordered.flatMap(({ from }) => from),
  );
  const what = comparesGrowth(question, winner.company) ? `growth in ${line.name}` : line.name;
  const verdict = sentence`${symbol} had the ${question.smallest ? 'lower' : 'higher'} ${what}`;
  return [listed(verdict, ordered)];
}

/** All of them in order, largest first unless the smallest are asked for. */
export function answerRank(
  question: FigureQuestion,
  companies: readonly LookupCompany[],
  line: LookupLine,
): AnswerSentence[] {
  const ordered = inOrder(question, companies, line);
  const symbols = ordered.map(({ company }) => company.symbol);
  const names = ordered.map(({ company }) => company.name).join(', ');
  const order = printAs(
    names,
    'ordered symbols',
    symbols,
    ordered.flatMap(({ from }) => from),
  );
  return [listed(sentence`By ${line.name}, the order is ${order}`, ordered)];
}

function listed(verdict: AnswerSentence, ordered: readonly Compared[]): AnswerSentence {
  const list = joined(
    ordered.map(({ shown }) => shown),
    '; ',
  );
  return sentence`${verdict}: ${list}.`;
}

function inOrder(
  question: FigureQuestion,
  companies: readonly LookupCompany[],
  line: LookupLine,
): Compared[] {
  const compared = companies.map((company) =>
    comparesGrowth(question, company) ? byGrowth(question, company, line) : byValue(question, company, line),
  );
  const sign = question.smallest ? 1 : -1;
  return compared.sort((one, other) => sign * (one.value - other.value));
}

export function comparesGrowth(question: FigureQuestion, company: LookupCompany): boolean {
  const { range, periods } = periodsOf(question, company);
  return question.byGrowth && (range !== null || periods.length > 1);
}

function byValue(question: FigureQuestion, company: LookupCompany, line: LookupLine): Compared {
  const found = mustResolve(company, line, onePeriod(periodsOf(question, company)));
  return {
    company,
    value: found.value,
    from: [found],
    shown: sentence`${company.name} ${printFigure(found)} ${printPeriod(found)}`,
  };
}

function byGrowth(question: FigureQuestion, company: LookupCompany, line: LookupLine): Compared {
  const [from, to] = pairOf(periodsOf(question, company), company, line);
  const rate = yearlyRate(from, to);
  const grown: PrintedFigure = rate?.printed ?? printCalculated(to.value - from.value, to, [from, to]);
  const value = rate?.figure.value ?? Number.NEGATIVE_INFINITY;
  return {
    company,
    value,
    from: [from, to],
    shown: sentence`${company.name} ${value < 0 ? '−' : ''}${grown} a year, ${printFigure(from)} ${printPeriod(from)} and ${printFigure(to)} ${printPeriod(to)}`,
  };
}
