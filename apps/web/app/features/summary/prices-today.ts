import type { OwnForecast } from '@tenfold/contract/forecasts';
import { newYorkTime, pricesLabel } from '../company/index.ts';

type PricedForecast = Pick<OwnForecast, 'symbol' | 'lastTradeTime' | 'priceKind' | 'priceStaleFrom'>;

export interface PricesToday {
  /** `last closes, Nov 20, 2026`; null where nothing is followed. */
  readonly label: string | null;
  /** When the newest price traded, once all of them are stale. */
  readonly staleSince: string | null;
}

export function pricesToday(priced: readonly PricedForecast[], now: Date): PricesToday {
  if (priced.length === 0) return { label: null, staleSince: null };
  const bySymbol = new Map(
    priced.map(({ symbol, lastTradeTime, priceKind }) => [symbol, { tradedAt: lastTradeTime, priceKind }]),
  );
  return { label: pricesLabel([...bySymbol.values()]), staleSince: staleSince(priced, now) };
}

function staleSince(priced: readonly PricedForecast[], now: Date): string | null {
  const known = priced.filter(({ lastTradeTime }) => lastTradeTime !== null);
  const isStale = known.every(
    ({ priceStaleFrom }) => priceStaleFrom === null || Date.parse(priceStaleFrom) <= now.getTime(),
  );
  const newest = Math.max(...known.map(({ lastTradeTime }) => Date.parse(lastTradeTime ?? '')));
  return isStale && known.length > 0 ? newYorkTime(new Date(newest)) : null;
}
