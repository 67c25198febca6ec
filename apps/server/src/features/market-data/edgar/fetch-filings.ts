import { setTimeout as pause } from 'node:timers/promises';
import type { FilingFetchRefusal } from '@tenfold/contract/company';
import type { Deps } from '../../../platform/deps.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import {
  type FetchJob,
  fetchQueueName,
  findFetch,
  listCloses,
  recordFetchStep,
  recordSymbolDemand,
  refuseFetch,
} from '../../company/index.ts';
import { ImportError } from '../import-error.ts';
import type { ImportRun } from '../import-run.ts';
import { ImportTally } from '../tally.ts';
import type { Edgar } from './edgar.ts';
import { importFromEdgar } from './import-from-edgar.ts';

type FetchFilingsDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'config' | 'log'>;

const priceTries = 30;
const priceEveryMs = 500;

/** A reader opened a listing without data. */
export function fetchFilingsQueue(deps: FetchFilingsDeps, edgar: Edgar): Queue<FetchJob> {
  return {
    name: fetchQueueName,
    cron: null,
    isAwaited: true,
    perform: (job, signal) => fetchFilings(deps, edgar, job, signal),
  };
}

async function fetchFilings(
  deps: FetchFilingsDeps,
  edgar: Edgar,
  { symbol, cik }: FetchJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, events, clock, log } = deps;
  const tally = new ImportTally(() => undefined);
  const onStep: ImportRun['onStep'] = (step) => recordFetchStep(db, cik, step, clock.now());
  const refusal = await importOne({ db, events, clock, tally, signal, onStep }, edgar, symbol).catch(
    (error) => {
      signal.throwIfAborted();
      log.warn({ err: error, symbol }, 'failed to fetch filings');
      return error instanceof ImportError ? ('unreachable' as const) : ('failed' as const);
    },
  );
  // Stopped on the way: the job runs again.
  signal.throwIfAborted();
  if (refusal !== null) return refuseFetch(db, cik, refusal, clock.now());
  await waitForPrices(deps, symbol, cik, signal);
  await recordFetchStep(db, cik, 'ready', clock.now());
}

/** Null when its figures are here. */
async function importOne(run: ImportRun, edgar: Edgar, symbol: string): Promise<FilingFetchRefusal | null> {
  await importFromEdgar(run, edgar, [symbol]);
  const stored = await findFetch(run.db, symbol);
  if (stored?.hasFigures) return null;
  const { counts, refused } = run.tally.report();
  if (refused.some(({ why }) => why === 'not_found_at_sec')) {
    const filer = stored === null ? null : await edgar.submissions(stored.cik, null);
    return filer?.state === 'answered' ? 'no_figures' : 'no_filer';
  }
  if (counts['companies refused'] !== undefined) return 'unreadable';
  return refused.some(({ why }) => why === 'not_prepared') ? 'failed' : 'no_figures';
}

/** The worker of quotes asks first for what is viewed; its process may be another. */
async function waitForPrices(
  { db, clock, config }: FetchFilingsDeps,
  symbol: string,
  cik: number,
  signal: AbortSignal,
): Promise<void> {
  if (config.quoteProvider !== 'yahoo' && config.quoteProvider !== 'csv') return;
  await recordFetchStep(db, cik, 'pricing', clock.now());
  for (let tried = 0; tried < priceTries; tried++) {
    await recordSymbolDemand(db, [symbol], clock.now());
    if ((await listCloses(db, symbol)).length > 0) return;
    await pause(priceEveryMs, undefined, { signal });
  }
}
