import { missing } from '../../figures/index.ts';
import { lastDay } from '../../periods/index.ts';
import { marked } from '../combine.ts';
import { difference, firstOf, firstOrFallback, flow, type Rule, sum, tagsOf } from '../rule.ts';
import { costs, filedCost } from './costs.ts';
import { interestExpense } from './interest/interest.ts';
import { filedPretaxIncome, pretaxIncome } from './pretax-income.ts';
import { revenue } from './revenue/revenue.ts';
import { filedTotals, totals } from './revenue/revenue-totals.ts';

/** What a health plan pays for care stands beside the cost of the products it sells. */
const claimsPaid = flow(
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredNet',
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredHealthCare',
);

/**
 * Cost of revenue, where it is the cost of all of it. A carmaker with a bank files the cost of its cars only, and their
 * sales as a second, somewhat smaller total beside the whole.
 */
export const costOfAllRevenue: Rule = {
  tags: tagsOf([...costs, ...totals, claimsPaid]),
  read(view) {
    const filed = filedTotals(view);
    const newest = lastDay(filed.map((total) => total.filed));
    const values = filed.filter((total) => total.filed === newest).map((total) => total.figure.value ?? 0);
    const whole = Math.max(...values);
    const inPart = values.some((value) => value > 0.5 * whole && value < 0.95 * whole);
    const claims = claimsPaid.read(view).value ?? 0;
    return inPart || claims > 0.05 * whole ? missing('part_missing') : filedCost.read(view);
  },
};

export const filedGrossProfit = flow('us-gaap:GrossProfit', 'ifrs-full:GrossProfit');

/** docs/methodology.md, "Gross profit" */
export const grossProfit: Rule = firstOf(
  filedGrossProfit,
  difference('revenue − cost of revenue', revenue, [costOfAllRevenue]),
);

const filedTax: Rule = firstOrFallback(
  flow('us-gaap:IncomeTaxExpenseBenefit', 'ifrs-full:IncomeTaxExpenseContinuingOperations'),
  flow('us-gaap:IncomeTaxExpenseBenefitContinuingOperations'),
);

/** What is left of income before tax, and of it with what was discontinued. */
const profits: readonly Rule[] = [
  flow('us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss'),
  flow('us-gaap:IncomeLossFromContinuingOperations'),
  flow('us-gaap:NetIncomeLoss'),
];

/** How far rounding may take income before tax and profit from their difference, as a part of the tax. */
const ofTax = 0.01;

/**
 * Income tax, a charge above zero. Some file a charge as a benefit: income before tax less tax is profit, and tells the sign.
 *
 * @example income before tax 1,078, tax filed −309, profit 769: 309
 *
 * docs/methodology.md, "Interest and tax"
 */
export const incomeTax: Rule = {
  tags: tagsOf([filedTax, filedPretaxIncome, ...profits]),
  read(view) {
    const tax = filedTax.read(view);
    const before = filedPretaxIncome.read(view).value;
    if (tax.value === null || tax.value === 0 || before === null) return tax;
    const value = tax.value;
    const left = profits.map((it) => it.read(view).value).filter((it) => it !== null);
    const fits = (charge: number) =>
      left.some((profit) => Math.abs(before - charge - profit) <= Math.abs(value) * ofTax);
    if (fits(value) || !fits(-value)) return tax;
    const sources = tax.sources.map((it) => ({ ...it, sign: (it.sign === 1 ? -1 : 1) as 1 | -1 }));
    return marked(
      { ...tax, value: -value, sources, formula: 'the sign by income before tax − profit' },
      'derived',
    );
  },
};

const beforeTaxAndInterest = sum('income before tax + interest expense', [pretaxIncome, interestExpense]);

const filedOperatingIncome = flow(
  'us-gaap:OperatingIncomeLoss',
  'ifrs-full:ProfitLossFromOperatingActivities',
);

const filedOrDerived = firstOf(filedOperatingIncome, beforeTaxAndInterest);

/**
 * The filed figure; else income before tax and interest. Not for a bank: interest is what it buys and sells.
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
