import type { Deps } from '../../../platform/deps.ts';
import { getCurrentPrices, showsReplays } from '../../company/index.ts';

/** What a comment keeps of the moment it was written. */
export interface PriceThen {
  readonly price: number | null;
  readonly priceAt: Date | null;
  readonly isSimulated: boolean;
}

export async function getPriceNow(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  symbol: string,
): Promise<PriceThen> {
  const { stockPrice, lastTradeTime, quote } = await getCurrentPrices(db, symbol, showsReplays(config));
  if (stockPrice === null || lastTradeTime === null)
    return { price: null, priceAt: null, isSimulated: false };
  return { price: stockPrice, priceAt: new Date(lastTradeTime), isSimulated: quote?.simulated ?? false };
}
