import { type MarketPosition, marketPosition } from '@tenfold/domain/valuation';
import { useMemo } from 'react';
import { useLivePrice } from '../../company/index.ts';
import type { ValueEstimate } from './model.ts';

/** Where the value stands against the price of now. */
export function useMarket({ valuePerShare }: Pick<ValueEstimate, 'valuePerShare'>): {
  readonly price: number | null;
  readonly market: MarketPosition | null;
} {
  const price = useLivePrice();
  const market = useMemo(
    () => (price === null || valuePerShare === null ? null : marketPosition(price, valuePerShare)),
    [price, valuePerShare],
  );
  return { price, market };
}
