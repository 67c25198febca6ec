import { type Figure, type MissingReason, missing } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { BusinessKind, Statement } from '../statements/index.ts';
import { combined, product, quotient, scaled, sum } from './arithmetic.ts';
import { type Exchange, inReported, inTraded, rateOfDay } from './exchange.ts';
import { priceOn } from './market.ts';

/** Twelve months that end with a period. */
export interface Trailing {
  readonly earningsPerShare: Figure;
  readonly dividendsPerShare: Figure;
  readonly freeCashFlow: Figure;
  readonly ebitda: Figure;
  /** The diluted count that meets the price: at a fiscal year's end that of the year, for a quarter too. */
  readonly sharesOutstanding: Figure;
}

/** What is the same for every column of a company. */
export interface ColumnContext {
  readonly businessKind: BusinessKind;
  readonly closes: readonly Close[];
  readonly adrRatio: number;
  /** Why the reported figures may not meet the price, if so. */
  readonly refusal: MissingReason | null;
  readonly exchange: Exchange | null;
}

type MarketRow = Extract<
  RowKey,
  | 'averageStockPrice'
  | 'averageMarketCap'
  | 'enterpriseValue'
  | 'priceEarningsRatioLtm'
  | 'freeCashFlowYield'
  | 'dividendYield'
  | 'stockPriceRange'
>;

/**
 * What the market paid at the period's end. A quarter's ratios rest on its trailing four quarters, so that they
 * stand beside the annual ones. Market cap and enterprise value are in the trading currency, as the price is; where the
 * company reports in another, the price meets reported money at the rate of the period's last day.
 *
 * docs/methodology.md, "Market figures of a period"
 */
export function marketFigures(
  { period, lines }: Statement,
  trailing: Trailing,
  { closes, adrRatio, refusal, exchange }: ColumnContext,
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
    product(price, trailing.sharesOutstanding, 'stock price × diluted shares'),
    1 / adrRatio,
  );
  const perTradedShare = (figure: Figure) => scaled(figure, adrRatio);
  const rate = rateOfDay(exchange, period.end);
  const reportedPrice = inReported(price, rate);
  const reportedMarketCap = inReported(marketCap, rate);
  const atRate = exchange === null ? '' : `, at ${rate.formula}`;
  return {
    averageStockPrice: price,
    stockPriceRange,
    averageMarketCap: marketCap,
    enterpriseValue: sum(
      [
        marketCap,
        inTraded(lines.netDebt, rate),
        inTraded(noneIfNotFiled(lines.preferredStock), rate),
        inTraded(noneIfNotFiled(lines.minorityInterest), rate),
      ],
      `market cap + net debt + preferred stock + minority interest${atRate}`,
    ),
    priceEarningsRatioLtm: quotient(
      reportedPrice,
      perTradedShare(trailing.earningsPerShare),
      `stock price ÷ diluted EPS of twelve months${atRate}`,
      'eps_not_positive',
    ),
    freeCashFlowYield: quotient(
      trailing.freeCashFlow,
      reportedMarketCap,
      `FCF of twelve months ÷ market cap${atRate}`,
      'no_price',
    ),
    dividendYield: quotient(
      perTradedShare(trailing.dividendsPerShare),
      reportedPrice,
      `dividends per share of twelve months ÷ stock price${atRate}`,
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
