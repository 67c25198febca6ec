import type { FastifyInstance } from 'fastify';
import { repeat } from '../../../platform/clock/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { QuoteCache } from './quote-cache.ts';
import { SymbolDemandRecorder } from './symbol-demand-recorder.ts';

const recordEveryMs = 1_000;

export interface WatchedQuotes {
  readonly quotes: QuoteCache;
  /** Companies that are on screen without their page. */
  readonly watch: (symbols: readonly string[]) => void;
}

export function watchQuotes(app: FastifyInstance, deps: Deps, showsReplays: boolean): WatchedQuotes {
  const quotes = new QuoteCache(deps.db, showsReplays);
  if (deps.config.quoteProvider === 'none') return { quotes, watch: () => undefined };
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
  return { quotes, watch: (symbols) => demand.note(symbols) };
}
