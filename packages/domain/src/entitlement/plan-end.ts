import { type Coverage, coverageOf } from './coverage.ts';
import type { Entry } from './entry.ts';

/**
 * - `canceled`: what was paid is over, and no more was wanted
 * - `unpaid`: a renewal wasn’t paid
 * - `disputed`: the bank was asked for the money back
 * - `refunded`: it was ended before its time, and the money given back
 * - `grant_over`: a time that was given is over, or was withdrawn
 */
export const endReasons = ['canceled', 'unpaid', 'disputed', 'refunded', 'grant_over'] as const;

export interface PlanEnd {
  readonly at: Date;
  readonly reason: (typeof endReasons)[number];
}

/** When and why the last plan ended. Null: none did, or one runs. */
export function planEndAt(entries: readonly Entry[], now: Date): PlanEnd | null {
  // What a refused renewal asked for is void once its subscription has ended; its grace was there all the same.
  const begun = coverageOf(entries.filter(({ what }) => what !== 'void')).filter(({ from }) => from <= now);
  let last: (Coverage & { readonly until: Date }) | null = null;
  for (const each of begun) {
    const { until } = each;
    if (until === null || until > now) return null;
    if (last === null || until > last.until) last = { ...each, until };
  }
  return last === null ? null : { at: last.until, reason: reasonOf(last, entries) };
}

function reasonOf(
  { cause, subscription, until }: Coverage & { readonly until: Date },
  entries: readonly Entry[],
): PlanEnd['reason'] {
  if (cause === 'granted') return 'grant_over';
  const won = new Set(entries.flatMap((entry) => (entry.what === 'dispute won' ? [entry.dispute] : [])));
  const isDisputed = entries.some(
    (entry) => entry.what === 'disputed' && entry.subscription === subscription && !won.has(entry.dispute),
  );
  if (isDisputed) return 'disputed';
  if (cause === 'grace') return 'unpaid';
  const ended = entries.find((entry) => entry.what === 'ended' && entry.subscription === subscription);
  if (ended === undefined) return 'unpaid';
  return isGivenBack(entries, subscription, until) ? 'refunded' : 'canceled';
}

/** Whether it gives back what was paid beyond that moment. */
function isGivenBack(entries: readonly Entry[], subscription: string | null, at: Date): boolean {
  const refunded = new Set(entries.flatMap((entry) => (entry.what === 'refunded' ? [entry.invoice] : [])));
  return entries.some(
    (entry) =>
      entry.what === 'paid' &&
      entry.subscription === subscription &&
      entry.to > at &&
      refunded.has(entry.invoice),
  );
}
