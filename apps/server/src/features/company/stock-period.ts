import { closesIn, firstDayNeeded } from '@tenfold/domain/performance';
import type { Close } from '@tenfold/domain/prices';
import type { Period } from '@tenfold/domain/series';
import type { Db } from '../../platform/db/index.ts';
import { findLastClose, listCloses } from './price-store.ts';

/**
 * The closes of a period that ends with the newest one. The first is the close the period starts from (the last before
 * it or on its first day), so that last / first - 1 is the change over the whole period.
 */
export async function listClosesIn(db: Db, symbol: string, period: Period): Promise<Close[]> {
  const last = await findLastClose(db, symbol);
  if (last === null) return [];
  return closesIn(await listCloses(db, symbol, firstDayNeeded(period, last.day)), period, last.day);
}
