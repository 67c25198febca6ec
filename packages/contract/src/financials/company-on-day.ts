import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoDate, symbolParam } from '../shapes.ts';

/** A company on a past day: what its other calls know by then with `as_of`, and how much came later. */
export const companyOnDay = z.object({
  symbol: z.string(),
  name: z.string(),
  shortName: z.string(),
  exchange: z.string().nullable(),
  currency: z.string(),
  reportedCurrency: z.string(),
  fiscalYearEnd: z.string().nullable(),
  day: isoDate,
  /** The last close by then, in the shares of today; null before the first. */
  close: z.object({ day: isoDate, price: z.number(), simulated: z.boolean() }).nullable(),
  /** The newest split since then: prices and shares count as after it. */
  splitSince: isoDate.nullable(),
  /** Annual and quarterly reports, oldest first, those after `day` too; nothing is known before the first. */
  reports: z.array(z.object({ form: z.string(), filed: isoDate, annual: z.boolean() })),
  later: z.object({
    annualReports: z.number().int(),
    quarterlyReports: z.number().int(),
    closes: z.number().int(),
  }),
});
export type CompanyOnDay = z.output<typeof companyOnDay>;

export const getCompanyOnDay = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/as_of/{day}',
  summary: 'A company on a past day, and how much came later',
  params: z.object({ symbol: symbolParam, day: isoDate }),
  reply: companyOnDay,
  refusals: ['forbidden', 'quota_reached'],
});
