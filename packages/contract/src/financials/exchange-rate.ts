import { z } from 'zod';
import { isoDate } from '../shapes.ts';

export const exchangeRate = z.object({
  reportedCurrency: z.string(),
  /** Units of the reported currency for one of the trading currency. */
  rate: z.number().positive(),
  day: isoDate,
  source: z.string(),
  /** More than seven days older than the price. */
  stale: z.boolean(),
});
export type ExchangeRate = z.output<typeof exchangeRate>;
