import { computed, type Figure, type Mark, type MissingReason, missing } from '../figures/index.ts';
import { type RowKey, rowKeys } from '../rows/index.ts';
import { isFinancial } from '../statements/index.ts';
import type { Assumptions, ForecastBase } from './forecast.ts';
import type { ForecastLevels, Levels } from './levels.ts';

/** The rows of one forecast column; what a forecast does not cover says so. */
export function forecastFigures(
  levels: ForecastLevels,
  before: Levels,
  rates: Assumptions,
  marks: readonly Mark[],
  base: ForecastBase,
): Record<RowKey, Figure> {
  const { revenue, netIncome, freeCashFlow, totalAssets, shareholdersEquity, sharesOutstanding } = levels;
  const noFreeCash: MissingReason = isFinancial(base.businessKind)
    ? 'not_meaningful_for_financials'
    : 'part_missing';
  const rate = (value: number | null, ofMarks: readonly Mark[] = []) =>
    figure(value, 'assumption', 'part_missing', ofMarks);
  const typedGrowth = rates.freeCashFlowGrowthRate;
  return {
    ...notForecast,
    revenueChange: rate(rates.revenueChange, marks),
    margin: rate(rates.margin, marks),
    percentageCfoOfRevenue: rate(rates.percentageCfoOfRevenue),
    capexChange: rate(rates.capexChange),
    totalAssetsChange: rate(rates.totalAssetsChange),
    percentageLiabilitiesOfAssets: rate(rates.percentageLiabilitiesOfAssets),
    sharesOutstandingChange: rate(rates.sharesOutstandingChange),
    revenue: figure(revenue, 'revenue of the year before × (1 + revenue change)', 'part_missing', marks),
    netIncome: figure(netIncome, 'revenue × margin', 'part_missing', marks),
    cashFlowFromOperatingActivities: figure(
      levels.cashFlowFromOperatingActivities,
      'revenue × CFO % of revenue',
    ),
    capex: figure(levels.capex, 'capex of the year before × (1 + capex change)'),
    freeCashFlow: figure(
      freeCashFlow,
      typedGrowth === undefined ? 'CFO − capex' : 'FCF of the year before × (1 + FCF growth)',
      noFreeCash,
    ),
    totalAssets: figure(totalAssets, 'total assets of the year before × (1 + total assets change)'),
    totalLiabilities: figure(levels.totalLiabilities, 'total assets × liabilities % of assets'),
    shareholdersEquity: figure(shareholdersEquity, 'total assets − total liabilities'),
    sharesOutstanding: figure(sharesOutstanding, 'shares of the year before × (1 + shares change)'),
    earningsPerShare: perShare(netIncome, sharesOutstanding, 'net income ÷ shares', 'part_missing', marks),
    freeCashFlowPerShare: perShare(freeCashFlow, sharesOutstanding, 'FCF ÷ shares', noFreeCash),
    roa: returnOnAverage(netIncome, before.totalAssets, totalAssets, 'total assets'),
    roe: returnOnAverage(netIncome, before.shareholdersEquity, shareholdersEquity, 'equity'),
    freeCashFlowGrowthRate:
      typedGrowth === undefined
        ? growthFigure(freeCashFlow, before.freeCashFlow, noFreeCash)
        : rate(typedGrowth),
  };
}

function perShare(
  part: number | null,
  shares: number | null,
  formula: string,
  why: MissingReason,
  marks: readonly Mark[] = [],
): Figure {
  if (part === null) return missing(why);
  return shares !== null && shares > 0 ? computed(part / shares, formula, marks) : missing('shares_missing');
}

/** As in the actual columns: on the average of two balances, or on the closing one alone where no other is known. */
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
