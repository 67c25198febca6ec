import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { symbolParam, why } from '../shapes.ts';
import { namedFigure, noPeriod } from './text-figure.ts';

/** What was filed where a text has its own figure. */
export const filedFigure = namedFigure
  .pick({
    symbol: true,
    company: true,
    period: true,
    label: true,
    value: true,
    unit: true,
    currency: true,
    filings: true,
  })
  .extend({
    /** At the digits and in the unit of the text. */
    asWritten: z.string(),
    /** What names it in a text; null for what has no name, such as a change in percentage points. */
    token: z.string().nullable(),
  });

/** A figure of a text beside the filings. */
export const checkedFigure = z.object({
  /** Its place in the text, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  written: z.string(),
  /** `right`: what was filed rounds to it at the digits written. `not_found`: nothing says that it is wrong. */
  verdict: z.enum(['right', 'contradicts', 'not_found']),
  filed: filedFigure.nullable(),
  /** Why it isn’t found. */
  why: z
    .union([why, noPeriod, z.enum(['no_line', 'no_period', 'unclear', 'other_currency', 'not_open'])])
    .nullable(),
});
export type CheckedFigure = z.output<typeof checkedFigure>;

/** A verb of a text, “fell”, that filings deny; only where its sentence leaves no doubt of what and when. */
export const deniedDirection = z.object({
  /** Its place in the text, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  written: z.string(),
  symbol: z.string(),
  company: z.string(),
  /** `revenue`. */
  label: z.string(),
  /** `FY2024`: since the year before. */
  period: z.string(),
  unit: namedFigure.shape.unit,
  currency: z.string().nullable(),
  from: z.number(),
  to: z.number(),
  /** A fraction of the year before. */
  change: z.number(),
});
export type DeniedDirection = z.output<typeof deniedDirection>;

export const checkFigures = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'figure check',
  path: '/figures/check',
  summary: 'Hold the figures of a text against filings',
  body: z.object({
    text: z.string().max(30_000),
    /** What the text is about where no sentence names a company. */
    companies: z.array(symbolParam).max(20).default([]),
  }),
  reply: z.object({ figures: z.array(checkedFigure), directions: z.array(deniedDirection) }),
});
