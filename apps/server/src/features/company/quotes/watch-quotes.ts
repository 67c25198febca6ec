import type { FastifyInstance } from 'fastify';
import { repeat } from '../../../platform/clock/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { QuoteCache } from './quote-cache.ts';
import { SymbolDemandRecorder } from './symbol-demand-recorder.ts';

const recordEveryMs = 1_000;

export function watchQuotes(app: FastifyInstance, deps: Deps, showsReplays: boolean): QuoteCache {
  const quotes = new QuoteCache(deps.db, showsReplays);
  if (deps.config.quoteProvider === 'none') return quotes;
  deps.changes.follow(quotes.changes);
  const demand = new SymbolDemandRecorder(deps);
  let stop: (() => Promise<void>) | null = null;
  app.addHook('onReady', async () => {
    stop = repeat(
      recordEveryMs,
      () => demand.record(),
      (cause) => deps.log.debug({ cause }, 'failed to record viewed symbols'),
    );
  });
  app.addHook('onClose', async () => stop?.());
  return quotes;
}
