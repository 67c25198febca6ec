import { type Bar, checkTick, type PriceContext, sessionsOf } from '@tenfold/domain/quotes';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { listStoredPrices, recordIntraday } from '../../company/index.ts';
import type { QuoteProvider } from './provider.ts';

/** Throws the source's errors. */
export async function refreshIntraday(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  provider: QuoteProvider,
  symbol: string,
  signal: AbortSignal,
): Promise<void> {
  const { currency, sessions } = await provider.intraday(symbol, signal);
  const onFile = (await listStoredPrices(db, [symbol])).get(symbol);
  if (onFile === undefined) return;
  const known = { ...onFile, last: null, now: clock.now() };
  const bars = sessions.flatMap((session) => session.bars);
  const accepted = provider.simulated ? bars : bars.filter((bar) => isBelievable(bar, currency, known));
  await recordIntraday(db, symbol, sessionsOf(accepted, provider.simulated), provider.name);
}

function isBelievable({ at, price }: Bar, currency: string | null, known: PriceContext): boolean {
  return checkTick({ price, tradedAt: at, currency, previousClose: null, delayMinutes: 0 }, known) === null;
}
