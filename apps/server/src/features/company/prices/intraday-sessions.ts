import { isIntraday } from '@tenfold/domain/performance';
import type { IntradaySession } from '@tenfold/domain/quotes';
import type { ChartPeriod } from '@tenfold/domain/series';
import type { Db } from '../../../platform/db/index.ts';
import { listIntraday } from './intraday-store.ts';

export interface IntradaySessions {
  readonly sessions: readonly IntradaySession[];
  /** Count, end, sum and simulated flag of the prices: one of them differs when a session grew, was corrected or replaced. */
  readonly versions: readonly number[];
}

export async function findIntradaySessions(
  db: Db,
  symbols: readonly string[],
  period: ChartPeriod,
  showsReplays: boolean,
): Promise<(symbol: string) => IntradaySessions> {
  const known = isIntraday(period) ? await listIntraday(db, symbols, showsReplays) : new Map();
  return (symbol) => {
    const sessions: readonly IntradaySession[] = known.get(symbol) ?? [];
    return { sessions, versions: sessions.flatMap(versionsOf) };
  };
}

function versionsOf({ bars, simulated }: IntradaySession): number[] {
  const last = bars.at(-1);
  const total = bars.reduce((sum, { price }) => sum + price, 0);
  return [bars.length, last?.at.getTime() ?? 0, total, Number(simulated)];
}
