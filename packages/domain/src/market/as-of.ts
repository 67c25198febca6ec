import type { IsoDate } from '../facts/index.ts';
import { daysBetween } from '../periods/index.ts';
import type { Statements } from '../statements/index.ts';

export interface AsOf {
  /** The last day of the twelve months of earnings; null without them. */
  readonly earningsTo: IsoDate | null;
  /** When the newest filing behind them was filed. */
  readonly newestFiling: IsoDate | null;
  /** Whether a newer report should be out by the day of the price. */
  readonly staleEarnings: boolean;
}

/** A quarter and the time to report it: a company that files on time has filed again by then. */
const staleAfterDays = 135;

/**
 * To which day the earnings of twelve months run, and whether they are old for a price of that day.
 *
 * @example earnings to 27 December filed on 30 January, price of 21 August: stale, 203 days
 *
 * docs/methodology.md, "Ratios today"
 */
export function asOf({ ltm }: Pick<Statements, 'ltm'>, priceDay: IsoDate | null): AsOf {
  if (ltm === null) return { earningsTo: null, newestFiling: null, staleEarnings: false };
  let newest: IsoDate | null = null;
  for (const { sources } of Object.values(ltm.lines)) {
    for (const { filed } of sources) if (newest === null || filed > newest) newest = filed;
  }
  const staleEarnings =
    newest !== null && priceDay !== null && daysBetween(newest, priceDay) > staleAfterDays;
  return { earningsTo: ltm.period.end, newestFiling: newest, staleEarnings };
}
