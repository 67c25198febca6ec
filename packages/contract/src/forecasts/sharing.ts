import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { financialsColumn } from '../financials/columns.ts';
import { amount, isoDate, isoTime } from '../shapes.ts';
import { noValueReason } from '../valuation/valuation-methods.ts';
import { forecastNameField, ofForecast, savedForecast, storedInputs } from './forecast.ts';

/** On, it gets a link nobody can guess; off, that link finds nothing, and the next one is another. */
export const shareForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast save',
  path: '/company/{symbol}/forecast/{forecastId}/share',
  summary: 'Share a forecast by link, or stop sharing it',
  params: ofForecast,
  body: z.object({ share: z.boolean() }),
  reply: savedForecast,
  refusals: ['forbidden', 'not_found'],
});

export const sharedForecast = z.object({
  name: z.string(),
  updatedAt: isoTime,
  symbol: z.string(),
  companyName: z.string(),
  currency: z.string(),
  reportedCurrency: z.string(),
  ...storedInputs,
  /** The estimated year, four projected ones and Terminal, over the filings of today. */
  columns: z.array(financialsColumn),
  /** Cells that were typed, as `2026 margin`. */
  typedCells: z.array(z.string()),
  /** On the day of the price; at the end of the last fiscal year where there is none. */
  valuePerShare: amount,
  valuationDate: isoDate,
  /** Null with a value. */
  why: noValueReason.nullable(),
});
export type SharedForecast = z.output<typeof sharedForecast>;

const byToken = z.object({ token: z.string().min(1).max(100) });

export const getSharedForecast = endpoint({
  method: 'GET',
  access: 'anyone',
  limit: 'shared forecast',
  path: '/forecast/shared/{token}',
  summary: 'A forecast shared by link',
  params: byToken,
  reply: sharedForecast,
  refusals: ['not_found', 'company_not_found', 'company_not_on_file'],
});

export const copySharedForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast create',
  path: '/forecast/shared/{token}/copy',
  summary: 'Copy a shared forecast to one’s own',
  params: byToken,
  body: z.object({
    /** Its name, with a number where that is taken, unless given. */
    name: forecastNameField.optional(),
  }),
  reply: z.object({ symbol: z.string(), forecast: savedForecast }),
  refusals: [
    'forbidden',
    'quota_reached',
    'not_found',
    'company_not_found',
    'company_not_on_file',
    'conflict',
  ],
});
