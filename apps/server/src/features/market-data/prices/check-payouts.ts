import { daysAfter } from '@tenfold/domain/periods';
import { checkDayValue } from '../check-day-value.ts';
import { dayOf } from '../day.ts';
import { parseDecimal } from '../decimal.ts';
import type { ImportRefusal, RefusalReason } from '../refusal.ts';

export interface FiledPayout {
  readonly day: string;
  readonly value: string;
}

export interface Payout {
  readonly day: string;
  readonly value: number;
}

export interface CheckedPayouts {
  readonly payouts: readonly Payout[];
  readonly refusals: readonly ImportRefusal[];
}

/** Returns refusals by day. @param notPositive the reason for a value of zero or less */
export function checkPayouts(
  symbol: string,
  rows: readonly FiledPayout[],
  notPositive: 'amount_not_positive' | 'ratio_not_positive',
  now: Date,
): CheckedPayouts {
  const latest = inAYear(now);
  const refusals: ImportRefusal[] = [];
  const byDay = new Map<string, Payout>();
  for (const row of rows) {
    const payout = { day: row.day, value: parseDecimal(row.value) };
    const first = byDay.get(payout.day);
    const why = whyRefused(payout, first, latest, notPositive);
    if (why !== null) refusals.push({ what: `${symbol} ${row.day} ${row.value}`, why });
    else byDay.set(payout.day, payout);
  }
  return { payouts: [...byDay.values()], refusals };
}

function whyRefused(
  payout: Payout,
  first: Payout | undefined,
  latest: string,
  notPositive: RefusalReason,
): RefusalReason | null {
  const isOther = first !== undefined && first.value !== payout.value;
  return checkDayValue(payout, latest, notPositive) ?? (isOther ? 'same_day_twice' : null);
}

/** Dividends and splits are announced in advance. */
function inAYear(now: Date): string {
  return daysAfter(dayOf(now), 366);
}
