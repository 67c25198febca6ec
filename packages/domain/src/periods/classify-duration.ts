import type { Quarter } from './fiscal-period.ts';

/**
 * How many quarters a number of days stands for: 1, 2, 3 or 4, else null.
 *
 * The ranges are wide because companies count in weeks: 12, 13, 16 or 17 of them make a quarter, 52 or 53 a year.
 * The same ranges place a day inside its fiscal year: the last day of the second quarter is 140 to 229 days in.
 *
 * @example quartersIn(84) === 1 // a quarter of twelve weeks
 * @example quartersIn(371) === 4 // a year of 53 weeks
 * @example quartersIn(130) === null // neither a quarter nor a half
 *
 * docs/methodology.md, "Fiscal periods"
 */
export function quartersIn(days: number): Quarter | null {
  if (days >= 70 && days <= 120) return 1;
  if (days >= 140 && days <= 229) return 2;
  if (days >= 230 && days <= 329) return 3;
  if (days >= 330 && days <= 420) return 4;
  return null;
}
