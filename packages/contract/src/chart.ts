import { dayForms, type IndicatorKey, isIndicatorKey } from '@tenfold/domain/series';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { maxCompared } from './policy/comparisons.ts';
import { amount, asOfQuery, chartPeriodParam, isoDate, isoDateOrTime, symbolParam, why } from './shapes.ts';

/** `rebased`: the change from the first point as a fraction. */
export const valueModes = ['absolute', 'rebased'] as const;

/** Also accepts `absolut`. */
const valueMode = z
  .enum([...valueModes, 'absolut'])
  .transform((mode) => (mode === 'absolut' ? 'absolute' : mode));

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

/** Also accepts `otherNames`; the output is the indicator's own key. */
export const indicatorKey = z
  .string()
  .transform((name): string => otherNames.get(name) ?? name)
  .refine(isIndicatorKey, 'Unknown indicator')
  .transform((key) => key as IndicatorKey)
  .describe(`A row of the financials table, a price, a line or a ratio. Other names: ${otherNamesInWords}.`);

export const chartPoint = z.object({
  /** The end of a fiscal period; for intraday prices the time. */
  date: isoDateOrTime,
  value: z.number(),
  /** True where the value depends on a simulated close; else left out. */
  simulated: z.boolean().optional(),
});

const place = z.number().int().min(0);

/** Oldest first. */
export const chartCloses = z.object({
  symbol: z.string(),
  first: isoDate,
  /** Calendar days since the close before; 0 for the first. */
  gaps: z.array(z.number().int()).readonly(),
  values: z.array(z.number()).readonly(),
  /** Ranges of simulated closes: index of the first, and the index after the last. */
  simulated: z.array(z.tuple([place, place]).readonly()).readonly(),
});

/**
 * For each close price x value, price / value or value / price, where value is the last step's up to there; rebased, that
 * divided by `base`, minus 1. `seriesIn` expands it into points.
 */
export const byDay = z.object({
  form: z.enum(dayForms),
  /** From the close at this index on; null: no point. */
  steps: z.array(z.object({ at: place, value: amount })).readonly(),
  base: amount,
});

const series = z.object({
  symbol: z.string(),
  indicator: z.string(),
  /** Null for rates, numbers, counts, and when rebased. */
  currency: z.string().nullable(),
  points: z.array(chartPoint).readonly(),
  byDay: byDay.nullable(),
  why: why.nullable(),
  /** Last against first value as a fraction, in both modes; null for fewer than two values, or from zero or less. */
  change: amount,
});

const parameters = z.object({
  indicators: z.array(indicatorKey).min(1).max(30),
  compare: z.array(symbolParam).max(maxCompared).default([]),
  mode: valueMode.default('absolute'),
  /** Flows of `quarterly` are of the last twelve months. */
  basis: z.enum(['annual', 'quarterly']).default('annual'),
});

export const getChart = endpoint({
  method: 'POST',
  access: 'viewer',
  path: '/company/{symbol}/chart/{period}',
  summary: 'Prices and fundamentals over a period, for one company and those compared with it',
  params: z.object({
    symbol: symbolParam,
    period: chartPeriodParam,
  }),
  query: asOfQuery,
  body: parameters,
  reply: z.object({
    period: z.string(),
    from: isoDate.nullable(),
    to: isoDate.nullable(),
    /** From the first close or fiscal period of the company in the path to its last day; null without either. */
    onFile: z.object({ from: isoDate, to: isoDate }).nullable(),
    closes: z.array(chartCloses),
    /** By company, the one in the path first, then by indicator, in the requested order. */
    series: z.array(series),
  }),
  refusals: ['forbidden', 'quota_reached'],
});
export type Chart = z.output<(typeof getChart)['reply']>;

export const eventKinds = ['report', 'dividend', 'split'] as const;

export const chartEvent = z.object({
  /** When a report was filed, a share traded without its dividend, or a split took effect. */
  date: isoDate,
  kind: z.enum(eventKinds),
  /** The form of a report: `10-K`. */
  form: z.string().nullable(),
  /** Cash per share of a dividend, in today's shares; of a split new shares for an old one. */
  value: amount,
});
export type ChartEvent = z.output<typeof chartEvent>;

export const listChartEvents = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'own',
  path: '/company/{symbol}/events',
  summary: 'Reports, dividends and splits of a company by day',
  params: z.object({ symbol: symbolParam }),
  query: asOfQuery,
  reply: z.object({
    /** The currency of dividends. */
    currency: z.string(),
    /** Oldest first. */
    events: z.array(chartEvent),
  }),
  refusals: ['forbidden', 'quota_reached'],
});
