import { checkTick, previousCloseOf, type Tick } from '@tenfold/domain/quotes';
import type { Deps } from '../../../platform/deps.ts';
import { listStoredPrices, type Quote, recordQuotes, type StoredPrice } from '../../company/index.ts';
import type { QuoteProvider } from './provider.ts';
import { quarantine, type RefusedTick } from './quarantine.ts';

export interface RefreshResult {
  readonly changed: readonly string[];
  readonly refused: readonly RefusedTick[];
}

/** Quarantines implausible prices. Throws the source's errors. */
export async function refreshQuotes(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  provider: QuoteProvider,
  symbols: readonly string[],
  signal: AbortSignal,
): Promise<RefreshResult> {
  const ticks = await provider.quotes(symbols, signal);
  const onFile = await listStoredPrices(db, symbols);
  const now = clock.now();
  const quotes: Quote[] = [];
  const refused: RefusedTick[] = [];
  for (const [symbol, tick] of ticks) {
    const known = onFile.get(symbol);
    if (known === undefined) continue;
    const why = provider.simulated ? null : checkTick(tick, { ...known, now });
    if (why === null) quotes.push(quoteOf(known, tick, provider, now));
    else refused.push({ symbol, tick, why });
  }
  const changed = await recordQuotes({ db, events }, quotes);
  await quarantine(db, provider.name, refused, now);
  return { changed, refused };
}

function quoteOf(known: StoredPrice, tick: Tick, provider: QuoteProvider, now: Date): Quote {
  const { price, tradedAt, delayMinutes } = tick;
  return {
    symbol: known.symbol,
    price,
    previousClose: previousCloseOf(tick, known),
    tradedAt,
    recordedAt: now,
    delayMinutes,
    source: provider.name,
    simulated: provider.simulated,
  };
}
