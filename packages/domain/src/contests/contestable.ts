import type { AnyRowKey } from '../rows/index.ts';

/** Why a reader says that a figure is wrong. */
export const contestReasons = ['differs', 'period', 'unit', 'restated'] as const;
export type ContestReason = (typeof contestReasons)[number];

/**
 * The rows whose figures filings state, as a test holds against the lines of statements: a page that asks brings no
 * statements. What is calculated from others is right where they are.
 */
const filedRows: ReadonlySet<AnyRowKey> = new Set<AnyRowKey>([
  'earningsPerShare',
  'dividendsPerShare',
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdministrative',
  'advertising',
  'operatingIncome',
  'depreciationAndAmortization',
  'interestExpense',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'capex',
  'stockCompensation',
  'buybacks',
  'dividendsPaid',
  'totalAssets',
  'currentAssets',
  'cashAndEquivalents',
  'receivables',
  'inventory',
  'goodwill',
  'totalLiabilities',
  'currentLiabilities',
  'noncurrentDebt',
  'shareholdersEquity',
  'netDebt',
  'sharesOutstanding',
  'preferredStock',
  'minorityInterest',
]);

/** For a fiscal year or a quarter: the last twelve months and averages move on. @param column `2024`, `2024-Q3` */
export function isContestable(row: AnyRowKey, column: string): boolean {
  return filedRows.has(row) && /^\d{4}(?:-Q[1-4])?$/.test(column);
}
