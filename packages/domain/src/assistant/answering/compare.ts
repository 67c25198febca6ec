import type { AskedCompany, AskedLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { sayPeriod } from '../wording/say-period.ts';
import { joined, type Said, said, saidAs, saidOf, sentence } from '../wording/sentence.ts';
import { mustResolve, onePeriod, pairOf, periodsOf } from './asked-columns.ts';
import { yearlyRate } from './growth.ts';

/** What companies are compared by: a figure, or the growth of one. */
interface Compared {
  readonly company: AskedCompany;
  readonly value: number;
  readonly from: readonly ResolvedFigure[];
  readonly shown: AnswerSentence;
}

/** The one with more, or with less where that is asked for. */
export function answerCompare(
  question: FigureQuestion,
  companies: readonly AskedCompany[],
  line: AskedLine,
): AnswerSentence[] {
  const ordered = inOrder(question, companies, line);
  const [winner] = ordered;
  if (winner === undefined) return [];
  const symbol = saidAs(
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
  companies: readonly AskedCompany[],
  line: AskedLine,
): AnswerSentence[] {
  const ordered = inOrder(question, companies, line);
  const symbols = ordered.map(({ company }) => company.symbol);
  const names = ordered.map(({ company }) => company.name).join(', ');
  const order = saidAs(
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

function inOrder(question: FigureQuestion, companies: readonly AskedCompany[], line: AskedLine): Compared[] {
  const compared = companies.map((company) =>
    comparesGrowth(question, company) ? byGrowth(question, company, line) : byValue(question, company, line),
  );
  const sign = question.smallest ? 1 : -1;
  return compared.sort((one, other) => sign * (one.value - other.value));
}

export function comparesGrowth(question: FigureQuestion, company: AskedCompany): boolean {
  const { range, periods } = periodsOf(question, company);
  return question.byGrowth && (range !== null || periods.length > 1);
}

function byValue(question: FigureQuestion, company: AskedCompany, line: AskedLine): Compared {
  const found = mustResolve(company, line, onePeriod(periodsOf(question, company)));
  return {
    company,
    value: found.value,
    from: [found],
    shown: sentence`${company.name} ${said(found)} ${sayPeriod(found)}`,
  };
}

function byGrowth(question: FigureQuestion, company: AskedCompany, line: AskedLine): Compared {
  const [from, to] = pairOf(periodsOf(question, company), company, line);
  const rate = yearlyRate(from, to);
  const grown: Said = rate?.said ?? saidOf(to.value - from.value, to, [from, to]);
  const value = rate?.figure.value ?? Number.NEGATIVE_INFINITY;
  return {
    company,
    value,
    from: [from, to],
    shown: sentence`${company.name} ${value < 0 ? '−' : ''}${grown} a year, ${said(from)} ${sayPeriod(from)} and ${said(to)} ${sayPeriod(to)}`,
  };
}
