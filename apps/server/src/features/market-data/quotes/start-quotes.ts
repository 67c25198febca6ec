import type { Deps } from '../../../platform/deps.ts';
import { createQuoteProvider } from './create-quote-provider.ts';
import { QuoteWorker } from './quote-worker.ts';

/** Refreshes quotes from now on, where the environment names a source and this process is not for pages alone. */
export async function startQuotes({
  db,
  clock,
  log,
  config,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>): Promise<{ stop(): Promise<void> } | null> {
  if (config.role === 'web') return null;
  const provider = await createQuoteProvider(config, db, clock);
  if (provider === null) return null;
  const worker = new QuoteWorker({ db, clock, log }, provider);
  worker.start();
  return worker;
}
