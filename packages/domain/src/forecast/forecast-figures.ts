import { computed, type Figure, type Mark, type MissingReason, missing } from '../figures/index.ts';
import { type RowKey, rowKeys } from '../rows/index.ts';
import { isFinancial } from '../statements/index.ts';
import type { ForecastYear } from './levels.ts';

/** The rows that follow from revenue, and those that follow from earnings; null without consensus for the year. */
export interface RateMarks {
  readonly revenue: readonly Mark[] | null;
  readonly earnings: readonly Mark[] | null;
}

/** The rows of one forecast column; what a forecast does not cover says so. */
export function forecastFigures(year: ForecastYear, marks: RateMarks): Record<RowKey, Figure> {
  const { levels, rates } = year;
  const revenue = marks.revenue ?? [];
  const earnings = marks.earnings ?? [];
  const rate = (value: number | null, ofMarks: readonly Mark[] | null = []) =>
    figure(value, 'assumption', ofMarks === null ? 'no_consensus' : 'part_missing', ofMarks ?? []);
  const marked = (of: Figure): Figure =>
    of.value === null ? of : { ...of, marks: [...of.marks, ...earnings] };
  return {
    ...notForecast,
    revenueChange: rate(rates.revenueChange, marks.revenue),
    margin: rate(rates.margin, marks.earnings),
    percentageCfoOfRevenue: rate(rates.percentageCfoOfRevenue),
    capexChange: rate(rates.capexChange),
    totalAssetsChange: rate(rates.totalAssetsChange),
    percentageLiabilitiesOfAssets: rate(rates.percentageLiabilitiesOfAssets),
    sharesOutstandingChange: rate(rates.sharesOutstandingChange),
    revenue: figure(
      levels.revenue,
      'revenue of the year before × (1 + revenue change)',
      'part_missing',
      revenue,
    ),
    netIncome: figure(levels.netIncome, 'revenue × margin', 'part_missing', earnings),
    cashFlowFromOperatingActivities: figure(
      levels.cashFlowFromOperatingActivities,
      'revenue × CFO % of revenue',
    ),
    capex: figure(levels.capex, 'capex of the year before × (1 + capex change)'),
    freeCashFlow: figure(
      levels.freeCashFlow,
      rates.freeCashFlowGrowthRate === undefined
        ? 'CFO − capex'
        : 'FCF of the year before × (1 + FCF growth)',
      noFreeCash(year),
      leavesCashFlow(year) ? ['growth_typed'] : [],
    ),
    totalAssets: figure(levels.totalAssets, 'total assets of the year before × (1 + total assets change)'),
    totalLiabilities: figure(levels.totalLiabilities, 'total assets × liabilities % of assets'),
    shareholdersEquity: figure(levels.shareholdersEquity, 'total assets − total liabilities'),
    sharesOutstanding: figure(levels.sharesOutstanding, 'shares of the year before × (1 + shares change)'),
    earningsPerShare: marked(forecastRatioRules.earningsPerShare(year)),
    freeCashFlowPerShare: forecastRatioRules.freeCashFlowPerShare(year),
    roa: forecastRatioRules.roa(year),
    roe: forecastRatioRules.roe(year),
    freeCashFlowGrowthRate: forecastRatioRules.freeCashFlowGrowthRate(year),
  };
}

/** The rows made from levels of the year and of the one before. */
export const forecastRatioRules = {
  earningsPerShare: ({ levels: { netIncome, sharesOutstanding } }: ForecastYear) =>
    perShare(netIncome, sharesOutstanding, 'net income ÷ shares', 'part_missing'),
  freeCashFlowPerShare: (year: ForecastYear) =>
    perShare(year.levels.freeCashFlow, year.levels.sharesOutstanding, 'FCF ÷ shares', noFreeCash(year)),
  roa: ({ levels: { netIncome, totalAssets }, before }: ForecastYear) =>
    returnOnAverage(netIncome, before.totalAssets, totalAssets, 'total assets'),
  roe: ({ levels: { netIncome, shareholdersEquity }, before }: ForecastYear) =>
    returnOnAverage(netIncome, before.shareholdersEquity, shareholdersEquity, 'equity'),
  freeCashFlowGrowthRate: (year: ForecastYear) => {
    const typedGrowth = year.rates.freeCashFlowGrowthRate;
    return typedGrowth === undefined
      ? growthFigure(year.levels.freeCashFlow, year.before.freeCashFlow, noFreeCash(year))
      : figure(typedGrowth, 'assumption');
  },
} as const;
export type ForecastRatioKey = keyof typeof forecastRatioRules;

/** Whether typed growth gives another free cash flow than CFO less capex. */
function leavesCashFlow({ levels, rates }: ForecastYear): boolean {
  const { freeCashFlow, cashFlowFromOperatingActivities: received, capex } = levels;
  return (
    rates.freeCashFlowGrowthRate !== undefined &&
    freeCashFlow !== null &&
    received !== null &&
    capex !== null &&
    Math.abs(freeCashFlow - (received - capex)) > Math.abs(freeCashFlow) * 1e-9
  );
}

function noFreeCash({ businessKind }: ForecastYear): MissingReason {
  return isFinancial(businessKind) ? 'not_meaningful_for_financials' : 'part_missing';
}

function perShare(part: number | null, shares: number | null, formula: string, why: MissingReason): Figure {
  if (part === null) return missing(why);
  return shares !== null && shares > 0 ? computed(part / shares, formula) : missing('shares_missing');
}

/** The same as in the actual columns: on the average of two balances, or on the closing one alone where no other is known. */
function returnOnAverage(
  netIncome: number | null,
  opening: number | null,
  closing: number | null,
  balanceName: string,
): Figure {
  if (netIncome === null || closing === null) return missing('part_missing');
  const balance = opening === null ? closing : (opening + closing) / 2;
  if (!(balance > 0)) return missing('average_not_positive');
  return opening === null
    ? computed(netIncome / balance, `net income ÷ closing ${balanceName}`, ['closing_balance'])
    : computed(netIncome / balance, `net income ÷ average ${balanceName}`);
}

function growthFigure(now: number | null, before: number | null, noFreeCash: MissingReason): Figure {
  if (now === null) return missing(noFreeCash);
  if (before === null) return missing('previous_missing');
  return before > 0
    ? computed(now / before - 1, 'FCF ÷ FCF of the year before − 1')
    : missing('previous_not_positive');
}

function figure(
  value: number | null,
  formula: string,
  why: MissingReason = 'part_missing',
  marks: readonly Mark[] = [],
): Figure {
  return value === null ? missing(why) : computed(value, formula, marks);
}

const notForecast = Object.fromEntries(rowKeys.map((key) => [key, missing('not_forecast')])) as Record<
  RowKey,
  Figure
>;
