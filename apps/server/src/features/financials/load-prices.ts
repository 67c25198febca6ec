import type { Market } from '@tenfold/domain/columns';
import type { IsoDate, Split } from '@tenfold/domain/facts';
import { type ShareBasis, splitFactor } from '@tenfold/domain/splits';
import type { Db } from '../../platform/db/index.ts';
import { listCloses, listDividends } from '../company/index.ts';

/** Closes and dividends in the shares of the newest price or filing; they are stored in those of the last close. */
export async function loadPrices(
  db: Db,
  symbol: string,
  splits: readonly Split[],
  basis: ShareBasis | null,
): Promise<Pick<Market, 'closes' | 'dividends'>> {
  const closes = await listCloses(db, symbol);
  const dividends = await listDividends(db, symbol);
  const { day, closesOver } = basis ?? { day: null, closesOver: 1 };
  if (day === null || closesOver === 1) return { closes, dividends };
  const lastClose = closes.at(-1)?.day ?? '';
  const over = (exDate: IsoDate) => (exDate <= lastClose ? closesOver : splitFactor(splits, exDate, day));
  return {
    closes: closes.map((one) => ({ ...one, close: one.close / closesOver })),
    dividends: dividends.map((one) => ({ ...one, amount: one.amount / over(one.exDate) })),
  };
}
