import { closesIn, firstDayNeeded, intradayPoints, isIntraday, lastDayOf } from '@tenfold/domain/performance';
import { type Period, type Point, pointOf } from '@tenfold/domain/series';
import type { Db } from '../../platform/db/index.ts';
import { listIntradayOf } from './intraday-store.ts';
import { findLastClose, listCloses } from './price-store.ts';

/**
 * The prices of a period that ends with the newest one. The first is the close the period starts from (the last before
 * it or on its first day), so that last / first - 1 is the change over the whole period. Of the shortest periods the
 * prices within each day, where they are known.
 */
export async function listPricesIn(
  db: Db,
  symbol: string,
  period: Period,
  showsReplays: boolean,
): Promise<Point[]> {
  const last = await findLastClose(db, symbol);
  if (last === null) return [];
  const from = firstDayNeeded(period, last.day);
  const closes = await listCloses(db, symbol, from);
  const sessions = isIntraday(period) ? await listIntradayOf(db, [symbol], from, showsReplays) : new Map();
  const known = sessions.get(symbol) ?? [];
  const lastDay = lastDayOf(closes, known) ?? last.day;
  return (
    intradayPoints(closes, known, period, lastDay) ??
    closesIn(closes, period, lastDay).map(({ day, close, simulated }) => pointOf(day, close, simulated))
  );
}
