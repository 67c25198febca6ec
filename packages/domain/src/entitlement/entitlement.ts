import { type Coverage, coverageOf } from './coverage.ts';
import type { Entry } from './entry.ts';

export interface Entitlement {
  readonly plan: 'light' | 'investor';
  /** When it ends unless something is paid; null: never, or there is nothing to end. */
  readonly until: Date | null;
  readonly cause: 'free' | 'paid' | 'grace' | 'granted';
  /** When to ask again, though nothing happens; null: nothing changes by itself. */
  readonly reviewAt: Date | null;
}

/**
 * The plan an account has at a time, by its ledger alone: the same for the same entries in any order, and however often
 * each is told. Money that was paid counts before a grant, a grant before grace.
 */
export function entitlementAt(entries: readonly Entry[], now: Date): Entitlement {
  const covered = coverageOf(entries);
  const running = covered.filter(({ from, until }) => from <= now && (until === null || now < until));
  const reviewAt = nextBoundary(covered, now);
  for (const cause of ['paid', 'granted', 'billing', 'grace'] as const) {
    if (!running.some((each) => each.cause === cause)) continue;
    const until = endOf(covered, now, cause);
    return { plan: 'investor', cause: cause === 'billing' ? 'paid' : cause, until, reviewAt };
  }
  return { plan: 'light', cause: 'free', until: null, reviewAt };
}

/** The end of one time after another without a gap. What is nothing to count on shows only while it runs. */
function endOf(covered: readonly Coverage[], now: Date, cause: Coverage['cause']): Date | null {
  const counted = covered.filter(
    (each) => each.cause === 'paid' || each.cause === 'granted' || each.cause === cause,
  );
  let end: Date | null = now;
  for (const { from, until } of counted.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    if (end === null || from > end) break;
    if (until === null || until > end) end = until;
  }
  return end;
}

function nextBoundary(covered: readonly Coverage[], now: Date): Date | null {
  const ahead = covered.flatMap(({ from, until }) => [from, until ?? now]).filter((moment) => moment > now);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map((moment) => moment.getTime())));
}
