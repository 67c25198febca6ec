import { type Figure, missing, type Why } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { BusinessKind, Statement } from '../statements/index.ts';
import { changeOf, combined, product, quotient, scaled, sum } from './arithmetic.ts';
import type { Column, ColumnKind } from './column.ts';
import { freeCashFlow, interestCoverage, returnOn } from './derived-figures.ts';
import { priceOn } from './market.ts';

/** A period with the periods it is measured against. */
export interface Surroundings {
  /** What its changes are measured from: the fiscal year before, or the same quarter of the year before. */
  readonly earlier: Statement | null;
  /** The period that ends where this one begins, for average balances. */
  readonly opening: Statement | null;
  /** The twelve months that end with this period. */
  readonly trailing: Trailing;
}

export interface Trailing {
  readonly earningsPerShare: Figure;
  readonly dividendsPerShare: Figure;
  readonly freeCashFlow: Figure;
}

/** What is the same for every column of a company. */
export interface Setting {
  readonly businessKind: BusinessKind;
  readonly closes: readonly Close[];
  readonly adrRatio: number;
  /** Why the reported figures may not meet the price, if so. */
  readonly refusal: Why | null;
}

/** The rows of one filed period, each by its definition in methodology 3. */
export function buildColumn(
  kind: ColumnKind,
  statement: Statement,
  around: Surroundings,
  setting: Setting,
): Column {
  const { period, lines } = statement;
  const earlier = around.earlier?.lines ?? null;
  const opening = around.opening?.lines ?? null;
  const since = period.quarter === null ? 'year before' : 'same quarter a year before';
  const changed = (now: Figure, before: Figure | null, name: string) =>
    changeOf(now, before, `${name} ÷ ${name} of the ${since} − 1`);
  const freeCash = freeCashFlow(lines, setting.businessKind);
  const earlierFreeCash =
    around.earlier === null ? null : freeCashFlow(around.earlier.lines, setting.businessKind);
  const figures: Record<RowKey, Figure> = {
    earningsPerShare: lines.earningsPerShare,
    freeCashFlowPerShare: quotient(
      freeCash,
      lines.sharesOutstanding,
      'FCF ÷ diluted shares',
      'shares_missing',
    ),
    dividendsPerShare: lines.dividendsPerShare,
    dividendsPayout: quotient(
      lines.dividendsPerShare,
      lines.earningsPerShare,
      'dividends per share ÷ diluted EPS',
      'eps_not_positive',
    ),
    revenue: lines.revenue,
    revenueChange: changed(lines.revenue, earlier?.revenue ?? null, 'revenue'),
    netIncome: lines.netIncome,
    margin: quotient(lines.netIncome, lines.revenue, 'net income ÷ revenue', 'whole_not_positive'),
    cashFlowFromOperatingActivities: lines.cashFlowFromOperatingActivities,
    percentageCfoOfRevenue: quotient(
      lines.cashFlowFromOperatingActivities,
      lines.revenue,
      'CFO ÷ revenue',
      'whole_not_positive',
    ),
    capex: lines.capex,
    capexChange: changed(lines.capex, earlier?.capex ?? null, 'capex'),
    freeCashFlow: freeCash,
    totalAssets: lines.totalAssets,
    totalAssetsChange: changed(lines.totalAssets, earlier?.totalAssets ?? null, 'total assets'),
    totalLiabilities: lines.totalLiabilities,
    percentageLiabilitiesOfAssets: quotient(
      lines.totalLiabilities,
      lines.totalAssets,
      'total liabilities ÷ total assets',
      'whole_not_positive',
    ),
    shareholdersEquity: lines.shareholdersEquity,
    netDebt: lines.netDebt,
    sharesOutstanding: lines.sharesOutstanding,
    sharesOutstandingChange: changed(lines.sharesOutstanding, earlier?.sharesOutstanding ?? null, 'shares'),
    roa: returnOn(lines.netIncome, opening?.totalAssets ?? null, lines.totalAssets, 'total assets'),
    roe: returnOn(lines.netIncome, opening?.shareholdersEquity ?? null, lines.shareholdersEquity, 'equity'),
    interestCoverage: interestCoverage(lines),
    preferredStock: lines.preferredStock,
    minorityInterest: lines.minorityInterest,
    freeCashFlowGrowthRate: changed(freeCash, earlierFreeCash, 'FCF'),
    ...marketFigures(statement, around.trailing, setting),
    ...forecastOnly,
  };
  return { kind, year: period.year, quarter: period.quarter, periodEnd: period.end, figures };
}

type MarketRow =
  | 'averageStockPrice'
  | 'averageMarketCap'
  | 'enterpriseValue'
  | 'priceEarningsRatioLtm'
  | 'freeCashFlowYield'
  | 'dividendYield'
  | 'stockPriceRange';

/**
 * What the market paid at the period's end. A quarter's ratios rest on its trailing four quarters, so that they
 * stand beside the annual ones. The price is in the trading currency; whatever joins it with reported money is
 * refused where the two currencies differ.
 */
function marketFigures(
  { period, lines }: Statement,
  trailing: Trailing,
  { closes, adrRatio, refusal }: Setting,
): Record<MarketRow, Figure> {
  const price = priceOn(closes, period.end);
  const stockPriceRange = priceRange(closes, period.start, period.end);
  if (refusal !== null) {
    const refused = missing(refusal);
    return {
      averageStockPrice: price,
      stockPriceRange,
      averageMarketCap: refused,
      enterpriseValue: refused,
      priceEarningsRatioLtm: refused,
      freeCashFlowYield: refused,
      dividendYield: refused,
    };
  }
  const marketCap = scaled(
    product(price, lines.sharesOutstanding, 'stock price × diluted shares'),
    1 / adrRatio,
  );
  const perTradedShare = (figure: Figure) => scaled(figure, adrRatio);
  return {
    averageStockPrice: price,
    stockPriceRange,
    averageMarketCap: marketCap,
    enterpriseValue: sum(
      [
        marketCap,
        lines.netDebt,
        noneIfNotFiled(lines.preferredStock),
        noneIfNotFiled(lines.minorityInterest),
      ],
      'market cap + net debt + preferred stock + minority interest',
    ),
    priceEarningsRatioLtm: quotient(
      price,
      perTradedShare(trailing.earningsPerShare),
      'stock price ÷ diluted EPS of twelve months',
      'eps_not_positive',
    ),
    freeCashFlowYield: quotient(
      trailing.freeCashFlow,
      marketCap,
      'FCF of twelve months ÷ market cap',
      'no_price',
    ),
    dividendYield: quotient(
      perTradedShare(trailing.dividendsPerShare),
      price,
      'dividends per share of twelve months ÷ stock price',
      'no_price',
    ),
  };
}

/** A balance sheet does not list what a company does not have: nothing filed is none of it. */
export function noneIfNotFiled(figure: Figure): Figure {
  return figure.value === null ? combined([], 0, 'none filed') : figure;
}

/** The highest less the lowest close within a period, per share. Refuses: no close in it. */
function priceRange(closes: readonly Close[], start: string, end: string): Figure {
  const within = closes.filter((close) => close.day >= start && close.day <= end);
  if (within.length === 0) return missing('no_price');
  const prices = within.map((close) => close.close);
  const marks = within.some((close) => close.simulated) ? (['simulated_price'] as const) : [];
  return combined([], Math.max(...prices) - Math.min(...prices), 'highest − lowest close', marks);
}

// No filing carries these: they are results of a fair value and stand in forecast columns alone.
const forecastOnly = {
  netDebtEstimate: missing('not_filed'),
  requiredReturn: missing('not_filed'),
  terminalValue: missing('not_filed'),
  pvBreakdown: missing('not_filed'),
};
