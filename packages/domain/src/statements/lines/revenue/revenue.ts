import { type Figure, missing } from '../../../figures/index.ts';
import {
  difference,
  firstOf,
  firstOrFallback,
  flow,
  largest,
  memoizeRule,
  type Rule,
  sum,
  tagsOf,
} from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { filedPretaxIncome } from '../pretax-income.ts';
import { exciseBasis, exciseTags, fits } from './excise.ts';
import { rentsAboveFees, rentsAlone } from './rents.ts';
import { costsAndPretaxIncome, grossSums, requireWholeRevenue } from './revenue-proof.ts';
import { greatest, restatedAcrossTags, totals, totalsInUse, totalTags } from './revenue-totals.ts';

const interestAndOther = sum('net interest income + non-interest income', [
  firstOf(
    flow('us-gaap:InterestIncomeExpenseNet'),
    difference('interest income − interest expense', flow('us-gaap:InterestAndDividendIncomeOperating'), [
      flow('us-gaap:InterestExpense', 'us-gaap:InterestExpenseOperating'),
    ]),
  ),
  flow('us-gaap:NoninterestIncome'),
]);

const insurance = sum(
  'premiums + investment income + other income',
  [
    flow('us-gaap:PremiumsEarnedNet', 'us-gaap:PremiumsEarnedNetPropertyAndCasualty'),
    flow('us-gaap:NetInvestmentIncome'),
  ],
  [
    flow('us-gaap:GainLossOnInvestments', 'us-gaap:RealizedInvestmentGainsLosses'),
    flow('us-gaap:InsuranceCommissionsAndFees'),
    flow('us-gaap:OtherIncome'),
  ],
);

const goodsAndServices = [
  flow('us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax'),
  flow('ifrs-full:RevenueFromContractsWithCustomers'),
  sum('goods + services', [flow('us-gaap:SalesRevenueGoodsNet'), flow('us-gaap:SalesRevenueServicesNet')]),
  flow('us-gaap:SalesRevenueGoodsNet'),
  flow('us-gaap:SalesRevenueServicesNet'),
];

/** What some industries call their one revenue line. */
const ofOneIndustry = [
  flow('us-gaap:HealthCareOrganizationRevenue'),
  flow('us-gaap:ElectricUtilityRevenue'),
  flow('us-gaap:OilAndGasRevenue'),
  flow('us-gaap:ContractsRevenue'),
].map(unlessBelowIncome);

const substitutes = [...goodsAndServices, ...ofOneIndustry, rentsAlone];

/** Refuses the revenue of one industry that earns less than the whole company does before tax: it is one business of several. */
function unlessBelowIncome(rule: Rule): Rule {
  return {
    tags: tagsOf([rule, filedPretaxIncome]),
    read(view) {
      const figure = rule.read(view);
      const isPart = figure.value !== null && (filedPretaxIncome.read(view).value ?? 0) > figure.value;
      return isPart ? missing('part_missing') : figure;
    },
  };
}

const general: Rule = {
  tags: [...new Set([...totalTags, ...exciseTags, ...rentsAlone.tags])],
  read(view) {
    const candidates = totalsInUse(view);
    const chosen = byGrossProfit(view, candidates) ?? greatest(candidates);
    if (chosen === null) return largest(...totals).read(view);
    return rentsAboveFees(view, chosen) ?? restatedAcrossTags(chosen, view);
  },
};

const filed = requireWholeRevenue(firstOrFallback(general, ...substitutes, interestAndOther, insurance));
const anyBusiness = firstOrFallback(filed, costsAndPretaxIncome);
const bank = firstOrFallback(
  firstOf(flow('us-gaap:RevenuesNetOfInterestExpense'), interestAndOther),
  anyBusiness,
);
const insurer = firstOrFallback(
  firstOf(flow('us-gaap:Revenues', 'ifrs-full:Revenue'), insurance),
  anyBusiness,
);

/**
 * Revenue, chosen for each period on its own, because no order of tags is right for every company or even for every year
 * of one: the total that equals gross profit + cost of revenue if any does, else the largest, be it rents. A bank's revenue is net
 * of interest expense, also where the gross total is filed; an insurer's is premiums and investment income. Excise taxes are no
 * revenue where the company's own gross profit leaves them out, on one basis over all years.
 *
 * @example SalesRevenueNet 83, Revenues 80, gross profit 40, cost 43: 83
 * @example SalesRevenueNet 83, Revenues 84.5, no gross profit: 84.5
 *
 * docs/methodology.md, "Revenue"
 */
export const revenue: Rule = memoizeRule({
  tags: tagsOf([anyBusiness, bank, insurer]),
  read(view) {
    if (view.kind === 'bank') return bank.read(view);
    return view.kind === 'insurer' ? insurer.read(view) : anyBusiness.read(view);
  },
});

function byGrossProfit(view: PeriodView, candidates: readonly Figure[]): Figure | null {
  const { others, byGrossProfit: decides } = exciseBasis(view);
  if (!decides) return greatest([...candidates, ...others]);
  const sums = grossSums(view);
  return [...candidates, ...others].find((figure) => fits(sums, figure)) ?? null;
}
