import { z } from 'zod';
import { quote } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { amount, isoDate, isoTime } from '../shapes.ts';
import { noValueReason } from '../valuation/valuation-methods.ts';
import { savedForecast } from './forecast.ts';

const filing = z.object({ accession: z.string(), form: z.string(), filed: isoDate });

/** What a forecast says of a listing. */
const listingValue = z.object({
  symbol: z.string(),
  /** Over the filings of today, carried to the day of the price where it can be, as on the company’s page. */
  valuePerShare: amount,
  /** Value per share / price - 1, a fraction. */
  valueAgainstPrice: amount,
});

export const ownForecast = savedForecast.extend({
  symbol: z.string(),
  companyName: z.string(),
  currency: z.string(),
  versions: z.number().int(),
  /** The newest filing when it was last saved, and now. */
  newestFilingThen: filing.nullable(),
  newestFiling: filing.nullable(),
  stockPrice: amount,
  lastTradeTime: isoTime.nullable(),
  /** `replay` is a simulated price. */
  priceKind: quote.shape.kind.nullable(),
  /** Past it there should be a newer price; null without one. */
  priceStaleFrom: isoTime.nullable(),
  ...listingValue.omit({ symbol: true }).shape,
  /** The same of other listings of the company, at their prices. */
  otherListings: z.array(listingValue.extend({ valueVisible: z.boolean() })),
  /** Null with a value, and where the caller may not see it. */
  why: noValueReason.nullable(),
  /** False where no company is left this month, and this one was not opened in it. */
  valueVisible: z.boolean(),
});
export type OwnForecast = z.output<typeof ownForecast>;

export const listOwnForecasts = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/forecasts',
  summary: 'All forecasts of the person, with today’s value, last changed first',
  reply: z.object({ forecasts: z.array(ownForecast) }),
});
