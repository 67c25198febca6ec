import type { stockPeriods } from '@tenfold/contract/company';
import type { Close } from '@tenfold/domain/prices';
import type { Db } from '../../platform/db/index.ts';
import { findLastClose, findTradingDay, findTradingDayBack, listCloses } from './price-store.ts';
import { monthsBefore } from './trading-day.ts';

export type StockPeriod = (typeof stockPeriods)[number];

const months: Partial<Record<StockPeriod, number>> = {
  '10Y': 120,
  '5Y': 60,
  '3Y': 36,
  '1Y': 12,
  '6M': 6,
  '1M': 1,
};
const tradingDays: Partial<Record<StockPeriod, number>> = { '5D': 5, '1D': 1 };

/**
 * The closes of a period that ends with the newest one. The first is the close the period starts from (the last before
 * it or on its first day), so that last / first - 1 is the change over the whole period.
 */
export async function listClosesIn(db: Db, symbol: string, period: StockPeriod): Promise<Close[]> {
  const last = await findLastClose(db, symbol);
  if (last === null) return [];
  return listCloses(db, symbol, await firstDay(db, symbol, period, last.day));
}

function firstDay(db: Db, symbol: string, period: StockPeriod, lastDay: string): Promise<string | null> {
  const back = months[period];
  return back === undefined
    ? findTradingDayBack(db, symbol, tradingDays[period] ?? 0)
    : findTradingDay(db, symbol, monthsBefore(lastDay, back));
}
