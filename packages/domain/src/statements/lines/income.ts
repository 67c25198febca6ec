import type { Rule } from '../rule.ts';
import { averagePerShare, difference, either, first, flow, sum } from '../rule.ts';
import { costOfRevenue, revenue } from './revenue.ts';

/** methodology.md 2, "grossProfit" */
export const grossProfit: Rule = either(
  flow('us-gaap:GrossProfit', 'ifrs-full:GrossProfit'),
  difference('revenue − cost of revenue', revenue, [costOfRevenue]),
);

/** Gross interest only: a net-interest tag would hide the charge behind the income. methodology.md 2, "interestExpense" */
export const interestExpense: Rule = first(
  flow('us-gaap:InterestExpense', 'ifrs-full:FinanceCosts'),
  flow('us-gaap:InterestExpenseNonoperating'),
  flow('us-gaap:InterestExpenseDebt'),
  flow('us-gaap:InterestAndDebtExpense'),
  flow('us-gaap:InterestExpenseOperating'),
);

export const incomeTax: Rule = first(
  flow('us-gaap:IncomeTaxExpenseBenefit', 'ifrs-full:IncomeTaxExpenseContinuingOperations'),
  flow('us-gaap:IncomeTaxExpenseBenefitContinuingOperations'),
);

export const pretaxIncome: Rule = either(
  first(
    flow(
      'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'ifrs-full:ProfitLossBeforeTax',
    ),
    flow(
      'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    ),
  ),
  sum('domestic + foreign income before tax', [
    flow('us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic'),
    flow('us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign'),
  ]),
);

/** methodology.md 2, "operatingIncome" */
export const operatingIncome: Rule = either(
  flow('us-gaap:OperatingIncomeLoss', 'ifrs-full:ProfitLossFromOperatingActivities'),
  sum('income before tax + interest expense', [pretaxIncome, interestExpense]),
);

const consolidatedProfit = flow('us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss');

/**
 * What belongs to the owners of the parent. Parent, consolidated and common are three different facts: the consolidated
 * profit stands in only less the part of others (or where no such part was filed), the profit of the common shares only where
 * nothing else was filed; both are marked.
 *
 * @example ProfitLoss 100, non-controlling part 8, no NetIncomeLoss: 92
 *
 * methodology.md 2, "netIncome"
 */
export const netIncome: Rule = first(
  either(
    flow('us-gaap:NetIncomeLoss', 'ifrs-full:ProfitLossAttributableToOwnersOfParent'),
    difference('consolidated profit − non-controlling part', consolidatedProfit, [
      flow(
        'us-gaap:NetIncomeLossAttributableToNoncontrollingInterest',
        'ifrs-full:ProfitLossAttributableToNoncontrollingInterests',
      ),
    ]),
  ),
  consolidatedProfit,
  flow('us-gaap:NetIncomeLossAvailableToCommonStockholdersDiluted'),
  flow('us-gaap:NetIncomeLossAvailableToCommonStockholdersBasic'),
);

/** methodology.md 2, "earningsPerShare"; basic earnings only where a company files no diluted ones, marked. */
export const earningsPerShare: Rule = first(
  averagePerShare(
    'us-gaap:EarningsPerShareDiluted',
    'us-gaap:EarningsPerShareBasicAndDiluted',
    'ifrs-full:DilutedEarningsLossPerShare',
    'ifrs-full:BasicAndDilutedEarningsLossPerShare',
  ),
  averagePerShare('us-gaap:EarningsPerShareBasic', 'ifrs-full:BasicEarningsLossPerShare'),
);
