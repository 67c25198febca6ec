import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { comparesGrowth } from './compare.ts';
import { NoFigure } from './no-figure.ts';
import { mustResolve, onePeriod, pairOf, periodsOf, yearsOf } from './question-columns.ts';

/** What of a company’s filings a question is about: `Read AAPL income statement, FY2021 – FY2025`. */
export function readingStep(question: FigureQuestion, company: LookupCompany): string {
  const lines = question.price === null ? question.lines : [question.price.line];
  const statements = [...new Set(lines.flatMap((line) => line.parts ?? [line]).map(statementOf))];
  const [first] = lines;
  const columns = first === undefined ? [] : columnsOf(question, company, first);
  return [`Read ${company.symbol} ${statements.join(' and ')}`, spanOf(columns)]
    .filter((part) => part !== null)
    .join(', ');
}

const cashFlowLines: ReadonlySet<string> = new Set([
  'cashFlowFromOperatingActivities',
  'cashFlowsFromInvestingActivities',
  'cashFlowFromFinancingActivities',
  'capex',
  'freeCashFlow',
  'buybacks',
  'dividendsPaid',
  'stockCompensation',
  'depreciationAndAmortization',
]);

function statementOf({ key, isBalance }: LookupLine): string {
  if (isBalance) return 'balance sheet';
  return cashFlowLines.has(key) ? 'cash flow statement' : 'income statement';
}

/** None where one of them has no figure: the answer says so. */
function columnsOf(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): readonly ResolvedFigure[] {
  try {
    return readColumns(question, company, line);
  } catch (cause) {
    if (cause instanceof NoFigure) return [];
    throw cause;
  }
}

function readColumns(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): readonly ResolvedFigure[] {
  const requested = periodsOf(question, company);
  switch (question.task) {
    case 'trend':
    case 'sum':
    case 'average':
    case 'highest':
    case 'lowest':
      return yearsOf(requested, company, line);
    case 'change':
    case 'growth':
    case 'why':
      return pairOf(requested, company, line);
    default:
      if (comparesGrowth(question, company)) return pairOf(requested, company, line);
      return (requested.periods.length > 1 ? requested.periods : [onePeriod(requested)]).map((period) =>
        mustResolve(company, line, period),
      );
  }
}

function spanOf(columns: readonly ResolvedFigure[]): string | null {
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? periodLabel(first) : `${periodLabel(first)} – ${periodLabel(last)}`;
}

function periodLabel({ statement: { period }, isLtm }: ResolvedFigure): string {
  if (isLtm) return 'last twelve months';
  return period.quarter === null ? `FY${period.year}` : `FY${period.year} Q${period.quarter}`;
}
