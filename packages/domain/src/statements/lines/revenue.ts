import type { IsoDate } from '../../facts/index.ts';
import { type Figure, missing } from '../../figures/index.ts';
import { lastDay } from '../../periods/index.ts';
import { marked } from '../combine.ts';
import type { PeriodView } from '../period-view.ts';
import { either, first, flow, largest, type Rule, sum, tagsOf } from '../rule.ts';

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
  flow('us-gaap:CostOfGoodsSold'),
];
const filedCost = either(...costs);

/**
 * Cost of revenue, where it is the cost of all of it. A carmaker with a bank files the cost of its cars only, and their
 * sales as a second, somewhat smaller total beside the whole.
 */
export const costOfRevenue: Rule = {
  tags: tagsOf([...costs, ...totals]),
  read(view) {
    const filed = filedTotals(view);
    const newest = lastDay(filed.map((total) => total.filed));
    const values = filed.filter((total) => total.filed === newest).map((total) => total.figure.value ?? 0);
    const whole = Math.max(...values);
    const inPart = values.some((value) => value > 0.5 * whole && value < 0.95 * whole);
    return inPart ? missing('part_missing') : filedCost.read(view);
  },
};
const filedGrossProfit = flow('us-gaap:GrossProfit', 'ifrs-full:GrossProfit');

const interestAndOther = sum('net interest income + non-interest income', [
  flow('us-gaap:InterestIncomeExpenseNet', 'us-gaap:InterestIncomeExpenseAfterProvisionForLoanLoss'),
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

/** What some industries call their one revenue line, and totals by their parts. */
const substitutes = [
  flow(
    'us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax',
    'ifrs-full:RevenueFromContractsWithCustomers',
  ),
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
  tags: tagsOf([...totals, ...costs, filedGrossProfit]),
  read(view) {
    const candidates = totalsInUse(view);
    const chosen = reconciled(view, candidates) ?? greatest(candidates);
    return chosen === null ? largest(...totals).read(view) : restatedAcrossTags(chosen, view);
  },
};

const anyBusiness = first(general, ...substitutes, interestAndOther, insurance);
const bank = first(either(flow('us-gaap:RevenuesNetOfInterestExpense'), interestAndOther), anyBusiness);
const insurer = first(either(flow('us-gaap:Revenues', 'ifrs-full:Revenue'), insurance), anyBusiness);

/**
 * Revenue, chosen for each period on its own, because no order of tags is right for every company or even for every year
 * of one: the total that equals gross profit + cost of revenue if any does, else the largest. A bank's revenue is net of
 * interest expense; an insurer's is premiums and investment income.
 *
 * @example SalesRevenueNet 83, Revenues 80, gross profit 40, cost 43: 83
 * @example SalesRevenueNet 83, Revenues 84.5, no gross profit: 84.5
 *
 * methodology.md 2, "revenue"
 */
export const revenue: Rule = {
  tags: tagsOf([anyBusiness, bank, insurer]),
  read(view) {
    if (view.kind === 'bank') return bank.read(view);
    return view.kind === 'insurer' ? insurer.read(view) : anyBusiness.read(view);
  },
};

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
