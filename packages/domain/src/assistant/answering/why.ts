import {
  type LookupCompany,
  type LookupLine,
  type LookupLineName,
  lookupLines,
  type ResolvedFigure,
  resolveFigure,
} from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { shortPeriod } from '../wording/print-period.ts';
import { joined, printCalculated, printFigure, sentence } from '../wording/sentence.ts';
import { changeSentence } from './change.ts';
import { pairOf, periodsOf } from './question-columns.ts';

/** The lines a line is made of, as they stand above it in the statement. */
const partsOf: Partial<Record<string, readonly LookupLineName[]>> = {
  grossProfit: ['revenue', 'costOfRevenue'],
  operatingIncome: ['revenue', 'costOfRevenue', 'researchAndDevelopment', 'sellingGeneralAdministrative'],
  pretaxIncome: ['revenue', 'costOfRevenue', 'operatingIncome', 'interestExpense'],
  netIncome: [
    'revenue',
    'costOfRevenue',
    'researchAndDevelopment',
    'sellingGeneralAdministrative',
    'interestExpense',
    'pretaxIncome',
    'incomeTax',
  ],
  earningsPerShare: ['netIncome', 'dilutedShares'],
  freeCashFlow: ['operatingCashFlow', 'capex'],
  cashFlowFromOperatingActivities: ['netIncome', 'depreciationAndAmortization', 'stockCompensation'],
};

const mostShown = 3;

/** The change, and the lines that moved most. The filings say what moved, not why. */
export function answerWhy(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const pair = pairOf(periodsOf(question, company), company, line);
  const moved = movedLines(company, line, pair);
  if (moved.length === 0) return [changeSentence(pair), sentence`${nothingBelow}`];
  const lines = moved.map(([from, to]) => {
    const by = printCalculated(to.value - from.value, to, [from, to], {
      line: `${to.line.key} difference`,
      asSize: true,
    });
    return sentence`${to.line.name} ${to.value >= from.value ? 'rose' : 'fell'} by ${by} from ${printFigure(from)} to ${printFigure(to)}`;
  });
  const list = joined(lines, '; ');
  const [, to] = pair;
  return [changeSentence(pair), sentence`The lines that moved most to ${shortPeriod(to)}: ${list}.`];
}

const nothingBelow = 'The filings’ figures don’t split it further; the report’s own discussion says more.';

function movedLines(
  company: LookupCompany,
  line: LookupLine,
  [from, to]: readonly [ResolvedFigure, ResolvedFigure],
): (readonly [ResolvedFigure, ResolvedFigure])[] {
  const parts = line.parts ?? (partsOf[line.key] ?? []).map((name) => lookupLines[name]);
  const pairs = parts.flatMap((part) => {
    const before = resolveFigure(company, part, periodOf(from)).found;
    const after = resolveFigure(company, part, periodOf(to)).found;
    return before === null || after === null ? [] : [[before, after] as const];
  });
  return pairs.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, mostShown);
}

function periodOf({ statement }: ResolvedFigure) {
  const { year, quarter } = statement.period;
  return quarter === null ? ({ kind: 'year', year } as const) : ({ kind: 'quarter', year, quarter } as const);
}

function sizeOf([from, to]: readonly [ResolvedFigure, ResolvedFigure]): number {
  return Math.abs(to.value - from.value);
}
