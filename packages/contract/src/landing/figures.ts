import { z } from 'zod';
import { companyOverview, priceFields } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { filedRow } from './filed-figure.ts';
import { liveRow, oneChange } from './live-row.ts';
import { mustHold, noteThen, valueMoved } from './value-then.ts';

export type { FiledFigure, FiledRow } from './filed-figure.ts';
export type { LiveRow, OneChange } from './live-row.ts';
export type { MustHold, NoteThen, ValueMoved } from './value-then.ts';

const companyOfFigures = companyOverview.pick({
  symbol: true,
  name: true,
  shortName: true,
  currency: true,
  ...priceFields,
});

const yearsOfRow = z.object({
  rowKey: z.string(),
  points: z.array(z.object({ year: z.number().int(), value: z.number() })),
});
export type YearsOfRow = z.output<typeof yearsOfRow>;

export const landingFigures = z.object({
  /** The company whose figures these are; null where a visitor may not see them, or none are on file. */
  company: companyOfFigures.extend({ reportedCurrency: z.string() }).nullable(),
  live: liveRow.nullable(),
  /** The rows of "every figure opens its filing", by fiscal year and by quarter. */
  filing: z.object({ annual: z.array(filedRow), quarterly: z.array(filedRow) }).nullable(),
  must: mustHold.nullable(),
  moved: valueMoved.nullable(),
  note: noteThen.nullable(),
  sheet: oneChange.nullable(),
  differ: z
    .object({
      symbol: z.string(),
      shortName: z.string(),
      currency: z.string(),
      /** Shown as multiples of their first year. */
      lines: z.array(yearsOfRow),
      bars: yearsOfRow.nullable(),
    })
    .nullable(),
});
export type LandingFigures = z.output<typeof landingFigures>;

export const getLandingFigures = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/figures',
  summary: 'The figures the landing page is alive with',
  reply: landingFigures,
});
