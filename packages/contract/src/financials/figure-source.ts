import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, asOfQuery, isoDate, rowKey, symbolParam, why } from '../shapes.ts';

const filedFact = z.object({
  taxonomy: z.string(),
  tag: z.string(),
  unit: z.string(),
  start: isoDate.nullable(),
  end: isoDate,
  value: z.number(),
  accession: z.string(),
  form: z.string(),
  filed: isoDate,
  url: z.string(),
});

export const figureSource = z.object({
  symbol: z.string(),
  rowKey: z.string(),
  /** The column as in the path: `2024`, `2024-Q3`, `LTM`. */
  column: z.string(),
  periodStart: isoDate.nullable(),
  periodEnd: isoDate.nullable(),
  value: amount,
  why: why.nullable(),
  marks: z.array(z.string()),
  /** Null for a figure as filed. */
  formula: z.string().nullable(),
  splitFactor: z.number(),
  scale: z.number(),
  /** With the sign each has in the figure. */
  sources: z.array(filedFact.extend({ sign: z.union([z.literal(1), z.literal(-1)]) })),
  /** What editors corrected or excluded that the figure rests on, in the shares of today; null: no value. */
  corrections: z.array(
    z.object({
      rowKey: z.string(),
      column: z.string(),
      kind: z.enum(['corrected', 'excluded']),
      value: amount,
      filedValue: amount,
      madeOn: isoDate,
    }),
  ),
  /** Every other value filed for the same tags and periods, oldest filing first. */
  history: z.array(filedFact),
});
export type FigureSource = z.output<typeof figureSource>;

export const getFigureSource = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/financials/{rowKey}/{column}/source',
  summary: "A figure's filings, derivation and earlier values",
  params: z.object({
    symbol: symbolParam,
    rowKey,
    column: z
      .string()
      .regex(/^(\d{4}(-Q[1-4])?|LTM)$/i, 'Use a year (2024), a quarter (2024-Q3) or LTM')
      .transform((text) => text.toUpperCase()),
  }),
  query: asOfQuery,
  reply: figureSource,
  refusals: ['forbidden', 'quota_reached', 'not_found'],
});
