import type { LineKey } from '../line.ts';
import type { Rule } from '../rule.ts';
import {
  currentAssets,
  currentLiabilities,
  minorityInterest,
  preferredStock,
  shareholdersEquity,
  temporaryEquity,
  totalAssets,
  totalLiabilities,
} from './balance-sheet.ts';
import { cash } from './cash.ts';
import {
  capex,
  cashFlowFromFinancingActivities,
  cashFlowFromOperatingActivities,
  cashFlowsFromInvestingActivities,
  changeInCash,
} from './cash-flow.ts';
import { netDebt, totalDebt } from './debt.ts';
import { dividendsPerShare } from './dividends.ts';
import {
  earningsPerShare,
  grossProfit,
  incomeTax,
  interestExpense,
  netIncome,
  operatingIncome,
  pretaxIncome,
} from './income.ts';
import { revenue } from './revenue.ts';
import { sharesOutstanding } from './shares.ts';

/** How each line is made from filed tags. */
export const lineRules: Readonly<Record<LineKey, Rule>> = {
  revenue,
  grossProfit,
  operatingIncome,
  netIncome,
  earningsPerShare,
  sharesOutstanding,
  dividendsPerShare,
  interestExpense,
  incomeTax,
  pretaxIncome,
  cashFlowFromOperatingActivities,
  cashFlowsFromInvestingActivities,
  cashFlowFromFinancingActivities,
  changeInCash,
  capex,
  totalAssets,
  currentAssets,
  totalLiabilities,
  currentLiabilities,
  shareholdersEquity,
  minorityInterest,
  preferredStock,
  temporaryEquity,
  totalDebt,
  cash,
  netDebt,
};

/** Lines that happen over a period and add up; the others stand at its last day or are averages over it. */
export const flowLines: readonly LineKey[] = [
  'revenue',
  'grossProfit',
  'operatingIncome',
  'netIncome',
  'dividendsPerShare',
  'interestExpense',
  'incomeTax',
  'pretaxIncome',
  'cashFlowFromOperatingActivities',
  'cashFlowsFromInvestingActivities',
  'cashFlowFromFinancingActivities',
  'changeInCash',
  'capex',
];
