import type { ChartEvent } from '@tenfold/contract/chart';
import { isPeriodic } from '@tenfold/domain/statements';
import type { Db } from '../../platform/db/index.ts';
import { type Listing, listDividends, listPredecessors, listSplits } from '../company/index.ts';
import { listReports } from '../financials/index.ts';

/** Oldest first. */
export async function listEvents(
  db: Db,
  { symbol, cik }: Pick<Listing, 'symbol' | 'cik'>,
): Promise<ChartEvent[]> {
  const earlier = await listPredecessors(db, cik);
  const [filings, dividends, splits] = await Promise.all([
    listReports(db, cik, earlier),
    listDividends(db, symbol),
    listSplits(db, symbol),
  ]);
  const reports = filings.filter(({ form }) => isPeriodic(form));
  return [
    ...reports.map(({ filed, form }) => ({ date: filed, kind: 'report' as const, form, value: null })),
    ...dividends.map(({ exDate, amount }) => ({
      ...{ date: exDate, kind: 'dividend' as const, form: null, value: amount },
    })),
    ...splits.map(({ effective, ratio }) => ({
      ...{ date: effective, kind: 'split' as const, form: null, value: ratio },
    })),
  ].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
