import { filedLensKeys, lensPeriodKeys } from '@tenfold/domain/lens';
import { z } from 'zod';
import { companyOverview, priceFields } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { amount, isoDate, why } from '../shapes.ts';
import { ofReadableList } from './list.ts';

const field = z.enum(filedLensKeys);
/** A whole number, or null for a gap. */
const height = z.number().int().nullable();

export const lensCompany = companyOverview
  .pick({
    symbol: true,
    name: true,
    shortName: true,
    currency: true,
    ...priceFields,
  })
  .extend({
    /** False for a company that is only listed: it has a name, and nothing else. */
    hasFigures: z.boolean(),
    /** The currency of amounts as filed; null without figures. */
    reportedCurrency: z.string().nullable(),
    /** The end of the last fiscal year on file. */
    yearEnd: isoDate.nullable(),
    /** The close behind ratios and returns. */
    ratiosAsOf: isoDate.nullable(),
    /** False where the company’s page hides its history from the caller: only its latest year, where the page shows it, and ratios at the last close are then sent. */
    historyVisible: z.boolean(),
    /** By field; those the caller may see. Null when missing, never rounded. */
    figures: z.partialRecord(field, amount),
    /** By field; only of those that are null. */
    why: z.partialRecord(field, why),
    /** By field; the fiscal years in a mean or median, where they are fewer than the period’s. */
    years: z.partialRecord(field, z.number().int()),
    /** The price over the period at equal steps: 0 at its lowest, 100 at its highest. */
    priceLine: z.array(height),
    /** Diluted EPS of the period’s fiscal years and the one before: 100 or -100 is the largest. */
    earningsBars: z.array(height),
  });
export type LensCompany = z.output<typeof lensCompany>;

export const lens = z.object({
  period: z.enum(lensPeriodKeys),
  /** In the list’s order. */
  companies: z.array(lensCompany),
});
export type Lens = z.output<typeof lens>;

/** Counts no company: it shows what the list of all companies and their pages show without being counted. */
export const getLens = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'own',
  path: '/lists/{id}/lens',
  summary: 'The companies of a list side by side',
  params: ofReadableList,
  query: z.object({
    period: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(lensPeriodKeys, `Use ${lensPeriodKeys.join(', ')}`))
      .default('10Y'),
  }),
  reply: lens,
  refusals: ['not_found'],
});
