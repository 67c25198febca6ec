import { z } from 'zod';
import { isoDate } from './shapes.ts';

/** A closing rate that figures were converted at: what was used, of which day, and who says so. */
export const exchangeRate = z.object({
  /** The currency the company reports in. */
  reportedCurrency: z.string(),
  /** So much of it is paid for one of the trading currency. */
  rate: z.number().positive(),
  day: isoDate,
  source: z.string(),
  /** More than seven days older than the price it was used with. */
  stale: z.boolean(),
});
export type ExchangeRate = z.output<typeof exchangeRate>;
