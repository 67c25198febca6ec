import { checkTick, type IntradaySession, type KnownPrice } from '@tenfold/domain/quotes';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { listPricesOnFile, recordIntraday } from '../../company/index.ts';
import type { QuoteProvider } from './provider.ts';

/** Asks for the prices within the last days of a symbol and keeps those that can be. Throws what the source throws. */
export async function refreshIntraday(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  provider: QuoteProvider,
  symbol: string,
  signal: AbortSignal,
): Promise<void> {
  const { currency, sessions } = await provider.intraday(symbol, signal);
  const onFile = (await listPricesOnFile(db, [symbol])).get(symbol);
  if (onFile === undefined) return;
  const now = clock.now();
  const kept = provider.simulated
    ? sessions
    : sessions.map((session) => believable(session, currency, { ...onFile, last: null, now }));
  await recordIntraday(
    db,
    symbol,
    kept.filter(({ bars }) => bars.length > 0),
    provider.name,
  );
}

function believable(session: IntradaySession, currency: string | null, known: KnownPrice): IntradaySession {
  const bars = session.bars.filter(({ at, price }) => {
    const tick = { price, tradedAt: at, currency, previousClose: null, delayMinutes: 0 };
    return checkTick(tick, known) === null;
  });
  return { ...session, bars };
}
