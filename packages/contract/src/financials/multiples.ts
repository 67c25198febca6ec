import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, asOfQuery, isoDate, symbolParam, why } from '../shapes.ts';

export const multipleHistory = z.object({
  key: z.enum(['priceEarnings', 'priceFreeCashFlow', 'enterpriseValueEbitda', 'enterpriseValueFreeCashFlow']),
  /** At the last close, by the last twelve months. */
  today: amount,
  whyToday: why.nullable(),
  /** Ends of quarters, of years where no quarters are filed, with a multiple above zero; oldest first. */
  points: z.array(z.object({ periodEnd: isoDate, value: z.number() })),
  /** Period ends of the ten years, with and without a multiple. */
  periods: z.number().int(),
  /** Whether a simulated price is among those of the points. */
  simulatedPrices: z.boolean(),
  /** Null with less than five years, or another reason. */
  spread: z
    .object({
      low: z.number(),
      lowerQuartile: z.number(),
      median: z.number(),
      upperQuartile: z.number(),
      high: z.number(),
    })
    .nullable(),
  why: why.nullable(),
});
export type MultipleHistory = z.output<typeof multipleHistory>;

export const multiples = z.object({
  symbol: z.string(),
  /** The day of the last close. */
  asOf: isoDate.nullable(),
  multiples: z.array(multipleHistory),
});
export type Multiples = z.output<typeof multiples>;

export const getMultiples = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/multiples',
  summary: 'Multiples of earnings and cash flow over ten years',
  params: z.object({ symbol: symbolParam }),
  query: asOfQuery,
  reply: multiples,
  refusals: ['forbidden', 'quota_reached'],
});
