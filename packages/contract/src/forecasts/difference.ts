import { editableRows } from '@tenfold/domain/custom-forecast';
import { walkGroups } from '@tenfold/domain/value-walk';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { forecastId } from '../ids.ts';
import { amount, rate } from '../shapes.ts';
import { noValueReason } from '../valuation/valuation-methods.ts';
import { ofCompany } from './forecast.ts';

/** `averages`, `analysts`, the id of one's own forecast, or the token of a shared one's link. */
const side = z.string().min(1).max(100);

const comparedForecast = z.object({
  kind: z.enum(['averages', 'analysts', 'own', 'shared']),
  /** Null for averages and analysts. */
  name: z.string().nullable(),
  /** The id of a person's own forecast. */
  id: forecastId.nullable(),
  /** On the day of the price, as on the company’s page. */
  valuePerShare: amount,
  /** Null with a value. */
  why: noValueReason.nullable(),
});
export type ComparedForecast = z.output<typeof comparedForecast>;

/** Whole cents per share; null where it doesn't enter the value, or a value is missing. */
const worth = z.number().int().nullable();

const differentRate = z.object({ first: z.number(), second: z.number(), differs: z.boolean(), cents: worth });

export const forecastDifference = z.object({
  symbol: z.string(),
  companyName: z.string(),
  currency: z.string(),
  first: comparedForecast,
  second: comparedForecast,
  /** Fiscal years and `Terminal`. */
  columns: z.array(z.string()),
  lines: z.array(
    z.object({
      row: z.enum(editableRows),
      first: z.array(rate),
      second: z.array(rate),
      differs: z.boolean(),
      cents: worth,
    }),
  ),
  requiredReturn: differentRate,
  terminalGrowth: differentRate,
  /** Whether the two rates have one worth together. */
  jointRates: z.boolean(),
  /** What else the values differ by, such as `ownFigures`. */
  others: z.array(z.object({ group: z.enum(walkGroups), cents: z.number().int() })),
  /** What all of it adds up to; null unless both have a value. */
  cents: worth,
});
export type ForecastDifference = z.output<typeof forecastDifference>;

/** Averages and analysts are valued at the rates, by the method and with the own figures of what they are compared with. */
export const compareForecasts = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/forecast/difference',
  summary: 'Compare two forecasts of a company line by line',
  params: ofCompany,
  query: z.object({ first: side, second: side }),
  reply: forecastDifference,
  refusals: ['forbidden', 'quota_reached', 'not_found', 'company_not_found', 'company_not_on_file'],
});
