import type { Quarter } from '../periods/index.ts';

/** A period as people name it. Years and quarters are fiscal, and named by the calendar year of the year’s last day. */
export type LookupPeriod =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'quarter'; readonly year: number; readonly quarter: Quarter }
  /** The year or quarter that ends on a day, or in a month where the day isn’t known (`2025-08`). */
  | { readonly kind: 'end'; readonly end: string; readonly isQuarter: boolean }
  | { readonly kind: 'latestYear' }
  | { readonly kind: 'latestQuarter' }
  | { readonly kind: 'ltm' };

/** Why there is no figure, beyond what the figure itself says. */
export type PeriodRefusal =
  | 'not_filed_yet' // after the newest period on file
  | 'before_the_record'
  | 'no_such_period'; // within the record, but no period ends there

/** How far from the day asked for a period may end: fiscal years end on a weekday near a month’s end. */
export const daysOff = 7;
