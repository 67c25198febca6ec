import type { getStockPrice } from '@tenfold/contract/company';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { closesIn, intradayPoints, lastDayOf } from '@tenfold/domain/performance';
import type { IntradaySession } from '@tenfold/domain/quotes';
import { type ChartPeriod, changeOver, lastDayOfPeriod, pointOf } from '@tenfold/domain/series';
import type { CachedCloses } from './prepare-closes.ts';

/** Starts with the close before the period, so that last / first - 1 is the change over all of it. */
export function buildStockPrice(
  { currency, closes }: Pick<CachedCloses, 'currency' | 'closes'>,
  sessions: readonly IntradaySession[],
  period: ChartPeriod,
): ReplyOf<typeof getStockPrice> {
  const newest = lastDayOf(closes, sessions);
  const lastDay = newest === null ? null : lastDayOfPeriod(period, newest);
  const points =
    lastDay === null
      ? []
      : (intradayPoints(closes, sessions, period, lastDay) ??
        closesIn(closes, period, lastDay).map(({ day, close, simulated }) => pointOf(day, close, simulated)));
  return {
    period,
    currency,
    value: points.at(-1)?.value ?? null,
    change: changeOver(points),
    points: points.map(({ date, value, simulated = false }) => ({
      period,
      datetime: date,
      value,
      simulated,
    })),
  };
}
