import type { LineKey } from '../line.ts';
import type { Rule } from '../rule.ts';
import { goodwill, inventory, noncurrentDebt, receivables } from './balance-items.ts';
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
import { capex } from './capex/capex.ts';
import { cash, cashAndEquivalents } from './cash.ts';
import {
  cashFlowFromFinancingActivities,
  cashFlowFromOperatingActivities,
  cashFlowsFromInvestingActivities,
  changeInCash,
} from './cash-flow.ts';
import { buybacks, dividendsPaid, stockCompensation } from './cash-items.ts';
import { netDebt, totalDebt } from './debt/debt.ts';
import { depreciationAndAmortization } from './depreciation/depreciation-and-amortization.ts';
import { dividendsPerShare } from './dividends.ts';
import { earningsPerShare } from './earnings-per-share.ts';
import {
  advertising,
  costOfRevenue,
  researchAndDevelopment,
  sellingGeneralAdministrative,
} from './expenses.ts';
import { grossProfit, incomeTax, operatingIncome } from './income.ts';
import { interestOfPeriod } from './interest/interest-without-debt.ts';
import { netIncome } from './net-income.ts';
import { netIncomeToCommon, netIncomeToDilutedCommon } from './net-income-to-common.ts';
import { pretaxIncome } from './pretax-income.ts';
import { revenue } from './revenue/revenue.ts';
import { sharesOutstanding } from './shares.ts';
import {
  accumulatedOci,
  depreciation,
  discontinuedOperations,
  propertyGains,
  propertyImpairment,
  propertyMaintenance,
} from './valuation-lines.ts';

/** How each line is made from filed tags. */
export const lineRules: Readonly<Record<LineKey, Rule>> = {
  revenue,
  grossProfit,
  operatingIncome,
  netIncome,
  netIncomeToCommon,
  netIncomeToDilutedCommon,
  earningsPerShare,
  sharesOutstanding,
  dividendsPerShare,
  interestExpense: interestOfPeriod,
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
  accumulatedOci,
  discontinuedOperations,
  depreciation,
  propertyGains,
  propertyImpairment,
  propertyMaintenance,
  depreciationAndAmortization,
  stockCompensation,
  buybacks,
  dividendsPaid,
  costOfRevenue,
  researchAndDevelopment,
  sellingGeneralAdministrative,
  advertising,
  cashAndEquivalents,
  receivables,
  inventory,
  goodwill,
  noncurrentDebt,
};

/** Money that only goes one way. Below zero is a slip of the filing, or a quarter left over from figures that do not belong together. */
export const neverNegative: ReadonlySet<LineKey> = new Set<LineKey>([
  'dividendsPerShare',
  'interestExpense',
  'capex',
  'totalAssets',
  'cash',
  'totalDebt',
  'costOfRevenue',
  'researchAndDevelopment',
  'sellingGeneralAdministrative',
  'advertising',
  'dividendsPaid',
  'cashAndEquivalents',
  'receivables',
  'inventory',
  'goodwill',
  'noncurrentDebt',
]);
