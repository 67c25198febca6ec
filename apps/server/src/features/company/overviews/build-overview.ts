import type { CompanyOverview, OverviewValue } from '@tenfold/contract/company';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { valueAgainstPrice, valueAsOf } from '@tenfold/domain/valuation';
import type { Prices } from '../prices/closing-prices.ts';
import { findNewerPrices } from '../quotes/merge-quote.ts';
import type { LatestQuote } from '../quotes/quote-store.ts';
import type { PreparedOverview, PreparedValue } from './overview-document.ts';

/** With the latest quote, as the header of the company's page. @param valueVisible false withholds the value */
export function buildOverview(
  { listing, prices: closing, value, ...ratios }: PreparedOverview,
  quote: LatestQuote | null,
  valueVisible: boolean,
): CompanyOverview {
  const prices = (quote === null ? null : findNewerPrices(closing, quote)) ?? closing;
  const { stockPrice, stockPriceChange, lastTradeTime, latestUpdate } = prices;
  return {
    ...listing,
    ...ratios,
    stockPrice,
    stockPriceChange,
    lastTradeTime,
    latestUpdate,
    quote: prices.quote,
    value: valueVisible && value !== null ? valueOn(prices, value) : null,
    valueVisible,
  };
}

/** Carried to the day of the price where it can be, as on the page. */
function valueOn({ stockPrice, lastTradeTime }: Prices, value: PreparedValue): OverviewValue {
  if (!value.ok) {
    const { method, why, detail } = value;
    return { method, averageYears: null, valuePerShare: null, valueAgainstPrice: null, why, detail };
  }
  const { method, averageYears, base } = value;
  const asOf = lastTradeTime === null ? null : valueAsOf(newYorkDay(new Date(lastTradeTime)), value, base);
  const { valuePerShare } = asOf?.ok ? asOf : value;
  const against = stockPrice === null ? null : valueAgainstPrice(valuePerShare, stockPrice);
  return { method, averageYears, valuePerShare, valueAgainstPrice: against, why: null, detail: {} };
}
