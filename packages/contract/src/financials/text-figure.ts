import { periodOf } from '@tenfold/domain/figure-tokens';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { asOfQuery, isoDate, isoTime, symbolParam, why } from '../shapes.ts';

/** Why a period has no figures. */
export const noPeriod = z
  .enum(['not_filed_yet', 'before_the_record', 'no_such_period'])
  .describe(
    'Why a company has no such period: after its newest report, before its first, or none that ends then',
  );

/** A figure that a text or a caller names by company, period and line. */
export const namedFigure = z.object({
  /** What the text has between braces, in one form: `AAPL FY2024 revenue`. */
  token: z.string(),
  symbol: z.string(),
  company: z.string(),
  /** `FY2024`, `FY2024 Q3` or `LTM`. */
  period: z.string(),
  line: z.string(),
  /** `net margin`. */
  label: z.string(),
  /** In full. A percentage is a fraction. */
  value: z.number(),
  unit: z.enum(['money', 'perShare', 'shares', 'percent', 'ratio']),
  /** Set for money and amounts a share. */
  currency: z.string().nullable(),
  periodEnd: isoDate,
  filings: z.array(z.object({ accession: z.string(), form: z.string(), filed: isoDate, url: z.string() })),
});

/** The value when the text was posted. */
export const textFigure = namedFigure.extend({
  statedAt: isoTime,
  /** What filings since then say instead; null: the same. */
  restated: z.object({ value: z.number(), filed: isoDate, url: z.string() }).nullable(),
});
export type TextFigure = z.output<typeof textFigure>;

export const getFigure = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/figure/{period}/{line}',
  summary: 'One figure by period and line, with its filings',
  params: z.object({
    symbol: symbolParam,
    period: z
      .string()
      .max(12)
      .refine((text) => periodOf(text) !== null, 'Use FY2024, FY2024 Q3 or LTM')
      .describe('A fiscal year (FY2024), a quarter (FY2024 Q3) or LTM'),
    line: z
      .string()
      .max(42)
      .describe('A line, a margin or a change: `revenue`, `freeCashFlow`, `margin`, `revenueChange`'),
  }),
  query: asOfQuery,
  reply: z.object({
    /** Null without one. */
    figure: namedFigure.nullable(),
    /** Why there is none. */
    why: z.union([why, noPeriod, z.literal('no_such_line')]).nullable(),
  }),
  refusals: ['forbidden', 'quota_reached'],
});
