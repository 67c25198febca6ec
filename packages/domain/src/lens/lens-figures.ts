import { averageColumn, type Column, quotient } from '../columns/index.ts';
import { type Figure, type MissingReason, missing } from '../figures/index.ts';
import {
  growthOverYears,
  priceReturn,
  totalReturnOf,
  type ValuationInput,
  valuationRatios,
} from '../market/index.ts';
import type { RowKey } from '../rows/index.ts';
import {
  type byPeriodKeys,
  type FiledLensKey,
  type LensPeriod,
  lensPeriodKeys,
  lensPeriods,
} from './lens-fields.ts';

export interface LensFigure {
  readonly value: number | null;
  /** Set exactly when `value` is null. */
  readonly why: MissingReason | null;
  /** Fiscal years behind a mean or median that are fewer than the period's; null otherwise. */
  readonly years: number | null;
}

type ByPeriodKey = (typeof byPeriodKeys)[number];
export type LensByPeriod = Readonly<Record<ByPeriodKey, LensFigure>>;
export type LensToday = Readonly<Record<Exclude<FiledLensKey, ByPeriodKey>, LensFigure>>;

export interface LensFigures {
  /** The same for every period. */
  readonly today: LensToday;
  readonly periods: Readonly<Record<LensPeriod, LensByPeriod>>;
}

/**
 * The figures of one company beside others: of the last fiscal year, at the last close, and over 10, 5, 3 and 1 years.
 *
 * Convention: growth and returns over exactly the period, so that no company is measured over other years than its
 * neighbour; means and medians over as many of its fiscal years as there are, with their number where it is smaller.
 * Over one year a mean is the last fiscal year. Amounts stay in the currency they were filed or traded in.
 * Refuses: as the figures it is made of; growth and returns over years that are not on file (`history_too_short`).
 * Example: revenue of 100 in FY 2015 and 200 in FY 2025 is 2^(1/10) - 1 = 7.2 % over 10Y.
 *
 * docs/methodology.md, "The lens"
 */
export function lensFigures(input: ValuationInput): LensFigures {
  const ratios = valuationRatios(input);
  const last = input.annual.at(-1);
  const latest = (key: RowKey): LensFigure => whole(last?.figures[key] ?? missing('too_few_years'));
  return {
    today: {
      earningsPerShare: latest('earningsPerShare'),
      freeCashFlowPerShare: latest('freeCashFlowPerShare'),
      dividendsPerShare: latest('dividendsPerShare'),
      revenue: latest('revenue'),
      netIncome: latest('netIncome'),
      cashFlowFromOperatingActivities: latest('cashFlowFromOperatingActivities'),
      capex: latest('capex'),
      freeCashFlow: latest('freeCashFlow'),
      netDebt: latest('netDebt'),
      marketCap: whole(ratios.marketCap),
      priceEarningsRatioLtm: whole(ratios.priceEarningsRatioLtm),
      priceBookRatio: whole(ratios.priceBookRatio),
      freeCashFlowYield: whole(ratios.freeCashFlowYield),
      dividendYield: whole(ratios.dividendYield),
    },
    periods: Object.fromEntries(
      lensPeriodKeys.map((period) => [period, figuresOver(input, lensPeriods[period])]),
    ) as Record<LensPeriod, LensByPeriod>,
  };
}

function figuresOver(input: ValuationInput, years: number): LensByPeriod {
  const { annual, closes } = input;
  const growth = (key: RowKey) => whole(growthOverYears(annual, key, years));
  const averages = averageColumn(annual, years);
  const average = (key: RowKey) => behind(averages.figures[key], averages.years[key] ?? 0, years);
  return {
    revenueGrowth: growth('revenue'),
    earningsPerShareGrowth: growth('earningsPerShare'),
    freeCashFlowGrowth: growth('freeCashFlow'),
    margin: average('margin'),
    freeCashFlowMargin: meanFreeCashFlowMargin(annual, years),
    sharesChange: growth('sharesOutstanding'),
    roe: average('roe'),
    roa: average('roa'),
    interestCoverage: average('interestCoverage'),
    priceReturn: whole(priceReturn(closes, years)),
    totalReturn: whole(totalReturnOf(input, years)),
  };
}

/** Free cash flow / revenue of each fiscal year, averaged as the margins of the table are. */
function meanFreeCashFlowMargin(annual: readonly Column[], years: number): LensFigure {
  const after = (annual.at(-1)?.year ?? 0) - years;
  const margins = annual
    .filter(({ year }) => (year ?? 0) > after)
    .map(({ figures }) =>
      quotient(figures.freeCashFlow, figures.revenue, 'FCF ÷ revenue', 'whole_not_positive'),
    );
  const values = margins.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return whole(margins.at(-1) ?? missing('too_few_years'));
  const mean = values.reduce((subtotal, value) => subtotal + value, 0) / values.length;
  return { value: mean, why: null, years: values.length < years ? values.length : null };
}

function whole({ value, why }: Figure): LensFigure {
  return { value, why, years: null };
}

function behind({ value, why }: Figure, found: number, years: number): LensFigure {
  return { value, why, years: value !== null && found < years ? found : null };
}
