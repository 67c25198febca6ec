import type { Figure } from '../figures/index.ts';
import type { FiscalPeriod } from '../periods/index.ts';

/** Flows and footnotes happen over a period and add up; levels stand at its last day; averages are over it. */
const lineKinds = {
  revenue: 'flow',
  grossProfit: 'flow',
  operatingIncome: 'flow',
  netIncome: 'flow',
  netIncomeToCommon: 'flow',
  netIncomeToDilutedCommon: 'flow',
  earningsPerShare: 'average',
  sharesOutstanding: 'average',
  dividendsPerShare: 'footnote',
  interestExpense: 'flow',
  incomeTax: 'flow',
  pretaxIncome: 'flow',
  cashFlowFromOperatingActivities: 'flow',
  cashFlowsFromInvestingActivities: 'flow',
  cashFlowFromFinancingActivities: 'flow',
  changeInCash: 'flow',
  capex: 'flow',
  totalAssets: 'level',
  currentAssets: 'level',
  totalLiabilities: 'level',
  currentLiabilities: 'level',
  shareholdersEquity: 'level',
  minorityInterest: 'level',
  preferredStock: 'level',
  temporaryEquity: 'level',
  totalDebt: 'level',
  cash: 'level',
  netDebt: 'level',
  accumulatedOci: 'level',
  discontinuedOperations: 'footnote',
  depreciation: 'footnote',
  propertyGains: 'footnote',
  propertyImpairment: 'footnote',
  propertyMaintenance: 'footnote',
  depreciationAndAmortization: 'footnote',
  stockCompensation: 'footnote',
  buybacks: 'footnote',
  dividendsPaid: 'footnote',
  costOfRevenue: 'footnote',
  researchAndDevelopment: 'footnote',
  sellingGeneralAdministrative: 'footnote',
  advertising: 'footnote',
  cashAndEquivalents: 'level',
  receivables: 'level',
  inventory: 'level',
  goodwill: 'level',
  noncurrentDebt: 'level',
} as const;

/** A line that comes from filings. Everything else in the product is arithmetic on these and on prices. */
export type LineKey = keyof typeof lineKinds;

export const lineKeys = Object.keys(lineKinds) as LineKey[];

export const levelLines: readonly LineKey[] = lineKeys.filter((key) => lineKinds[key] === 'level');

export const flowLines: readonly LineKey[] = lineKeys.filter((key) =>
  ['flow', 'footnote'].includes(lineKinds[key]),
);

/**
 * Flows of which one is enough to make a period a column. Notes to a statement file footnotes for years and parts of
 * the company that no statement covers.
 */
export const columnLines: readonly LineKey[] = lineKeys.filter((key) => lineKinds[key] === 'flow');

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
