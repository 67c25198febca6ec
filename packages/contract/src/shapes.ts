import type { MissingReason } from '@tenfold/domain/figures';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { type ChartPeriod, isOwnDates, periods } from '@tenfold/domain/series';
import { z } from 'zod';
import { maxNameLength } from './policy/free-name.ts';
import { isPrintable } from './text/printable.ts';

export const symbolParam = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,11}$/, 'Use letters, digits, dots and dashes')
  .transform((text) => text.toUpperCase());

const periodWords = `Use ${periods.join(', ')}, or two days, the earlier first, such as 2020-01-02..2024-06-28`;

/** In a path, in any case. */
export const chartPeriodParam = z
  .string()
  .transform((text) => text.toUpperCase())
  .refine((text): boolean => periods.some((period) => period === text) || isOwnDates(text), periodWords)
  .transform((text) => text as ChartPeriod)
  .describe(
    `${periods.join(', ')}, or two days, the earlier first: \`2020-01-02..2024-06-28\`. YTD starts with the last close of the year before, MAX with the first on file.`,
  );

export const idParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export function nameField(whenBlank: string) {
  return z
    .string()
    .trim()
    .min(1, whenBlank)
    .max(maxNameLength, `Use at most ${maxNameLength} characters`)
    .refine(isPrintable, 'Use letters, spaces and punctuation only');
}

export const isoDate = z.iso.date();
/** For calls that answer for a past day too. */
export const asOfQuery = z.object({
  asOf: isoDate.optional().describe('A past day: only what was filed and traded by its end; left out: today'),
});
export const isoTime = z.iso.datetime({ offset: true });
/** A day, or a time in New York's offset: its first ten characters are the trading day. */
export const isoDateOrTime = z.union([isoDate, isoTime]);

export const rowKey = z
  .string()
  .refine(isAnyRowKey, 'Unknown row')
  .transform((text) => text as AnyRowKey);

/** The state a change was made on: a newer one answers 409 `stale` with what is there now. Left out: whatever it is. */
export const madeOn = z.number().int().optional();

/** Null when missing, never zero; never rounded. */
export const amount = z.number().nullable();
/** A share of one: 0.25 is 25 %. Null when missing. */
export const rate = z.number().nullable();

const reasons = {
  not_filed: true,
  part_missing: true,
  not_provable: true,
  whole_not_positive: true,
  previous_not_positive: true,
  previous_missing: true,
  average_not_positive: true,
  no_interest_expense: true,
  eps_not_positive: true,
  growth_not_positive: true,
  start_or_end_not_positive: true,
  too_few_years: true,
  basis_changed: true,
  no_price: true,
  no_estimates: true,
  no_consensus: true,
  no_past_estimates: true,
  shares_missing: true,
  currency_mismatch: true,
  adr_ratio_unknown: true,
  not_meaningful_for_financials: true,
  dividends_unknown: true,
  history_too_short: true,
  none_in_period: true,
  not_forecast: true,
  excluded: true,
} as const satisfies Record<MissingReason, true>;

export const why = z.enum(Object.keys(reasons) as MissingReason[]);
