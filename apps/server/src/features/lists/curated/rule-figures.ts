import { type Financials, type FinancialsColumn, financials } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import type { RuleFigures, RuleYear } from '@tenfold/domain/curated-lists';

/** What the rules read of a company's prepared figures. */
export function ruleFiguresOf(body: string): RuleFigures {
  const { actual, quarterly } = fromWire(financials, JSON.parse(body)) as Financials;
  return { years: actual.flatMap(toRuleYear), netDebt: newest([...actual, ...quarterly])?.netDebt ?? null };
}

function toRuleYear(column: FinancialsColumn): RuleYear[] {
  const { year, revenue, netIncome, freeCashFlow, dividendsPerShare, sharesOutstandingChange } = column;
  if (year === null) return [];
  const notComparable = Object.keys(column.marks).filter((row) =>
    column.marks[row]?.includes('basis_changed'),
  );
  return [
    { year, revenue, netIncome, freeCashFlow, dividendsPerShare, sharesOutstandingChange, notComparable },
  ];
}

function newest(columns: readonly FinancialsColumn[]): FinancialsColumn | null {
  return columns.reduce<FinancialsColumn | null>(
    (last, column) => ((column.periodEnd ?? '') >= (last?.periodEnd ?? '') ? column : last),
    null,
  );
}
