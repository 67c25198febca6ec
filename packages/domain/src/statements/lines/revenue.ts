import type { IsoDate } from '../../facts/index.ts';
import { type Figure, missing } from '../../figures/index.ts';
import { lastDay } from '../../periods/index.ts';
import { marked } from '../combine.ts';
import type { PeriodView } from '../period-view.ts';
import { difference, either, first, flow, largest, once, type Rule, sum, tagsOf } from '../rule.ts';

const totals = [
  flow('us-gaap:Revenues', 'ifrs-full:Revenue'),
  flow('us-gaap:RevenuesNetOfInterestExpense'),
  flow('us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax'),
  flow('us-gaap:SalesRevenueNet'),
  flow('us-gaap:RealEstateRevenueNet'),
  flow('us-gaap:RegulatedAndUnregulatedOperatingRevenue'),
];

const costs = [
  flow('us-gaap:CostOfRevenue', 'ifrs-full:CostOfSales'),
  flow('us-gaap:CostOfGoodsAndServicesSold'),
  sum('cost of goods + services', [flow('us-gaap:CostOfGoodsSold')], [flow('us-gaap:CostOfServices')]),
];
const filedCost = either(...costs);

/** What a health plan pays for care stands beside the cost of the products it sells. */
const claimsPaid = flow(
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredNet',
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredHealthCare',
);

/**
 * Cost of revenue, where it is the cost of all of it. A carmaker with a bank files the cost of its cars only, and their
 * sales as a second, somewhat smaller total beside the whole.
 */
export const costOfRevenue: Rule = {
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
const filedGrossProfit = flow('us-gaap:GrossProfit', 'ifrs-full:GrossProfit');

const interestAndOther = sum('net interest income + non-interest income', [
  either(
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

const taxIncluded = flow('us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax');

/** Sales of tobacco, drink or fuel with the excise in them and without: taken only where gross profit says so. */
const onceExciseIsKnown = [
  taxIncluded,
  ...[...totals, taxIncluded].map((total) =>
    difference('revenue − excise taxes', total, [flow('us-gaap:ExciseAndSalesTaxes')]),
  ),
];

/** What some industries call their one revenue line, and totals by their parts. */
const substitutes = [
  taxIncluded,
  flow('ifrs-full:RevenueFromContractsWithCustomers'),
  sum('goods + services', [flow('us-gaap:SalesRevenueGoodsNet'), flow('us-gaap:SalesRevenueServicesNet')]),
  flow('us-gaap:SalesRevenueGoodsNet'),
  flow('us-gaap:SalesRevenueServicesNet'),
  flow('us-gaap:HealthCareOrganizationRevenue'),
  flow('us-gaap:ElectricUtilityRevenue'),
  flow('us-gaap:OilAndGasRevenue'),
  flow('us-gaap:ContractsRevenue'),
  flow('us-gaap:OperatingLeaseLeaseIncome'),
  flow('us-gaap:OperatingLeasesIncomeStatementLeaseRevenue'),
];

const general: Rule = {
  tags: tagsOf([...totals, ...onceExciseIsKnown, ...costs, filedGrossProfit]),
  read(view) {
    const candidates = totalsInUse(view);
    const others = onceExciseIsKnown.map((it) => it.read(view));
    const chosen = reconciled(view, [...candidates, ...others]) ?? greatest(candidates);
    return chosen === null ? largest(...totals).read(view) : restatedAcrossTags(chosen, view);
  },
};

const operatingIncome = flow('us-gaap:OperatingIncomeLoss');
const allCosts = flow('us-gaap:CostsAndExpenses');

/** Refuses what is far below operating income and all costs together: sales to customers beside a landlord's rents. */
function whole(rule: Rule): Rule {
  return {
    tags: tagsOf([rule, operatingIncome, allCosts]),
    read(view) {
      const figure = rule.read(view);
      const [income, spent] = [operatingIncome.read(view).value, allCosts.read(view).value];
      if (figure.value === null || income === null || spent === null) return figure;
      return income + spent > figure.value * 1.25 ? missing('part_missing') : figure;
    },
  };
}

const anyBusiness = whole(first(general, ...substitutes, interestAndOther, insurance));
const bank = first(either(flow('us-gaap:RevenuesNetOfInterestExpense'), interestAndOther), anyBusiness);
const insurer = first(either(flow('us-gaap:Revenues', 'ifrs-full:Revenue'), insurance), anyBusiness);

/**
 * Revenue, chosen for each period on its own, because no order of tags is right for every company or even for every year
 * of one: the total that equals gross profit + cost of revenue if any does, else the largest. A bank's revenue is net of
 * interest expense, also where the gross total is filed; an insurer's is premiums and investment income. Excise taxes are no
 * revenue where the company's own gross profit leaves them out.
 *
 * @example SalesRevenueNet 83, Revenues 80, gross profit 40, cost 43: 83
 * @example SalesRevenueNet 83, Revenues 84.5, no gross profit: 84.5
 *
 * methodology.md 2, "revenue"
 */
export const revenue: Rule = once({
  tags: tagsOf([anyBusiness, bank, insurer]),
  read(view) {
    if (view.kind === 'bank') return bank.read(view);
    return view.kind === 'insurer' ? insurer.read(view) : anyBusiness.read(view);
  },
});

/**
 * The totals filed for the period, without those under a tag the company had given up by the time it told the period again
 * under another: the newer telling restates it.
 */
function totalsInUse(view: PeriodView): Figure[] {
  const filed = filedTotals(view);
  const newest = lastDay(filed.map((total) => total.filed)) ?? '';
  const inUse = filed.filter((total) => view.lastUsed(total.tag) >= newest);
  return (inUse.length > 0 ? inUse : filed).map((total) => total.figure);
}

function filedTotals(view: PeriodView): { figure: Figure; tag: string; filed: IsoDate }[] {
  return totals.flatMap((total) => {
    const figure = total.read(view);
    const [source] = figure.sources;
    if (source === undefined) return [];
    const filed = lastDay(figure.sources.map((it) => it.filed)) ?? '';
    return [{ figure, tag: `${source.taxonomy}:${source.tag}`, filed }];
  });
}

/** Marks a total that replaced another, filed earlier under a tag given up since, of about its size. */
function restatedAcrossTags(figure: Figure, view: PeriodView): Figure {
  const { value } = figure;
  const replaced = filedTotals(view).some(({ figure: other, filed }) => {
    const apart = Math.abs((other.value ?? 0) - (value ?? 0)) / Math.abs(value ?? 1);
    const earlier = figure.sources.every((source) => filed < source.filed);
    return earlier && apart > 0.0005 && apart < 0.3;
  });
  return replaced ? marked(figure, 'restated') : figure;
}

function reconciled(view: PeriodView, candidates: readonly Figure[]): Figure | null {
  const profit = filedGrossProfit.read(view).value;
  if (profit === null) return null;
  const sums = costs.map((cost) => cost.read(view).value).filter((cost) => cost !== null);
  const fits = ({ value }: Figure) =>
    sums.some((cost) => value !== null && Math.abs(profit + cost - value) <= 0.0005 * Math.abs(value));
  return candidates.find(fits) ?? null;
}

function greatest(figures: readonly Figure[]): Figure | null {
  const [first, ...others] = figures;
  if (first === undefined) return null;
  return others.reduce((best, figure) => ((figure.value ?? 0) > (best.value ?? 0) ? figure : best), first);
}
