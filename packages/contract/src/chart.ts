import { type IndicatorKey, isIndicatorKey, type Period, periods } from '@tenfold/domain/series';
import { z } from 'zod';
import { mostCompared } from './comparisons.ts';
import { endpoint } from './endpoint.ts';
import { amount, isoDate, symbolParam, why } from './shapes.ts';

/** The periods of the performance chart; the default is the first. */
export const chartPeriods = periods;
export type ChartPeriod = Period;

/** As filed and traded, or the change from the first point as a fraction. */
export const valueModes = ['absolute', 'rebased'] as const;

/** The indicators of domain/series: the first rows of the financials table, `stockPrice`, `totalReturn` and some lines. */
export const indicatorKey = z
  .string()
  .refine(isIndicatorKey, 'No such indicator')
  .transform((text) => text as IndicatorKey);

export const chartPoint = z.object({
  /** The day of a price; the end of a fiscal period. */
  date: isoDate,
  value: z.number(),
  /** True where the value rests on a close drawn between two real ones; else left out. */
  simulated: z.boolean().optional(),
});

export const chartSeries = z.object({
  symbol: z.string(),
  indicator: z.string(),
  /** Of money and money per share; null for rates, numbers, counts, and whatever is rebased. */
  currency: z.string().nullable(),
  points: z.array(chartPoint),
  /** Set when there is not one point. */
  why: why.nullable(),
  /** Last against first value as a fraction, in both modes; null for fewer than two, or from zero or less. */
  change: amount,
});
export type ChartSeries = z.output<typeof chartSeries>;

const parameters = z.object({
  indicators: z.array(indicatorKey).min(1).max(30),
  compare: z.array(symbolParam).max(mostCompared).default([]),
  mode: z.enum(valueModes).default('absolute'),
  /** Fundamentals by fiscal year or by quarter (last twelve months for flows). */
  basis: z.enum(['annual', 'quarterly']).default('annual'),
});

/** Up to thirty series of one company and the same of those it is compared with; prices as arrays by day. */
export const getChart = endpoint({
  method: 'POST',
  access: 'viewer',
  path: '/company/{symbol}/chart/{period}',
  summary: 'Prices and fundamentals over a period, for one company and those compared with it',
  params: z.object({
    symbol: symbolParam,
    period: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(chartPeriods)),
  }),
  body: parameters,
  reply: z.object({
    period: z.enum(chartPeriods),
    /** The first and the last day of any point below. */
    from: isoDate.nullable(),
    to: isoDate.nullable(),
    /** By company, the one in the path first, then by indicator, each as asked for. */
    series: z.array(chartSeries),
  }),
});
export type Chart = z.output<(typeof getChart)['reply']>;
