import { editableRows } from '@tenfold/domain/custom-forecast';
import { assumptionKeys } from '@tenfold/domain/forecast';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { forecastBase } from '../financials/forecast-base.ts';
import { amount, isoDate, isoTime, madeOn, rate } from '../shapes.ts';
import { noValueReason } from '../valuation/valuation-methods.ts';
import { ofForecast, ofVersion, savedForecast, storedInputs } from './forecast.ts';

export const forecastVersion = z.object({
  number: z.number().int(),
  savedAt: isoTime,
  /** No later save is in it: its hour is over, or a later version began. */
  isSealed: z.boolean(),
  ...storedInputs,
  /** The newest filing known then. */
  newestFiling: z.object({ accession: z.string(), form: z.string(), filed: isoDate }).nullable(),
  /** At the end of the last fiscal year known then; on the share basis of then. */
  valuePerShare: amount,
  /** Null with a value. */
  why: noValueReason.nullable(),
  /** Today’s shares for one share of then: 4 after a split of 4 for 1. */
  splitFactor: z.number().positive(),
  /** In today’s shares, rolled forward to the day it was saved; null without a value or without `until`. */
  valueOnDay: amount,
});
export type ForecastVersion = z.output<typeof forecastVersion>;

const typedCell = z.object({
  column: z.string(),
  row: z.enum(editableRows),
  input: z.union([z.number(), z.string()]),
  /** Null where the cell stayed blank. */
  value: rate,
});

const assumptions = z.object({
  ...(Object.fromEntries(assumptionKeys.map((key) => [key, rate])) as Record<
    (typeof assumptionKeys)[number],
    typeof rate
  >),
  freeCashFlowGrowthRate: rate.optional(),
});

export const sealedVersion = forecastVersion.extend({
  /** What was typed into the six columns or what it came to, else what the forecast started from. */
  assumptions: z.record(z.string(), assumptions),
  typed: z.array(typedCell),
  /** Levels, averages and consensus as they were, without the person's own figures. */
  base: forecastBase,
  /** Per-share figures are on the basis after the splits up to this day. */
  splitsUntil: isoDate.nullable(),
  /** SHA-256 of all that is sealed. */
  hash: z.string(),
});
export type SealedVersion = z.output<typeof sealedVersion>;

export const listForecastVersions = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/forecast/{forecastId}/versions',
  summary: 'Versions of a forecast, newest first',
  params: ofForecast,
  query: z.object({
    /** Values are rolled forward to the day each version was saved, but not past this one: the day of the price. */
    until: isoDate.optional(),
  }),
  reply: z.object({ versions: z.array(forecastVersion) }),
  refusals: ['not_found'],
});

export const getForecastVersion = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/forecast/{forecastId}/versions/{number}',
  summary: 'One version with all it rested on',
  params: ofVersion,
  reply: sealedVersion,
  refusals: ['forbidden', 'quota_reached', 'not_found'],
});

export const forecastOnDay = z.object({
  day: isoDate,
  /** The version that was current at the end of that day (UTC). */
  version: z.number().int(),
  savedAt: isoTime,
  /** Own figures are in today’s shares. */
  ...storedInputs,
  newestFiling: forecastVersion.shape.newestFiling,
  /** What the version’s cells came to on what was known that day. */
  assumptions: sealedVersion.shape.assumptions,
  typed: sealedVersion.shape.typed,
  /** What was known that day, in today’s shares. */
  base: forecastBase,
});
export type ForecastOnDay = z.output<typeof forecastOnDay>;

export const getForecastOnDay = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  limit: 'forecast look back',
  path: '/company/{symbol}/forecast/{forecastId}/on/{day}',
  summary: 'A forecast as it stood on a day, with what was known then',
  params: ofForecast.extend({ day: isoDate }),
  reply: forecastOnDay,
  refusals: ['forbidden', 'quota_reached', 'not_found'],
});

export const restoreForecastVersion = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast save',
  path: '/company/{symbol}/forecast/{forecastId}/versions/{number}/restore',
  summary: 'Make an earlier version the current one, as a new version',
  params: ofVersion,
  body: z.object({ revision: madeOn }).default({}),
  reply: savedForecast,
  refusals: ['forbidden', 'not_found', 'stale'],
});
