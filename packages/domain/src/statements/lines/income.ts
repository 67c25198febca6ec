import { missing } from '../../figures/index.ts';
import { difference, firstOf, firstOrFallback, flow, memoizeRule, type Rule, sum } from '../rule.ts';
import { costOfRevenue } from './cost-of-revenue.ts';
import { pretaxIncome } from './pretax-income.ts';
import { revenue } from './revenue/revenue.ts';

/** docs/methodology.md, "Gross profit" */
export const grossProfit: Rule = firstOf(
  flow('us-gaap:GrossProfit', 'ifrs-full:GrossProfit'),
  difference('revenue − cost of revenue', revenue, [costOfRevenue]),
);

/**
 * Gross interest only: a net-interest tag would hide the charge behind the income.
 *
 * docs/methodology.md, "Interest and tax"
 */
export const interestExpense: Rule = memoizeRule(
  firstOrFallback(
    flow('us-gaap:InterestExpense', 'ifrs-full:FinanceCosts'),
    flow('us-gaap:InterestExpenseNonoperating'),
    flow('us-gaap:InterestExpenseDebt'),
    flow('us-gaap:InterestAndDebtExpense'),
    flow('us-gaap:InterestExpenseOperating', 'ifrs-full:InterestExpense'),
  ),
);

export const incomeTax: Rule = firstOrFallback(
  flow('us-gaap:IncomeTaxExpenseBenefit', 'ifrs-full:IncomeTaxExpenseContinuingOperations'),
  flow('us-gaap:IncomeTaxExpenseBenefitContinuingOperations'),
);

const beforeTaxAndInterest = sum('income before tax + interest expense', [pretaxIncome, interestExpense]);

const filedOperatingIncome = flow(
  'us-gaap:OperatingIncomeLoss',
  'ifrs-full:ProfitLossFromOperatingActivities',
);

const filedOrDerived = firstOf(filedOperatingIncome, beforeTaxAndInterest);

/**
 * As filed; else income before tax and interest. Not of a bank: interest is what it buys and sells.
 *
 * docs/methodology.md, "Operating income"
 */
export const operatingIncome: Rule = {
  tags: filedOrDerived.tags,
  read(view) {
    if (view.kind !== 'bank') return filedOrDerived.read(view);
    const filed = filedOperatingIncome.read(view);
    return filed.value === null ? missing('not_meaningful_for_financials') : filed;
  },
};
