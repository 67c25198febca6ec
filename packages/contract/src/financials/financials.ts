import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { asOfQuery, isoDate, symbolParam } from '../shapes.ts';
import { valuationMethods } from '../valuation/valuation-methods.ts';
import { financialsColumn } from './columns.ts';
import { exchangeRate } from './exchange-rate.ts';
import { businessKind, forecastBase } from './forecast-base.ts';
import { qualityCheck } from './quality-check.ts';

export const financials = z.object({
  symbol: z.string(),
  currency: z.string(),
  reportedCurrency: z.string(),
  /** At the last fiscal year's end; null within one currency. */
  exchangeRate: exchangeRate.nullable(),
  businessKind,
  /** `MMDD`, as filed. */
  fiscalYearEnd: z.string().nullable(),
  maxReached: z.boolean(),
  /** `latest_year` has one actual column and reveals no other year: rows that compare years are null, with `for_signed_in`. */
  extent: z.enum(['whole', 'latest_year']),
  /** Up to 11, oldest first. */
  actual: z.array(financialsColumn),
  /** The twelve months to the newest quarter, whose year and quarter it has; empty when none is newer than the last year. */
  ltm: z.array(financialsColumn),
  /** The twelve months that end a year before those; empty where a quarter of them isn't on file. */
  ltmYearBefore: z.array(financialsColumn),
  /** Up to 40, oldest first. */
  quarterly: z.array(financialsColumn),
  average: z.array(financialsColumn),
  /** One column, by averages at the default required return and growth. */
  estimated: z.array(financialsColumn),
  /** Four columns; the fifth projected year is the terminal set. */
  projected: z.array(financialsColumn),
  terminal: z.array(financialsColumn),
  /** Null without a full fiscal year. */
  forecastBase: forecastBase.nullable(),
  valuationMethods: valuationMethods.nullable(),
  /** EPS by fiscal quarter or year. */
  surprises: z.array(z.object({ periodEnd: isoDate, actual: z.number(), estimate: z.number() })),
  quality: z.array(qualityCheck),
});
export type Financials = z.output<typeof financials>;

export const getFinancials = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/financials',
  summary: 'Actual, quarterly, ten-year, estimated and projected figures',
  params: z.object({ symbol: symbolParam }),
  query: asOfQuery,
  reply: financials,
  refusals: ['quota_reached'],
});
