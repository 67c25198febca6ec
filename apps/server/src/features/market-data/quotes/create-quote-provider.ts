import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { csvProvider } from './csv-provider.ts';
import type { QuoteProvider } from './provider.ts';
import { sampleProvider } from './sample-provider.ts';

/** The source of quotes the environment names, loaded only when it is the one; null when there is none. */
export async function createQuoteProvider(
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
