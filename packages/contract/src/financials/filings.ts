import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { asOfQuery, isoDate, symbolParam } from '../shapes.ts';

export const filing = z.object({
  accession: z.string(),
  form: z.string(),
  filed: isoDate,
  url: z.string(),
  /** The end of the newest period it reports. */
  periodEnd: isoDate.nullable(),
  /** The fiscal period that ends then, `2024` or `2024 Q3`; null where it is none of the table's. */
  period: z.string().nullable(),
  /** Columns of the financials with figures from it, oldest first: `2024`, `2024 Q3`, `LTM`. */
  behind: z.array(z.string()),
  /** Its figures in fiscal years and the last twelve months: row keys by column. */
  figures: z.record(z.string(), z.array(z.string())),
});
export type Filing = z.output<typeof filing>;

export const filings = z.object({
  symbol: z.string(),
  /** Newest first. */
  filings: z.array(filing),
});

export const getFilings = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/filings',
  summary: 'The filings behind the financials',
  params: z.object({ symbol: symbolParam }),
  query: asOfQuery,
  reply: filings,
  refusals: ['forbidden', 'quota_reached'],
});
