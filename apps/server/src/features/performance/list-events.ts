import type { ChartEvent } from '@tenfold/contract/chart';
import { isPeriodic } from '@tenfold/domain/statements';
import type { Db } from '../../platform/db/index.ts';
import { findShareBasis, type Listing, listPredecessors, listSplits } from '../company/index.ts';
import { listReports, loadPrices } from '../financials/index.ts';

/** Oldest first. */
export async function listEvents(
  db: Db,
  { symbol, cik }: Pick<Listing, 'symbol' | 'cik'>,
): Promise<ChartEvent[]> {
  const earlier = await listPredecessors(db, cik);
  const [filings, splits, basis] = await Promise.all([
    listReports(db, cik, earlier),
    listSplits(db, symbol),
    findShareBasis(db, symbol),
  ]);
  const { dividends } = await loadPrices(db, symbol, splits, basis);
  const reports = filings.filter(({ form }) => isPeriodic(form));
  return [
    ...reports.map(({ filed, form }) => ({ date: filed, kind: 'report' as const, form, value: null })),
    ...dividends.map(({ exDate, amount }) => ({
      date: exDate,
      kind: 'dividend' as const,
      form: null,
      value: amount,
    })),
    ...splits.map(({ effective, ratio }) => ({
      date: effective,
      kind: 'split' as const,
      form: null,
      value: ratio,
    })),
  ].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
