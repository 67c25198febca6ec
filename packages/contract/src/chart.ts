import { dayForms, type IndicatorKey, isIndicatorKey, periods } from '@tenfold/domain/series';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { maxCompared } from './policy/comparisons.ts';
import { amount, isoDate, isoDateOrTime, symbolParam, why } from './shapes.ts';

/** As filed and traded, or the change from the first point as a fraction. */
export const valueModes = ['absolute', 'rebased'] as const;

/** Names that the rows of the table do not have, of the same figures. */
const otherNames: ReadonlyMap<string, IndicatorKey> = new Map([
  ['revenueGrowth', 'revenueChange'],
  ['netIncomeMargin', 'margin'],
  ['marketCap', 'averageMarketCap'],
  ['capitalExpenditures', 'capex'],
  ['freeCashFlowToTheFirm', 'freeCashFlow'],
  ['peRatioLtm', 'priceEarningsRatioLtm'],
  ['fcfYield', 'freeCashFlowYield'],
]);

const otherNamesInWords = [...otherNames].map(([name, key]) => `${name} is ${key}`).join(', ');

/** The indicators of domain/series, each by its own name or another one it has; what is read is its own. */
export const indicatorKey = z
  .string()
  .transform((name): string => otherNames.get(name) ?? name)
  .refine(isIndicatorKey, 'Unknown indicator')
  .transform((key) => key as IndicatorKey)
  .describe(`A row of the financials table, a price, a line or a ratio. Other names: ${otherNamesInWords}.`);

export const chartPoint = z.object({
  /** The end of a fiscal period; of prices within a day, their moment. */
  date: isoDateOrTime,
  value: z.number(),
  /** True where the value rests on a close drawn between two real ones; else left out. */
  simulated: z.boolean().optional(),
});

const place = z.number().int().min(0);

/** The closes of a company in the period, oldest first: what every series by day of it is made from. */
export const chartCloses = z.object({
  symbol: z.string(),
  /** The day of the first close. */
  first: isoDate,
  /** Calendar days since the close before; 0 for the first. */
  gaps: z.array(z.number().int()).readonly(),
  values: z.array(z.number()).readonly(),
  /** Stretches of closes drawn between two real ones: the place of the first, and the place after the last. */
  simulated: z.array(z.tuple([place, place]).readonly()).readonly(),
});

/**
 * A value each day: price x value, price / value or value / price by its form, where value is that of the newest step at
 * or before the place of the close; with a base, that / base - 1. `seriesIn` of chart-series reads it into points.
 */
export const byDay = z.object({
  form: z.enum(dayForms),
  /** From the close at this place on; null where there is no point. */
  steps: z.array(z.object({ at: place, value: amount })).readonly(),
  /** Set where it is rebased. */
  base: amount,
});

const series = z.object({
  symbol: z.string(),
  indicator: z.string(),
  /** Of money and money per share; null for rates, numbers, counts, and whatever is rebased. */
  currency: z.string().nullable(),
  /** Of fiscal periods, and of prices within the days; none of a series by day. */
  points: z.array(chartPoint).readonly(),
  /** What makes a value of each close of its company; null for a series that has points, or neither. */
  byDay: byDay.nullable(),
  /** Set when there is not one value. */
  why: why.nullable(),
  /** Last against first value as a fraction, in both modes; null for fewer than two, or from zero or less. */
  change: amount,
});

const parameters = z.object({
  indicators: z.array(indicatorKey).min(1).max(30),
  compare: z.array(symbolParam).max(maxCompared).default([]),
  mode: z.enum(valueModes).default('absolute'),
  /** Fundamentals by fiscal year or by quarter (last twelve months for flows). */
  basis: z.enum(['annual', 'quarterly']).default('annual'),
});

/** Up to thirty series of one company and the same of those it is compared with. */
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
      .pipe(z.enum(periods)),
  }),
  body: parameters,
  reply: z.object({
    period: z.enum(periods),
    /** The first and the last day of any point. */
    from: isoDate.nullable(),
    to: isoDate.nullable(),
    /** Of each company that has a series by day, once for all of them. */
    closes: z.array(chartCloses),
    /** By company, the one in the path first, then by indicator, each as asked for. */
    series: z.array(series),
  }),
  refusals: ['forbidden', 'quota_reached'],
});
export type Chart = z.output<(typeof getChart)['reply']>;
