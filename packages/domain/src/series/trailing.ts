import { daily, type IndicatorKey } from './indicator-keys.ts';

/** Balances, counts and the price at the end of a period. */
const ofTheQuarter: readonly IndicatorKey[] = [
  'averageStockPrice',
  'totalAssets',
  'totalAssetsChange',
  'currentAssets',
  'totalLiabilities',
  'percentageLiabilitiesOfAssets',
  'currentLiabilities',
  'shareholdersEquity',
  'totalDebt',
  'netDebt',
  'leverage',
  'sharesOutstanding',
  'sharesOutstandingChange',
];

const notTrailing: ReadonlySet<IndicatorKey> = new Set([...daily, ...ofTheQuarter]);

/**
 * Whether the value of a quarter is of the twelve months that end with it, and not of the quarter or its last day.
 *
 * Example: revenue and EPS are; total assets, shares outstanding and the price at the end of the quarter are not.
 *
 * docs/methodology.md, "Twelve months by quarter"
 */
export function isTrailing(key: IndicatorKey): boolean {
  return !notTrailing.has(key);
}

const sharePrices: ReadonlySet<IndicatorKey> = new Set(['stockPrice', 'averageStockPrice', 'totalReturn']);

/**
 * Whether a value is what one share costs: far above what it earns or pays, and in the trading currency.
 *
 * Example: the stock price and total return are; EPS and dividends per share are not.
 */
export function isSharePrice(key: IndicatorKey): boolean {
  return sharePrices.has(key);
}
