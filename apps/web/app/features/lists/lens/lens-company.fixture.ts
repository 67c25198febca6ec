import type { LensCompany } from '@tenfold/contract/lists';

/** A company that trades and reports in dollars; no figures but those given. */
export function lensCompany(symbol: string, given: Partial<LensCompany> = {}): LensCompany {
  return {
    symbol,
    name: `${symbol} Inc.`,
    shortName: symbol,
    currency: 'USD',
    stockPrice: 100,
    stockPriceChange: 0.01,
    lastTradeTime: '2026-08-21T16:00:00-04:00',
    latestUpdate: '2026-08-21T16:00:00-04:00',
    quote: null,
    hasFigures: true,
    reportedCurrency: 'USD',
    yearEnd: '2025-09-27',
    ratiosAsOf: '2026-08-21',
    historyVisible: true,
    figures: {},
    why: {},
    years: {},
    priceLine: [],
    earningsBars: [],
    ...given,
  };
}
