import type { Split } from '@tenfold/domain/facts';
import type { Close, Dividend } from '@tenfold/domain/prices';
import { isDay } from '../day.ts';
import { checkCloses } from '../prices/check-closes.ts';
import { checkPayouts } from '../prices/check-payouts.ts';
import type { ImportRefusal } from '../refusal.ts';
import type { History } from './provider.ts';

export interface CheckedHistory {
  readonly closes: readonly Close[];
  readonly dividends: readonly Dividend[];
  readonly splits: readonly Split[];
  readonly refusals: readonly ImportRefusal[];
}

/** @param until the last finished session: a later close is not final yet, and is dropped without a refusal */
export function checkHistory(symbol: string, incoming: History, until: string, now: Date): CheckedHistory {
  const rows = incoming.closes.filter(({ day }) => !isDay(day) || day <= until);
  const closes = checkCloses(
    symbol,
    rows.map(({ day, close }) => ({ day, close: String(close) })),
    until,
  );
  const dividends = checkPayouts(
    symbol,
    incoming.dividends.map(({ exDate, amount }) => ({ day: exDate, value: String(amount) })),
    'amount_not_positive',
    now,
  );
  const splits = checkPayouts(
    symbol,
    incoming.splits.map(({ effective, ratio }) => ({ day: effective, value: String(ratio) })),
    'ratio_not_positive',
    now,
  );
  return {
    closes: closes.closes,
    dividends: dividends.payouts.map(({ day, value }) => ({ exDate: day, amount: value })),
    splits: splits.payouts.map(({ day, value }) => ({ effective: day, ratio: value })),
    refusals: [...closes.refusals, ...dividends.refusals, ...splits.refusals],
  };
}
