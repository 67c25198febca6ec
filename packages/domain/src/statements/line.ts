import type { Figure } from '../figures/index.ts';
import type { FiscalPeriod } from '../periods/index.ts';

/** A line that comes from filings. Everything else in the product is arithmetic on these and on prices. */
export const lineKeys = [
  'revenue',
  'grossProfit',
  'operatingIncome',
  'netIncome',
  'netIncomeToCommon',
  'netIncomeToDilutedCommon',
  'earningsPerShare',
  'sharesOutstanding',
  'dividendsPerShare',
  'interestExpense',
  'incomeTax',
  'pretaxIncome',
  'cashFlowFromOperatingActivities',
  'cashFlowsFromInvestingActivities',
  'cashFlowFromFinancingActivities',
  'changeInCash',
  'capex',
  'totalAssets',
  'currentAssets',
  'totalLiabilities',
  'currentLiabilities',
  'shareholdersEquity',
  'minorityInterest',
  'preferredStock',
  'temporaryEquity',
  'totalDebt',
  'cash',
  'netDebt',
  'accumulatedOci',
  'discontinuedOperations',
  'depreciation',
  'propertyGains',
  'propertyImpairment',
  'propertyMaintenance',
  'depreciationAndAmortization',
  'stockCompensation',
  'buybacks',
] as const;

export type LineKey = (typeof lineKeys)[number];

/** The lines of one fiscal year or quarter. Flows are of that period alone: a Q3 is three months. */
export interface Statement {
  readonly period: FiscalPeriod;
  readonly lines: Readonly<Record<LineKey, Figure>>;
}

/** What kind of business the filings show, for rules and methods that differ by it. */
export type BusinessKind =
  | 'general'
  | 'bank'
  | 'insurer'
  | 'broker' // holds its customers' cash and securities
  | 'realEstate'
  | 'utility'
  | 'captiveLender'; // sells machines and lends the money for them

/** All that the filings say of one company, on one split basis, in one currency. Oldest first. */
export interface Statements {
  /** ISO 4217, e.g. USD; null when no money was filed. */
  readonly reportedCurrency: string | null;
  readonly businessKind: BusinessKind;
  readonly annual: readonly Statement[];
  readonly quarterly: readonly Statement[];
  /** Last twelve months: FY + year-to-date - prior year-to-date, else four quarters. Flows only; instants are the latest. */
  readonly ltm: Statement | null;
  /** Cover-page count, classes summed, restated for later splits: times price it is the market cap. */
  readonly sharesNow: Figure;
}
