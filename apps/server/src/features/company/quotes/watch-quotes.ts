import type { FastifyInstance } from 'fastify';
import { repeat } from '../../../platform/clock/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { QuoteCache } from './quote-cache.ts';
import { SymbolDemandRecorder } from './symbol-demand-recorder.ts';

const lookEveryMs = 1_000;

/** While the server runs: quotes as any process records them, and word to those who refresh them of what is looked at. */
export function watchQuotes(app: FastifyInstance, deps: Deps, showsReplays: boolean): QuoteCache {
  const board = new QuoteCache(deps.db, showsReplays);
  const notes = new SymbolDemandRecorder(deps);
  const watching: (() => Promise<void>)[] = [];
  const watch = (work: () => Promise<void>, failure: string) => {
    watching.push(repeat(lookEveryMs, work, (cause) => deps.log.debug({ cause }, failure)));
  };
  app.addHook('onReady', async () => {
    if (deps.config.quoteProvider === 'none') return;
    watch(() => board.refresh(), 'failed to poll changed quotes');
    watch(() => notes.record(), 'failed to record viewed symbols');
  });
  app.addHook('onClose', async () => {
    for (const stop of watching) await stop();
  });
  return board;
}
