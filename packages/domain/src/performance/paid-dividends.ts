import type { IsoDate } from '../facts/index.ts';
import { dividendsOfTwelveMonths } from '../market/index.ts';
import type { Close, Dividend } from '../prices/index.ts';

/** What was paid in twelve months, from one day until the next that says something else; null without one. */
export interface PaidDividends {
  readonly from: IsoDate;
  readonly amount: number | null;
}

/**
 * Dividends of the last twelve months by ex-date as they stood at each close, only where they changed.
 *
 * Convention, refusals and formula: dividendsOfTwelveMonths.
 * Example: quarterly payments of 1.00 raised to 1.10 on 10 February: 4.00 before that day, 4.10 from it.
 */
export function paidDividends(dividends: readonly Dividend[], closes: readonly Close[]): PaidDividends[] {
  const steps: PaidDividends[] = [];
  if (dividends.length === 0) return steps;
  for (const { day } of closes) {
    const amount = dividendsOfTwelveMonths(dividends, day)?.value ?? null;
    if (steps.length === 0 || steps.at(-1)?.amount !== amount) steps.push({ from: day, amount });
  }
  return steps;
}
