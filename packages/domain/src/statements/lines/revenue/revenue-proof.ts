import { type Figure, missing } from '../../../figures/index.ts';
import { combine, plus } from '../../combine.ts';
import { flow, type Rule, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { costs, filedCost } from '../costs.ts';
import { filedPretaxIncome } from '../pretax-income.ts';

const grossProfit = flow('us-gaap:GrossProfit', 'ifrs-full:GrossProfit');
const operatingIncome = flow('us-gaap:OperatingIncomeLoss');
const operatingExpenses = flow('us-gaap:OperatingExpenses');
const allCosts = flow('us-gaap:CostsAndExpenses');

export const proofTags: readonly string[] = tagsOf([
  ...costs,
  grossProfit,
  operatingIncome,
  operatingExpenses,
  allCosts,
  filedPretaxIncome,
]);

/** What rounding may take from a sum of two. */
const rounding = 0.0005;

/** Gross profit with each cost of revenue filed. */
export function grossSums(view: PeriodView): number[] {
  return sumsOf(view, [grossProfit], costs);
}

/** Whether a profit and the costs taken off to get it add up to this revenue. */
export function isProved(view: PeriodView, revenue: number): boolean {
  const sums = [...grossSums(view), ...operatingSums(view)];
  return sums.some((sum) => Math.abs(sum - revenue) <= rounding * Math.abs(revenue));
}

/** Whether a revenue covers the cost of what was sold, and that cost is worth speaking of. */
export function coversItsCost(view: PeriodView, revenue: number): boolean {
  const cost = filedCost.read(view).value ?? 0;
  return cost > revenue / 5 && cost <= revenue;
}

/**
 * Refuses what is far below income and all costs together: sales to customers beside a landlord's rents. The operating income of
 * a landlord may be that of its buildings alone, and income before tax has gains in it, so it takes both; what is proved stands.
 */
export function requireWholeRevenue(rule: Rule): Rule {
  return {
    tags: [...new Set([...rule.tags, ...proofTags])],
    read(view) {
      const figure = rule.read(view);
      if (figure.value === null || isProved(view, figure.value)) return figure;
      const [byOperations] = sumsOf(view, [operatingIncome], [allCosts]);
      const [beforeTax] = sumsOf(view, [filedPretaxIncome], [allCosts]);
      const isPart = byOperations !== undefined && byOperations > figure.value * 1.25;
      return isPart && (beforeTax ?? byOperations) > figure.value * 1.4 ? missing('part_missing') : figure;
    },
  };
}

/** How far revenue with other income may be from revenue of operations. */
const otherIncome = 0.1;

/**
 * Revenue of a company that files no total: all costs, interest among them, and what they leave before tax. Only where operating
 * expenses and income of the year come to about the same.
 *
 * @example costs and expenses 8,202, income before tax 1,535; operating expenses 7,295, operating income 2,444: 9,737
 */
export const costsAndPretaxIncome: Rule = {
  tags: proofTags,
  read: (view) => (view.years().some(isRevenueOfOperations) ? withOtherIncome(view) : missing('not_filed')),
};

function isRevenueOfOperations(year: PeriodView): boolean {
  const revenue = withOtherIncome(year).value;
  const [ofOperations = 0] = sumsOf(year, [operatingIncome], [operatingExpenses]);
  return revenue !== null && Math.abs(revenue - ofOperations) <= otherIncome * ofOperations;
}

function withOtherIncome(view: PeriodView): Figure {
  const parts = [allCosts, filedPretaxIncome].map((rule) => plus(rule.read(view)));
  return combine('costs and expenses + income before tax', parts);
}

function operatingSums(view: PeriodView): number[] {
  return [
    ...sumsOf(view, [operatingIncome], [operatingExpenses]),
    ...sumsOf(view, [operatingIncome, filedPretaxIncome], [allCosts]),
  ];
}

function sumsOf(view: PeriodView, profits: readonly Rule[], spent: readonly Rule[]): number[] {
  return profits.flatMap((profit) =>
    spent.flatMap((cost) => {
      const a = profit.read(view).value;
      const b = cost.read(view).value;
      return a === null || b === null ? [] : [a + b];
    }),
  );
}
