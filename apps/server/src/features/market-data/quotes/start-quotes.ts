import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { csvProvider } from './csv-provider.ts';
import type { QuoteProvider } from './provider.ts';
import { QuoteWorker } from './quote-worker.ts';
import { sampleProvider } from './sample-provider.ts';

export async function startQuotes({
  db,
  clock,
  log,
  config,
  events,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'events'>): Promise<{ stop(): Promise<void> } | null> {
  if (config.role === 'web') return null;
  const provider = await createQuoteProvider(config, db, clock);
  if (provider === null) return null;
  const worker = new QuoteWorker({ db, clock, log, events }, provider);
  // Simulated prices are here at once: the first page shows the price it will go on with, not the close before.
  if (provider.simulated)
    await worker.beat().catch((cause) => log.debug({ cause }, 'failed to refresh quotes'));
  worker.start();
  return worker;
}

/** Loaded on demand; null without a source. */
async function createQuoteProvider(
  config: Pick<Config, 'quoteProvider' | 'quoteFolder'>,
  db: Db,
  clock: Clock,
): Promise<QuoteProvider | null> {
  if (config.quoteProvider === 'sample') return sampleProvider(db, clock);
  if (config.quoteProvider === 'yahoo')
    return (await import('./yahoo/yahoo-provider.ts')).yahooProvider(clock);
  if (config.quoteFolder !== null) return csvProvider(config.quoteFolder);
  return null;
}
