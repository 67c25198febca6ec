import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { exchangeRate } from './financials/exchange-rate.ts';
import { amount, isoDate, symbolParam } from './shapes.ts';

export const valuation = z.object({
  symbol: z.string(),
  currency: z.string(),
  asOf: isoDate.nullable(),
  /** Null within one currency, or where none is stored. */
  exchangeRate: exchangeRate.nullable(),
  /** End of the twelve months of earnings used. */
  earningsTo: isoDate.nullable(),
  newestFiling: isoDate.nullable(),
  /** The newest filing is more than 135 days older than the price. */
  staleEarnings: z.boolean(),
  freeCashFlowYield: amount,
  dividendYield: amount,
  marketCap: amount,
  priceEarningsRatioLtm: amount,
  priceBookRatio: amount,
  priceSalesRatio: amount,
  peg: amount,
  pegSource: z.enum(['analysts', 'five_years']).nullable(),
  totalReturnLtm: amount,
  totalReturn5y: amount,
  totalReturn10y: amount,
  /** Last close where that of five years before is 100; without dividends. */
  priceScore5y: amount,
  earningsPerShareGrowth10y: amount,
  earningsPerShareGrowth5y: amount,
  freeCashFlowPerShareGrowth10y: amount,
  dividendsPayout: amount,
  dividendsPerShareLtm: amount,
  dividendsPerShareGrowth10y: amount,
  week52Low: amount,
  week52High: amount,
  /** 0 to 100, clamped; 50 without data. */
  week52Position: z.number(),
  analysts: z
    .object({ meanTarget: amount, buy: amount, hold: amount, sell: amount, asOf: isoDate.nullable() })
    .nullable(),
  nextEarningsDate: isoDate.nullable(),
  why: z.record(z.string(), z.string()),
  marks: z.record(z.string(), z.array(z.string())),
  simulatedPrices: z.boolean(),
});
export type Valuation = z.output<typeof valuation>;

export const getValuation = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{symbol}/valuation_and_earnings',
  summary: 'Valuation ratios, growth, returns and dividends',
  params: z.object({ symbol: symbolParam }),
  reply: valuation,
});

/** Past ratios tell of past years: not for all, as those of today are. */
export const getValuationOnDay = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/as_of/{day}/valuation_and_earnings',
  summary: 'Valuation ratios as they were on a past day',
  params: z.object({ symbol: symbolParam, day: isoDate }),
  reply: valuation,
  refusals: ['forbidden', 'quota_reached'],
});
