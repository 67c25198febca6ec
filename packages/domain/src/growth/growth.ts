import type { MissingReason } from '../figures/index.ts';

/** A rate of growth as a fraction, or why there is none. */
export type Growth =
  | { readonly ok: true; readonly rate: number }
  | { readonly ok: false; readonly why: MissingReason };

/**
 * Change against an earlier period of the same length.
 *
 * Formula: now / before - 1. A fraction: 0.05 is five percent more.
 * Refuses: a previous value that is zero or negative, because growth from a loss has no meaning.
 * Example: 105 after 100 is 0.05; 95 after 100 is -0.05; 5 after -5 is refused.
 *
 * docs/methodology.md, "Growth"
 */
export function change(now: number, before: number): Growth {
  if (!(before > 0)) return { ok: false, why: 'previous_not_positive' };
  return { ok: true, rate: now / before - 1 };
}

/**
 * Compound annual growth rate: the one yearly rate that leads from start to end.
 *
 * Formula: (end / start)^(1 / years) - 1. Ten years of growth lie between eleven year-ends.
 * Refuses: less than one year; a start or an end that is zero or negative.
 * Example: from 100 to 121 in two years is 0.1.
 *
 * docs/methodology.md, "Growth"
 */
export function compoundGrowth(start: number, end: number, years: number): Growth {
  if (!(years >= 1)) return { ok: false, why: 'too_few_years' };
  if (!(start > 0 && end > 0)) return { ok: false, why: 'start_or_end_not_positive' };
  return { ok: true, rate: (end / start) ** (1 / years) - 1 };
}
